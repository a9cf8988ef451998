import { type Readiness, type Section, sections } from '@candid/core'
import type { AnswerOutcome, Interviewer } from '@candid/interviewer'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { refusalOf } from '../http/task-failure.ts'
import { chosenAnswer } from './answering.ts'
import { choicesFor } from './choice-for.ts'
import { createEvidenceMemory, type EvidenceMemory, type LinkChoices } from './evidence.ts'
import { recruiterQuestions } from './recruiter-questions.ts'
import { readShared, type Shared } from './shared-resume.ts'

type Parts = { db: Database; interviewer: Interviewer; limits: RateLimits; memory: EvidenceMemory }

/** From this value on an answer counts as more than weak. */
const enough = 0.5

/** Rates how well an answer meets a question. */
export const verdictOf = ({ outcome, confidence }: { outcome: AnswerOutcome; confidence: number }) => {
  if (outcome !== 'answered' && outcome !== 'corrected') return 'not_answerable'
  return confidence >= enough ? 'answered' : 'weak'
}

/** Returns what all links that take questions show together; without such a link, what a new one would show. */
export const readLinkChoices = async (db: Database, { id }: Actor): Promise<LinkChoices> => {
  const links = await db
    .selectFrom('share_links')
    .select(['sections', 'contact'])
    .where('owner_id', '=', id)
    .where('questions', '=', true)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', sql<Date>`now()`)]))
    .execute()
  const shown = new Set<Section>(links.flatMap((link) => link.sections))
  return {
    owner_id: id,
    sections: links.length === 0 ? [...sections] : sections.filter((section) => shown.has(section)),
    contact: links.some(({ contact }) => contact),
  }
}

const countPracticeOnly = async (db: Database, { id }: Actor): Promise<number> => {
  const { count } = await db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .innerJoin('items', 'items.id', 'questions.item_id')
    .innerJoin('resumes', 'resumes.id', 'questions.resume_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('resumes.owner_id', '=', id)
    .where('resumes.active', '=', true)
    .where('items.deleted_at', 'is', null)
    .where('answers.release', '=', 'practice')
    .executeTakeFirstOrThrow()
  return count
}

type Verdicts = Readiness['questions']

/**
 * Answers the common questions by rules, each as a task of its own, so that nobody waits longer than for one question.
 * Throws 502, 503.
 */
const judge = async (interviewer: Interviewer, shared: Shared, today: string): Promise<Verdicts> => {
  const { firstName, items, answers, version, ownerId } = shared
  const evidence = { firstName, items, answers, version, today }
  const choices = await choicesFor(interviewer, shared, recruiterQuestions)
  const verdicts: Verdicts = []
  for (const [index, question] of recruiterQuestions.entries()) {
    const choice = choices[index]
    if (choice) {
      verdicts.push({ question, verdict: verdictOf(chosenAnswer(shared, choice)) })
      continue
    }
    const result = await interviewer.readiness({ ...evidence, question }, { user: `readiness of ${ownerId}` })
    if (!result.ok) throw refusalOf(result, errors.notAnswered())
    verdicts.push({ question, verdict: verdictOf(result) })
  }
  return verdicts
}

/**
 * Returns how ready an owner is for the most common questions of recruiters. Evidence of the same version with the same choices
 * is judged once a day, however many pages request it. Throws 404 without an active resume, 429, 502, 503.
 */
export const createReadiness = ({ db, interviewer, limits, memory }: Parts) => {
  const judged = createEvidenceMemory(500)
  return async (actor: Actor): Promise<Readiness> => {
    const active = await db
      .selectFrom('resumes')
      .select('id')
      .where('owner_id', '=', actor.id)
      .where('active', '=', true)
      .executeTakeFirst()
    if (!active) throw errors.resumeNotFound()
    const shared = await readShared(db, await readLinkChoices(db, actor), memory)
    const today = new Date().toISOString().slice(0, 10)
    const chosen = shared.choices.map(({ id, item_id }) => `${id} ${item_id}`)
    const slot = judged([shared.version, today, ...chosen].join(' '), (): { verdicts?: Promise<Verdicts> } => ({}))
    if (!slot.verdicts) await limits.take(['askOfUser', actor.id])
    slot.verdicts ??= judge(interviewer, shared, today).catch((error: unknown) => {
      // The next call tries again after a failure.
      delete slot.verdicts
      throw error
    })
    const questions = await slot.verdicts
    return {
      answered: questions.filter(({ verdict }) => verdict === 'answered').length,
      questions,
      practice_only: await countPracticeOnly(db, actor),
    }
  }
}
