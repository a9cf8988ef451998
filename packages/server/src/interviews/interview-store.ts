import { randomUUID } from 'node:crypto'
import type { Interview } from '@candid/core'
import type { AskResult, Interviewer, ResumeItem } from '@candid/interviewer'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { lockForAdding } from '../db/user-locks.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { refusalOf } from '../http/task-failure.ts'
import { itemText } from '../resumes/item-text.ts'
import {
  answerColumns,
  conversationOrder,
  draftColumns,
  questionColumns,
  toAnswer,
  toDraft,
  toQuestion,
} from '../resumes/question-rows.ts'
import { findResume } from '../resumes/resume-store.ts'
import type { QuestionPlace } from './answer-store.ts'
import { findItem } from './find-item.ts'
import { needQuestionRoom } from './room.ts'

/** Returns questions, answers and drafts of one item, matched by position. Throws 404. */
export const readInterview = async (
  db: Database,
  actor: Actor,
  place: { id: string; chunk_id: string },
): Promise<Interview> => {
  await findItem(db, actor, place)
  return readQuestions(db, place.chunk_id)
}

const readQuestions = async (db: Database, itemId: string): Promise<Interview> => {
  const rows = await db
    .selectFrom('questions')
    .leftJoin('questions as main', 'main.id', 'questions.follows')
    .leftJoin('answers', 'answers.question_id', 'questions.id')
    .leftJoin('drafts', 'drafts.question_id', 'questions.id')
    .select([...questionColumns, ...answerColumns, ...draftColumns])
    .where('questions.item_id', '=', itemId)
    .orderBy(conversationOrder)
    .execute()
  return { questions: rows.map(toQuestion), answers: rows.map(toAnswer), drafts: rows.map(toDraft) }
}

/**
 * Generates up to `num` more questions about an item, none of which this resume was ever asked. Nothing is locked while the
 * engine runs: the unique index drops a question that was added in the meantime. Throws 404, 413, 502, 503.
 */
export const askQuestions = async (
  db: Database,
  interviewer: Interviewer,
  actor: Actor,
  place: { id: string; chunk_id: string },
  num: number,
): Promise<Interview> => {
  const item = await findItem(db, actor, place)
  const resume = await findResume(db, actor, place.id)
  await needQuestionRoom(db, resume)
  const items = await db
    .selectFrom('items')
    .select(['id', 'section', 'content', 'tag'])
    .where('resume_id', '=', place.id)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute()
  const existing = await db.selectFrom('questions').select('text').where('resume_id', '=', place.id).execute()
  const result = await interviewer.ask(
    {
      item: toResumeItem(item),
      items: items.map(toResumeItem),
      existing: existing.map(({ text }) => text),
      num,
    },
    { user: actor.id },
  )
  await keepQuestions(db, resume, item, {
    ...result,
    ...(result.ok && { questions: result.questions.slice(0, num) }),
  })
  return readQuestions(db, item.id)
}

const keepQuestions = async (
  db: Database,
  resume: { id: string; owner_id: string },
  item: KnownItem,
  result: AskResult,
  follows: string | null = null,
) => {
  if (!result.ok) throw refusalOf(result, errors.engineFailed(`The questions could not be generated: ${result.detail}`))
  if (result.questions.length === 0) return
  const rows = result.questions.map(({ text, kind }) => ({
    id: randomUUID(),
    resume_id: resume.id,
    item_id: item.id,
    text,
    kind,
    follows,
    engine: JSON.stringify(result.engine),
    category: item.section,
    item_text: itemText(item.section, item.content),
  }))
  await db.transaction().execute(async (tx) => {
    await lockForAdding(tx, resume.owner_id)
    await tx
      .insertInto('questions')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await needQuestionRoom(tx, resume)
  })
}
type KnownItem = Awaited<ReturnType<typeof findItem>>

/**
 * Adds one question that follows up a saved answer, if the answer leaves something open. A follow-up to a follow-up belongs to
 * the same question. Throws 404, 413, 502, 503.
 */
export const askFollowUp = async (
  db: Database,
  interviewer: Interviewer,
  actor: Actor,
  { id, question_id }: QuestionPlace,
): Promise<Interview> => {
  const resume = await findResume(db, actor, id)
  const asked = await db
    .selectFrom('questions')
    .leftJoin('answers', 'answers.question_id', 'questions.id')
    .select(['questions.text', 'item_id', 'follows', 'answers.text as answer'])
    .where('questions.id', '=', question_id)
    .where('questions.resume_id', '=', id)
    .executeTakeFirst()
  if (!asked?.item_id || !resume.chunked) throw errors.questionNotFound()
  if (asked.answer === null) throw errors.answerNotFound()
  await needQuestionRoom(db, resume)
  const item = await findItem(db, actor, { id, chunk_id: asked.item_id })
  const existing = await db.selectFrom('questions').select('text').where('resume_id', '=', id).execute()
  const result = await interviewer.followUp(
    {
      item: toResumeItem(item),
      question: asked.text,
      answer: asked.answer,
      existing: existing.map(({ text }) => text),
    },
    { user: actor.id },
  )
  await keepQuestions(db, resume, item, result, asked.follows ?? question_id)
  return readQuestions(db, item.id)
}

type ItemFields = { id: string; section: ResumeItem['section']; content: unknown; tag: string | null }

// The database stores each content in the shape of its section, and a tag that the interviewer set.
const toResumeItem = ({ tag, ...item }: ItemFields) => ({ ...item, ...(tag !== null && { tag }) }) as ResumeItem

/** Returns how many questions of each item are answered, and how many of those answers may be used to answer employers. */
export const readProgress = async (db: Database, actor: Actor, id: string) => {
  await findResume(db, actor, id)
  return db
    .selectFrom('questions')
    .innerJoin('items', 'items.id', 'questions.item_id')
    .leftJoin('answers', 'answers.question_id', 'questions.id')
    .select([
      'items.id as chunk_id',
      sql<number>`count(*)::int`.as('questions'),
      sql<number>`count(answers.id)::int`.as('answered'),
      sql<number>`count(answers.id) filter (where answers.release = 'employers')::int`.as('released'),
    ])
    .where('questions.resume_id', '=', id)
    .where('items.deleted_at', 'is', null)
    .groupBy('items.id')
    .execute()
}
