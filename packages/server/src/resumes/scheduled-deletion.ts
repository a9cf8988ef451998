import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { enqueue } from '../jobs/queue.ts'

const afterS = 3_600

/**
 * Schedules the deletion of a file before it is stored: if the process ends between the file and its row, the job
 * deletes it, whatever the storage, and nothing has to list all files. Returns the id of the job.
 */
export const scheduleDeletion = (db: Database, key: string): Promise<string> =>
  enqueue(db, 'delete_files', { keys: [key] }, afterS)

/** Cancels the deletion, in the transaction that writes the file's row. Throws when the file is already deleted. */
export const cancelDeletion = async (tx: Database, deletionJob: string): Promise<void> => {
  const { numDeletedRows } = await tx
    .deleteFrom('jobs')
    .where('id', '=', deletionJob)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  if (numDeletedRows !== 1n) throw new Error('The upload took too long: its file was deleted')
}

/**
 * Waits for the write that cancels a deletion; when it fails, the deletion is due now. The file is not deleted here:
 * of a commit whose answer was lost on its way only the database knows, and then row and file stay together.
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
    // Without a database it is still due within its hour.
    await Promise.allSettled([due])
    throw error
  }
}
