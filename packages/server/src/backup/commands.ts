import type { Readable } from 'node:stream'
import type { OpenDatabase } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'
import { createBackup, restoreBackup, saveBackup, verifyBackup } from './archive.ts'
import { askForBackup } from './control-socket.ts'

/** Opens the parts of a backup; `schema` is the migration to which an empty database is brought. */
export type Open = (schema?: string) => Promise<{ database: OpenDatabase; storage: Storage }>

const summary = (files: number) => `${files} ${files === 1 ? 'resume' : 'resumes'}`

/** Writes a backup to `path`, through the running server of the data folder or, if none runs, in this process. */
export const backUp = async (path: string, dataDir: string, open: Open): Promise<string> => {
  const save = async (source: Readable) => {
    const { files } = await saveBackup(source, path)
    return `Backup with ${summary(files)} written to ${path}`
  }
  const running = await askForBackup(dataDir)
  if (running) return save(running)
  const { database, storage } = await open()
  try {
    return await save(createBackup({ db: database.db, storage, dataDir }))
  } finally {
    await database.close()
  }
}

/** Restores the backup at `path` into an empty server that is not running. */
export const restore = async (path: string, dataDir: string, open: Open): Promise<string> => {
  const { schema, files, made_at } = await verifyBackup(path)
  const { database, storage } = await open(schema)
  try {
    await restoreBackup(path, { db: database.db, storage, dataDir })
    return `Backup of ${made_at} with ${summary(files)} restored`
  } finally {
    await database.close()
  }
}
