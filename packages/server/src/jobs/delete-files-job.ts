import type { Storage } from '../storage/storage.ts'
import type { JobHandlers } from './runner.ts'

/** The job that deletes files whose rows are gone. */
export const deleteFilesJob = (storage: Storage): JobHandlers['delete_files'] => ({
  attempts: 20,
  atOnce: 1,
  run: async ({ keys }) => {
    for (const key of keys) await storage.delete(key)
    return undefined
  },
})
