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
