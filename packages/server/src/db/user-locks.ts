import { errors } from '../errors.ts'
import type { Database } from './database.ts'

/**
 * Keeps a user from being deleted until the end of the transaction, or gives false. A deletion locks the user first and
 * then what is theirs: who locks or writes what is a user's and refers to the user, comes in the same order.
 */
export const holdUser = async (tx: Database, id: string): Promise<boolean> =>
  (await tx.selectFrom('users').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !== undefined

/**
 * Lets one transaction after the other add to what a user has, so that what is counted in it holds until its end. Throws 401
 * when the user is gone.
 */
export const lockForAdding = async (tx: Database, id: string): Promise<void> => {
  const user = await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!user) throw errors.unauthorized()
}
