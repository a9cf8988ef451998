import { type Kysely, sql } from 'kysely'

/** Who of those who have a link asked a question, as a hash; null for questions of before, which no visitor is shown any more. */
export const visitors = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw('alter table employer_queries add column visitor text').execute(db)
  },
}
