import type { Readable } from 'node:stream'
import type { Storage } from '../storage/storage.ts'

/** A resume and its file, even while another file takes its place: `find` reads the row, again if need be. */
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
      // Read before the file was replaced or deleted? Then the row tells now; otherwise it is our fault.
      resume = await find()
      if (resume.storage_key === storage_key) throw error
    }
  }
}
