import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'
import { hashPassword } from './passwords.ts'
import { updateUser } from './user-store.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Creates a token for a reset email: 256 random bits, of which only the hash is stored. A change of the password invalidates it. */
export const createResetToken = async (db: Database, userId: string, ttlS: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await db.deleteFrom('reset_tokens').where('expires_at', '<', new Date()).execute()
  await db
    .insertInto('reset_tokens')
    .values({ hash: hashOf(token), user_id: userId, expires_at: new Date(Date.now() + ttlS * 1000) })
    .execute()
  return token
}

/** Sets a new password with a token, once, and ends all sessions. Throws 400 for an invalid token. */
export const resetPassword = async (db: Database, token: string, newPassword: string): Promise<void> => {
  const good = db
    .selectFrom('reset_tokens')
    .innerJoin('users', 'users.id', 'user_id')
    .select('user_id')
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', new Date())
    .where('is_active', '=', true)
  if (!(await good.executeTakeFirst())) throw errors.invalidToken()
  const password_hash = await hashPassword(newPassword)
  // The call that deletes the row uses the token, so of several calls at once only one succeeds.
  const used = await db
    .deleteFrom('reset_tokens')
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', new Date())
    .returning('user_id')
    .executeTakeFirst()
  if (!used) throw errors.invalidToken()
  await updateUser(db, used.user_id, { password_hash })
}
