import type { Insertable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

/** PostgreSQL takes at most 65,535 values in one statement. */
const rowsAtOnce = 1_000

/** Inserts any number of items. */
export const insertItems = async (tx: Database, rows: Insertable<Tables['items']>[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await tx
      .insertInto('items')
      .values(rows.slice(at, at + rowsAtOnce))
      .execute()
}
