import { type Kysely, sql } from 'kysely'

const statements = [
  // What is told for a question, however it is written: nothing, or what this item says.
  `create table answer_choices (
    id uuid primary key,
    resume_id uuid not null references resumes on delete cascade,
    question text not null,
    item_id uuid references items on delete cascade,
    chosen_at timestamptz not null default now()
  )`,
  'create unique index answer_choices_by_key on answer_choices (resume_id, question_key(question))',
  'create index answer_choices_of_item on answer_choices (item_id)',
]

/** What an owner chose to be told for a question, where the interviewer's answer was wrong. */
export const answerChoices = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
