import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { lockForAdding } from '../db/user-locks.ts'
import { errors } from '../errors.ts'

/** The limits for the resumes of one user: the total bytes of their files, and their number. */
export type Quota = { maxMb: number; maxFiles: number }

const usedBy = (db: Database, ownerId: string, except: string | null) =>
  db
    .selectFrom('resumes')
    .select([
      sql<number>`count(*)::int`.as('files'),
      // If a file is replaced, only the new one counts.
      sql<number>`coalesce(sum(size) filter (where id is distinct from ${except}::uuid), 0)::float8`.as('bytes'),
    ])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()

const bytesOf = ({ maxMb }: Quota) => maxMb * 1024 * 1024

/**
 * Refuses a file for which its owner has no room, in the transaction that adds it (or replaces the file of `replaced`). It locks
 * the owner's row, so that simultaneous uploads cannot exceed the limit together. Throws 413, 401.
 */
export const needQuota = async (
  tx: Database,
  quota: Quota,
  ownerId: string,
  size: number,
  replaced: string | null = null,
): Promise<void> => {
  await lockForAdding(tx, ownerId)
  const { files, bytes } = await usedBy(tx, ownerId, replaced)
  if (replaced === null && files >= quota.maxFiles) throw errors.tooManyFiles(quota.maxFiles)
  if (bytes + size > bytesOf(quota)) throw errors.noRoom(quota.maxMb)
}

/** Refuses a new file of a user who has no room at all, before it is received. A received file is counted again. Throws 413. */
export const refuseWhenFull = async (db: Database, quota: Quota, ownerId: string): Promise<void> => {
  const { files, bytes } = await usedBy(db, ownerId, null)
  if (files >= quota.maxFiles) throw errors.tooManyFiles(quota.maxFiles)
  if (bytes >= bytesOf(quota)) throw errors.noRoom(quota.maxMb)
}
