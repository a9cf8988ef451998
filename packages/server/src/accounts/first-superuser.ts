import type { Database } from '../db/database.ts'
import { HttpError } from '../errors.ts'
import { hashPassword } from './passwords.ts'
import { insertUser } from './user-store.ts'

/** Creates the first superuser in a database without users. Returns whether it did; if several processes start at once, only one does. */
export const createFirstSuperuser = async (db: Database, email: string, password: string): Promise<boolean> => {
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (someone) return false
  const password_hash = await hashPassword(password)
  try {
    await insertUser(db, { email, password_hash, is_superuser: true, is_active: true })
    return true
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) return false
    throw error
  }
}
