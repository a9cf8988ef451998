import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'
import { hashPassword } from './passwords.ts'
import { updateUser } from './user-store.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** A token for a reset mail: 256 random bits, kept only as their hash. Changing the password voids it. */
export const createResetToken = async (db: Database, userId: string, ttlS: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await db.deleteFrom('reset_tokens').where('expires_at', '<', new Date()).execute()
  await db
    .insertInto('reset_tokens')
    .values({ hash: hashOf(token), user_id: userId, expires_at: new Date(Date.now() + ttlS * 1000) })
    .execute()
  return token
}

/** Sets a new password by a token, once, and ends all sessions. Throws 400 for any token that is not good. */
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
  // Whoever deletes the row has used it: of several at once, one.
  const used = await db
    .deleteFrom('reset_tokens')
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', new Date())
    .returning('user_id')
    .executeTakeFirst()
  if (!used) throw errors.invalidToken()
  await updateUser(db, used.user_id, { password_hash })
}
