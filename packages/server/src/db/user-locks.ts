import { errors } from '../errors.ts'
import type { Database } from './database.ts'

/**
 * Prevents the deletion of a user until the end of the transaction; returns false if the user is gone. A deletion locks first
 * the user and then the user's rows. All code that locks or writes such rows must use the same order.
 */
export const holdUser = async (tx: Database, id: string): Promise<boolean> =>
  (await tx.selectFrom('users').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !== undefined

/**
 * Serialises transactions that add to a user's data, so that a count stays valid until the end of the transaction. Throws 401
 * if the user is gone.
 */
export const lockForAdding = async (tx: Database, id: string): Promise<void> => {
  const user = await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!user) throw errors.unauthorized()
}
