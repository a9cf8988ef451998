import { type Kysely, sql } from 'kysely'

/** The section in which an item stood when a version of it was saved; null for the section that the item is in. */
export const movedItems = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw('alter table item_versions add column section text').execute(db)
  },
}
