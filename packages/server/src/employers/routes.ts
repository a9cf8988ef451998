import type { Rehearsal, SharedResume } from '@candid/core'
import type { Engine, Interviewer } from '@candid/interviewer'
import type { Actor } from '../accounts/actor.ts'
import type { RateLimits } from '../accounts/rate-limits.ts'
import type { Database } from '../db/database.ts'
import type { ShareLinkRow } from '../db/tables.ts'
import { addressOf } from '../http/address.ts'
import { callerLeft } from '../http/caller-left.ts'
import type { Handlers } from '../http/register.ts'
import { answerFrom } from './answering.ts'
import { askShared, openForQuestions } from './ask-shared.ts'
import { createEvidenceMemory, type EvidenceMemory } from './evidence.ts'
import * as links from './links.ts'
import * as queries from './queries.ts'
import { createReadiness, verdictOf } from './readiness.ts'
import { recruiterQuestions } from './recruiter-questions.ts'
import { readShared, type Shared, toSections } from './shared-resume.ts'
import { everyone, visitorOf } from './visitor.ts'

export type EmployerParts = {
  db: Database
  interviewer: Interviewer
  engine: Engine
  limits: RateLimits
  secrets: links.LinkSecrets
  /** Told of what failed without the caller being refused. */
  onError: (error: unknown) => void
}

const today = () => new Date().toISOString().slice(0, 10)

type Id =
  | 'listShareLinks'
  | 'createShareLink'
  | 'updateShareLink'
  | 'revokeShareLink'
  | 'previewShared'
  | 'previewAnswer'
  | 'rehearse'
  | 'readReadiness'
  | 'listQueries'
  | 'answerQuery'
  | 'deleteQuery'
  | 'listPreparedAnswers'
  | 'createPreparedAnswer'
  | 'deletePreparedAnswer'
  | 'readShared'
  | 'listSharedQueries'
  | 'askShared'
  | 'sendShared'

type Parts = EmployerParts & { memory: EvidenceMemory }

export const employerHandlers = (parts: EmployerParts): Pick<Handlers, Id> => {
  const all = { ...parts, memory: createEvidenceMemory() }
  return { ...ownerHandlers(all), ...publicHandlers(all) }
}

const suggestionsFor = async (
  { interviewer, onError }: Parts,
  { ownerId, firstName, items, answers, version }: Shared,
): Promise<string[]> => {
  const evidence = { firstName, items, answers, version, today: today() }
  const result = await interviewer.suggest(evidence, { user: ownerId })
  if (result.ok) return result.questions
  // The resume itself must be shown, whatever became of the suggestions.
  onError(new Error(result.detail))
  return []
}

const show = async (
  parts: Parts,
  link: ShareLinkRow,
  visitor: string | null | typeof everyone,
): Promise<SharedResume> => {
  const { db, engine, memory } = parts
  const shared = await readShared(db, link, memory)
  return {
    name: shared.name,
    first_name: shared.firstName,
    expires_at: link.expires_at?.toISOString() ?? null,
    questions: link.questions,
    engine,
    sections: link.sections,
    resume: toSections(shared),
    suggestions: link.questions ? await suggestionsFor(parts, shared) : [],
    queries: await queries.listByVisitor(db, link, visitor, memory),
  }
}

const ownerHandlers = (parts: Parts) => {
  const { db, secrets, interviewer, limits, memory } = parts
  const readiness = createReadiness(parts)
  const preview = async (actor: Actor, linkId: string, question: string | null = null) => {
    await limits.take(['askOfUser', actor.id])
    return readShared(db, await links.findLink(db, actor, linkId), memory, question)
  }
  const handlers: Pick<Handlers, Exclude<Id, 'readShared' | 'listSharedQueries' | 'askShared' | 'sendShared'>> = {
    listShareLinks: ({ actor }) => links.listLinks(db, secrets, actor),
    createShareLink: ({ actor, body }) => links.createLink(db, secrets, actor, body),
    updateShareLink: ({ actor, params, body }) => links.updateLink(db, secrets, actor, params.link_id, body),
    revokeShareLink: ({ actor, params }) => links.revokeLink(db, secrets, actor, params.link_id),
    previewShared: async ({ actor, params }) => show(parts, await links.findLink(db, actor, params.link_id), everyone),
    previewAnswer: async ({ actor, params, body }) =>
      answerFrom(interviewer, await preview(actor, params.link_id, body.question), body.question),
    rehearse: async ({ actor, params, reply }) => {
      const left = callerLeft(reply)
      const shared = await preview(actor, params.link_id)
      const rehearsal: Rehearsal = []
      // One after the other: a language model behind the interface has its own limits.
      for (const question of recruiterQuestions) {
        left.throwIfAborted()
        const answer = await answerFrom(interviewer, shared, question)
        rehearsal.push({ question, answer, verdict: verdictOf(answer) })
      }
      return rehearsal
    },
    readReadiness: ({ actor }) => readiness(actor),
    listQueries: ({ actor, query }) => queries.readInbox(db, actor, query),
    answerQuery: ({ actor, params, body }) => queries.answerQuery(db, actor, params.query_id, body.text),
    deleteQuery: async ({ actor, params }) => {
      await queries.deleteQuery(db, actor, params.query_id)
      return { message: 'Question deleted' }
    },
    listPreparedAnswers: ({ actor }) => queries.listPrepared(db, actor),
    createPreparedAnswer: ({ actor, body }) => queries.createPrepared(db, actor, body),
    deletePreparedAnswer: async ({ actor, params }) => {
      await queries.deletePrepared(db, actor, params.answer_id)
      return { message: 'Answer deleted' }
    },
  }
  return handlers
}

const publicHandlers = (parts: Parts) => {
  const { db, secrets, limits, memory } = parts
  const handlers: Pick<Handlers, 'readShared' | 'listSharedQueries' | 'askShared' | 'sendShared'> = {
    readShared: async ({ params, headers, request }) => {
      await limits.take(['openSharedFromAddress', addressOf(request)])
      const link = await links.openLink(db, secrets, params.token)
      const shared = await show(parts, link, visitorOf(link.id, headers['x-visitor']))
      await links.countOpening(db, link.id)
      return shared
    },
    listSharedQueries: async ({ params, headers, request }) => {
      await limits.take(['openSharedFromAddress', addressOf(request)])
      const link = await links.openLink(db, secrets, params.token)
      return queries.listByVisitor(db, link, visitorOf(link.id, headers['x-visitor']), memory)
    },
    askShared: async ({ params, headers, body, request }) => {
      await limits.take(['askSharedFromAddress', addressOf(request)])
      const { id } = await openForQuestions(db, secrets, params.token)
      await limits.take(['askOfLink', id])
      return askShared(parts, params.token, headers['x-visitor'], body.question)
    },
    sendShared: async ({ params, headers, request }) => {
      await limits.take(['askSharedFromAddress', addressOf(request)])
      const link = await openForQuestions(db, secrets, params.token)
      return queries.sendQuery(db, link, visitorOf(link.id, headers['x-visitor']), memory, params.query_id)
    },
  }
  return handlers
}
