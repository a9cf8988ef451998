import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeSnapshot } from '../backup/snapshot.ts'
import type { Database } from '../db/database.ts'

/** Whether some text stands anywhere in the database, as a backup made now would hold it. */
export const standsInBackup = async (db: Database, text: string): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'candid-snapshot-'))
  await writeSnapshot(db, folder)
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  await rm(folder, { recursive: true })
  return files.some((file) => file.includes(text))
}
