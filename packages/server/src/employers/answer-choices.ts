import { randomUUID } from 'node:crypto'
import type { AnswerChoice, newAnswerChoiceSchema } from '@candid/core'
import { sql } from 'kysely'
import type * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { holdUser } from '../db/user-locks.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'

/** Limited, because all of them are read for every question. */
const mostChoices = 200

const choicesOf = (db: Database, ownerId: string) =>
  db
    .selectFrom('answer_choices as choice')
    .innerJoin('resumes', 'resumes.id', 'choice.resume_id')
    .where('resumes.owner_id', '=', ownerId)
    .where('resumes.active', '=', true)

/** Returns the answers that the owner of the active resume chose for questions. */
export const readChoices = async (db: Database, ownerId: string): Promise<AnswerChoice[]> => {
  const rows = await choicesOf(db, ownerId)
    .select(['choice.id', 'choice.question', 'choice.item_id', 'choice.chosen_at'])
    .orderBy('choice.chosen_at', 'desc')
    .orderBy('choice.id')
    .execute()
  return rows.map(({ chosen_at, ...row }) => ({ ...row, chosen_at: chosen_at.toISOString() }))
}

/**
 * Stores the owner's choice for a question and all equal ones: an item of the active resume, or no answer. Throws 404 without an
 * active resume or for an item that is not in it, and 409 if there are too many.
 */
export const saveChoice = (
  db: Database,
  actor: Actor,
  { question, item_id }: v.InferOutput<typeof newAnswerChoiceSchema>,
): Promise<AnswerChoice> =>
  db.transaction().execute(async (tx) => {
    if (!(await holdUser(tx, actor.id))) throw errors.unauthorized()
    const resume = await tx
      .selectFrom('resumes')
      .select('id')
      .where('owner_id', '=', actor.id)
      .where('active', '=', true)
      // So that two calls never count at the same time.
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!resume) throw errors.resumeNotFound()
    if (item_id !== null) {
      const item = await tx
        .selectFrom('items')
        .select('id')
        .where('id', '=', item_id)
        .where('resume_id', '=', resume.id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      if (!item) throw errors.itemNotFound()
    }
    const saved = await tx
      .insertInto('answer_choices')
      .values({ id: randomUUID(), resume_id: resume.id, question, item_id })
      .onConflict((conflict) =>
        conflict
          .expression(sql`resume_id, question_key(question)`)
          .doUpdateSet({ question, item_id, chosen_at: sql<Date>`now()` }),
      )
      .returning(['id', 'question', 'item_id', 'chosen_at'])
      .executeTakeFirstOrThrow()
    const { count } = await choicesOf(tx, actor.id)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
    if (count > mostChoices) throw errors.tooManyChoices(mostChoices)
    return { ...saved, chosen_at: saved.chosen_at.toISOString() }
  })

/** Deletes a choice, so that the interviewer answers the question again. Throws 404. */
export const deleteChoice = async (db: Database, actor: Actor, id: string): Promise<void> => {
  const deleted = await db
    .deleteFrom('answer_choices')
    .where('id', '=', id)
    .where('resume_id', 'in', (from) => from.selectFrom('resumes').select('id').where('owner_id', '=', actor.id))
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw errors.answerNotFound()
}
