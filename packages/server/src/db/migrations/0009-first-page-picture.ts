import { type Kysely, sql } from 'kysely'

/** The picture of a resume's first page; null for those that were parsed before, until they are parsed again. */
export const firstPagePicture = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw('alter table resumes add column picture text').execute(db)
  },
}
