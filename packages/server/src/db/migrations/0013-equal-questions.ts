import { type Kysely, sql } from 'kysely'

const statements = [
  // Case, spaces and the marks of a sentence make no other question; '+' and '#' do: C++ is not C#.
  `create function question_key(question text) returns text language sql immutable strict parallel safe as $$
    select coalesce(nullif(btrim(regexp_replace(lower(question), '[][[:space:]?!.,;:"''(){}…¿¡«»“”„‘’–—-]+', ' ', 'g')), ''), question)
  $$`,
  'create index employer_queries_by_key on employer_queries (owner_id, question_key(question))',
  'create index owner_answers_by_key on owner_answers (owner_id, question_key(question))',
]

/** What makes questions of employers equal, so that they are one in their owner's inbox. */
export const equalQuestions = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
