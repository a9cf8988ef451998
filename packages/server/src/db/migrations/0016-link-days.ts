import { type Kysely, sql } from 'kysely'

const statements = [
  // Days are those of UTC. What happened before this table is in the link's whole count only.
  `create table link_days (
    link_id uuid not null references share_links on delete cascade,
    day date not null,
    opened integer not null default 0,
    asked integer not null default 0,
    primary key (link_id, day)
  )`,
]

/** How often a link was opened and asked, by day. */
export const linkDays = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
