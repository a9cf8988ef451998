import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { start } from './migrations/0001-start.ts'
import { employers } from './migrations/0002-employers.ts'
import { evidenceIndex } from './migrations/0003-evidence-index.ts'

/** Every step of the schema, oldest first. Forward only: a step that was released is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-start': start,
  '0002-employers': employers,
  '0003-evidence-index': evidenceIndex,
}

/** The data was written by a newer version of this program, whose schema this one does not know. */
export class NewerSchemaError extends Error {
  constructor(step: string) {
    super(`the data is of a newer version of Candid (schema ${step}); start that version, or restore an older backup`)
  }
}

/**
 * Brings the schema up to date, or up to one of its steps. Several processes may call it at once: the migrator locks.
 * Throws NewerSchemaError, and then has changed nothing.
 */
export const migrate = async (db: Database, upTo?: string): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const unknown = [...(await appliedSteps(db)), ...(upTo === undefined ? [] : [upTo])].find(
    (step) => !(step in migrations),
  )
  if (unknown !== undefined) throw new NewerSchemaError(unknown)
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error) throw error
}

const journal = 'kysely_migration'

/** The steps that a database has been brought through; none of an empty one. */
const appliedSteps = async (db: Database): Promise<string[]> => {
  const { rows: found } = await sql<{ exists: boolean }>`select to_regclass(${journal}) is not null as exists`.execute(
    db,
  )
  if (!found[0]?.exists) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(journal)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}
