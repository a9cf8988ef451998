import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { enqueue } from '../jobs/queue.ts'

const afterS = 3_600

/**
 * Schedules the deletion of a file before it is stored. If the process ends before the file's row is written, the job deletes the
 * file. This works with any storage and needs no list of all files. Returns the id of the job.
 */
export const scheduleDeletion = (db: Database, key: string): Promise<string> =>
  enqueue(db, 'delete_files', { keys: [key] }, afterS)

/** Cancels the deletion, in the transaction that writes the file's row. Throws if the file is already deleted. */
export const cancelDeletion = async (tx: Database, deletionJob: string): Promise<void> => {
  const { numDeletedRows } = await tx
    .deleteFrom('jobs')
    .where('id', '=', deletionJob)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  if (numDeletedRows !== 1n) throw new Error('The upload took too long: its file was deleted')
}

/**
 * Waits for the write that cancels a deletion; if it fails, the deletion is due now. The file is not deleted directly: the commit
 * may have succeeded although its response was lost, and only the database knows. Then row and file stay together.
 */
export const orDeleteNow = async <T>(db: Database, deletionJob: string, write: Promise<T>): Promise<T> => {
  try {
    return await write
  } catch (error) {
    const due = db
      .updateTable('jobs')
      .set({ run_at: sql<Date>`now()` })
      .where('id', '=', deletionJob)
      .where('state', '=', 'queued')
      .execute()
    // If the database cannot be reached, the deletion is still due within its hour.
    await Promise.allSettled([due])
    throw error
  }
}
