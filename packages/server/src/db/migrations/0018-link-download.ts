import { type Kysely, sql } from 'kysely'

/** Whether who has a link may have the original PDF; nobody could before. */
export const linkDownload = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw('alter table share_links add column download boolean not null default false').execute(db)
  },
}
