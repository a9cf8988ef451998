import { randomUUID } from 'node:crypto'
import type { Answer, Release } from '@candid/core'
import type { Database } from '../db/database.ts'
import { lockForAdding } from '../db/user-locks.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { answerColumns, toAnswer } from '../resumes/question-rows.ts'
import { findResume } from '../resumes/resume-store.ts'
import { needAnswerRoom } from './room.ts'

/** The ids of a question and its resume; both must match. */
export type QuestionPlace = { id: string; question_id: string }

/** Locks a question that the actor may use; with `adding`, first its owner, because additions are counted. */
const lockQuestion = async (tx: Database, actor: Actor, { id, question_id }: QuestionPlace, adding = false) => {
  const resume = await findResume(tx, actor, id)
  if (adding) await lockForAdding(tx, resume.owner_id)
  const row = await tx
    .selectFrom('questions')
    .select('id')
    .where('id', '=', question_id)
    .where('resume_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw errors.questionNotFound()
  return resume
}

const readAnswer = async (tx: Database, questionId: string): Promise<Answer | null> => {
  const row = await tx
    .selectFrom('answers')
    .select(answerColumns)
    .where('question_id', '=', questionId)
    .executeTakeFirst()
  return row ? toAnswer(row) : null
}

/**
 * Saves an answer and deletes its draft. Without `version` the last save wins; a stale version is a 409. Throws 403 if a
 * superuser would change what employers are told, and 413.
 */
export const saveAnswer = (
  db: Database,
  actor: Actor,
  place: QuestionPlace,
  { text, release }: { text: string; release?: Release | undefined },
  version: number | null,
): Promise<Answer> =>
  db.transaction().execute(async (tx) => {
    const resume = await lockQuestion(tx, actor, place, true)
    const before = await readAnswer(tx, place.question_id)
    if (version !== null && version !== (before?.version ?? 0))
      throw errors.staleVersion(before?.text ?? '', before?.version ?? 0)
    // Only the owner decides what employers are told; a superuser manages the rest.
    if (actor.is_superuser && [release, before?.release].includes('employers')) throw errors.forbidden()
    const values = { text, release: release ?? before?.release ?? ('practice' as const) }
    if (before)
      await tx
        .updateTable('answers')
        .set({ ...values, version: before.version + 1, saved_at: new Date() })
        .where('id', '=', before.id)
        .execute()
    else
      await tx
        .insertInto('answers')
        .values({ ...values, id: randomUUID(), question_id: place.question_id })
        .execute()
    await tx.deleteFrom('drafts').where('question_id', '=', place.question_id).execute()
    if (isLonger(text, before?.text)) await needAnswerRoom(tx, resume)
    return orThrow(await readAnswer(tx, place.question_id))
  })

/** A text that is not longer than the previous one can always be saved. */
const isLonger = (text: string, before = '') => Buffer.byteLength(text) > Buffer.byteLength(before)

const orThrow = (answer: Answer | null): Answer => {
  if (!answer) throw errors.answerNotFound()
  return answer
}

export const setRelease = (db: Database, actor: Actor, place: QuestionPlace, release: Release): Promise<Answer> =>
  db.transaction().execute(async (tx) => {
    await lockQuestion(tx, actor, place)
    await tx.updateTable('answers').set({ release }).where('question_id', '=', place.question_id).execute()
    return orThrow(await readAnswer(tx, place.question_id))
  })

/** Saves a draft. Throws 404, 413. */
export const saveDraft = (db: Database, actor: Actor, place: QuestionPlace, text: string) =>
  db.transaction().execute(async (tx) => {
    const resume = await lockQuestion(tx, actor, place, true)
    const before = await tx
      .selectFrom('drafts')
      .select('text')
      .where('question_id', '=', place.question_id)
      .executeTakeFirst()
    const saved_at = new Date()
    await tx
      .insertInto('drafts')
      .values({ question_id: place.question_id, text, saved_at })
      .onConflict((conflict) => conflict.column('question_id').doUpdateSet({ text, saved_at }))
      .execute()
    if (isLonger(text, before?.text)) await needAnswerRoom(tx, resume)
    return { text, saved_at: saved_at.toISOString() }
  })

export const deleteDraft = (db: Database, actor: Actor, place: QuestionPlace): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockQuestion(tx, actor, place)
    await tx.deleteFrom('drafts').where('question_id', '=', place.question_id).execute()
  })
