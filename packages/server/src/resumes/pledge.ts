import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { enqueue } from '../jobs/queue.ts'

const afterS = 3_600

/**
 * Promises to delete a file before it is stored: were the process to end between the file and its row, the job would
 * delete it, whatever the storage, with no list of all files ever read. Gives what the row redeems.
 */
export const pledgeDeletion = (db: Database, key: string): Promise<string> =>
  enqueue(db, 'delete_files', { keys: [key] }, afterS)

/** Takes the promise back, in the transaction that writes the file's row. Throws when the file is already deleted. */
export const redeem = async (tx: Database, pledge: string): Promise<void> => {
  const { numDeletedRows } = await tx
    .deleteFrom('jobs')
    .where('id', '=', pledge)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  if (numDeletedRows !== 1n) throw new Error('The upload took too long: its file was deleted')
}

/**
 * Waits for the write that redeems a promise; when it fails the promise falls due now. The file is not deleted here:
 * of a commit whose answer was lost on its way only the database knows, and then row and file stay together.
 */
export const orFallDue = async <T>(db: Database, pledge: string, write: Promise<T>): Promise<T> => {
  try {
    return await write
  } catch (error) {
    const due = db
      .updateTable('jobs')
      .set({ run_at: sql<Date>`now()` })
      .where('id', '=', pledge)
      .where('state', '=', 'queued')
      .execute()
    // Without a database it is kept within its hour.
    await Promise.allSettled([due])
    throw error
  }
}
