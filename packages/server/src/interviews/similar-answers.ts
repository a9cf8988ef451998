import type { SimilarAnswer } from '@candid/core'
import type { Interviewer } from '@candid/interviewer'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { refusalOf } from '../http/task-failure.ts'
import { findResume } from '../resumes/resume-store.ts'
import { findItem } from './find-item.ts'

/** How many answers (the newest) and how many open questions are compared. */
const mostAnswers = 500
const mostQuestions = 50

/**
 * Finds for each open question of an item the most similar one that the resume's owner has answered before, in any resume or on
 * the shelf; of equal ones the newest. Computed for each read; nothing is stored. Throws 404, 502, 503.
 */
export const readSimilarAnswers = async (
  db: Database,
  interviewer: Interviewer,
  actor: Actor,
  place: { id: string; chunk_id: string },
): Promise<SimilarAnswer[]> => {
  await findItem(db, actor, place)
  const { owner_id } = await findResume(db, actor, place.id)
  const open = await db
    .selectFrom('questions')
    .leftJoin('answers', 'answers.question_id', 'questions.id')
    .select(['questions.id', 'questions.text'])
    .where('item_id', '=', place.chunk_id)
    .where('answers.id', 'is', null)
    .orderBy('questions.number', 'desc')
    .limit(mostQuestions)
    .execute()
  if (open.length === 0) return []
  // Answers can be long, so only those of the found questions are read.
  const answered = await answersOf(db, owner_id).select(['answers.id', 'questions.text']).limit(mostAnswers).execute()
  const texts = { open: open.map(({ text }) => text), answered: answered.map(({ text }) => text) }
  const result = await interviewer.similar(texts, { user: actor.id })
  if (!result.ok) throw refusalOf(result, errors.engineFailed('The earlier answers could not be compared'))
  const found = open.flatMap(({ id }, index) => {
    const earlier = answered[result.nearest[index] ?? -1]
    return earlier ? [{ question_id: id, answerId: earlier.id }] : []
  })
  if (found.length === 0) return []
  const rows = await answersOf(db, owner_id)
    .select(['answers.id', 'questions.text as question', 'answers.text as answer', 'answers.saved_at'])
    .where(
      'answers.id',
      'in',
      found.map(({ answerId }) => answerId),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return found.flatMap(({ question_id, answerId }) => {
    const row = byId.get(answerId)
    if (!row) return []
    const { question, answer, saved_at } = row
    return [{ question_id, earlier: { question, answer, saved_at: saved_at.toISOString() } }]
  })
}

/** Reads a person's answers, newest first. */
const answersOf = (db: Database, ownerId: string) =>
  db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .innerJoin('resumes', 'resumes.id', 'questions.resume_id')
    .where('resumes.owner_id', '=', ownerId)
    .orderBy('answers.saved_at', 'desc')
    .orderBy('answers.id')
