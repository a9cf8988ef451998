import { type Kysely, sql } from 'kysely'

const statements = [
  // For each receipt of the answer a fingerprint of what it rests on; null for answers of before this step.
  'alter table employer_queries add column basis jsonb',
]

/** What each answer told to an employer rests on, so that it is shown only while all of that is still shown. */
export const basisOfAnswers = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
