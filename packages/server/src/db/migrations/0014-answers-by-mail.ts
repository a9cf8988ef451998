import { type Kysely, sql } from 'kysely'

const statements = [
  // Where an employer wants the owner's answer to be mailed; null for most, and again once it was. Nobody left one before.
  'alter table employer_queries add column reply_to text',
  // Whether that mail is on its way.
  'alter table employer_queries add column reply_due boolean not null default false',
  'create index employer_queries_to_mail on employer_queries (sent_at) where reply_to is not null',
]

/** An employer may leave an address for one mail with the owner's answer. */
export const answersByMail = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
