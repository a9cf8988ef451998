import { type Kysely, sql } from 'kysely'

/**
 * The question whose answer a follow-up is about; null for other questions, and for follow-ups asked before this step.
 * Checked at the end of a transaction: a restore may read a follow-up before the question that it follows.
 */
export const followUps = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(
        'alter table questions add column follows uuid references questions on delete set null deferrable initially deferred',
      )
      .execute(db)
    await sql.raw('create index questions_following on questions (follows) where follows is not null').execute(db)
  },
}
