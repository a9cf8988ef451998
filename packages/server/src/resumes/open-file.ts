import type { Readable } from 'node:stream'
import type { Storage } from '../storage/storage.ts'

/** Opens the file of a resume, also while it is being replaced: `find` reads the row, and again if needed. */
export const openFile = async <Row extends { storage_key: string }>(
  storage: Storage,
  find: () => Promise<Row>,
): Promise<{ resume: Row; file: Readable }> => {
  let resume = await find()
  for (;;) {
    const { storage_key } = resume
    try {
      return { resume, file: await storage.get(storage_key) }
    } catch (error) {
      // If the row was read before the file was replaced or deleted, reading it again shows that; otherwise it is a server error.
      resume = await find()
      if (resume.storage_key === storage_key) throw error
    }
  }
}
