import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { start } from './migrations/0001-start.ts'
import { employers } from './migrations/0002-employers.ts'
import { evidenceIndex } from './migrations/0004-evidence-index.ts'

/** Every step of the schema, oldest first. Forward only: a step that was released is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-start': start,
  '0002-employers': employers,
  '0004-evidence-index': evidenceIndex,
}

/** Brings the schema up to date, or up to one of its steps. Several processes may call it at once: the migrator locks. */
export const migrate = async (db: Database, upTo?: string): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error) throw error
}
