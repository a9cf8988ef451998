import { type Kysely, sql } from 'kysely'

const statements = [
  // A list of reasons to look at the item; saving or confirming it empties the list.
  "alter table items add column doubts jsonb not null default '[]'",
  // Numbers of pages that are pictures and were not read.
  "alter table resumes add column unread jsonb not null default '[]'",
]

/** What a parse was unsure of, and the pages it did not read. */
export const doubts = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
