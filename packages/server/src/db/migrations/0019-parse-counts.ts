import { type Kysely, sql } from 'kysely'

/** What a running parse has counted so far: pages read, of how many, and items found. */
export const parseCounts = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw('alter table resumes add column parse_counts jsonb').execute(db)
  },
}
