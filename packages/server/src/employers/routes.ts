import type { Rehearsal, SharedResume } from '@candid/core'
import type { Engine, Interviewer } from '@candid/interviewer'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import type { ShareLinkRow } from '../db/tables.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { addressOf } from '../http/address.ts'
import { callerLeft } from '../http/caller-left.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Handlers } from '../http/register.ts'
import { attachment, shownName } from '../resumes/file-name.ts'
import { openFile } from '../resumes/open-file.ts'
import type { Storage } from '../storage/storage.ts'
import * as choices from './answer-choices.ts'
import { answerFrom } from './answering.ts'
import { askShared, openForQuestions } from './ask-shared.ts'
import { choicesFor } from './choice-for.ts'
import { createEvidenceMemory, type EvidenceMemory } from './evidence.ts'
import * as inbox from './inbox.ts'
import { readLinkDays } from './link-days.ts'
import { takeOfLink } from './link-limits.ts'
import * as links from './links.ts'
import * as notices from './notices.ts'
import * as prepared from './prepared-answers.ts'
import * as queries from './queries.ts'
import { createReadiness, readLinkChoices, verdictOf } from './readiness.ts'
import { recruiterQuestions } from './recruiter-questions.ts'
import { createSample, type Sample, sampleToken } from './sample.ts'
import { findSharedFile, readHead, readShared, type Shared, toSections } from './shared-resume.ts'
import { everyone, visitorOf } from './visitor.ts'

export type EmployerParts = {
  db: Database
  interviewer: Interviewer
  engine: Engine
  limits: RateLimits
  storage: Storage
  secrets: links.LinkSecrets
  /** Whether /share/sample is there. */
  samplePage: boolean
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
  | 'readSharedFile'
  | 'listSharedQueries'
  | 'askShared'
  | 'sendShared'
  | 'leaveAddress'
  | 'readLinkDays'
  | 'rehearseAnswer'
  | 'listAnswerChoices'
  | 'saveAnswerChoice'
  | 'deleteAnswerChoice'
  | 'readNoticeChoice'
  | 'saveNoticeChoice'
  | 'unsubscribe'

/** What is called without an account. */
type PublicId =
  | 'readShared'
  | 'readSharedFile'
  | 'listSharedQueries'
  | 'askShared'
  | 'sendShared'
  | 'leaveAddress'
  | 'unsubscribe'

type Parts = EmployerParts & { memory: EvidenceMemory; sample: Sample | null }

/** Handlers of the operations about employers; and what the page of a link shows when it is rendered. */
export const createEmployers = (
  parts: EmployerParts,
): { handlers: Pick<Handlers, Id>; readPage: (token: string, request: FastifyRequest) => Promise<SharedResume> } => {
  const bare = { ...parts, memory: createEvidenceMemory(), sample: null }
  const suggest = (shared: Shared) => suggestionsFor(bare, shared)
  const all = { ...bare, sample: parts.samplePage ? createSample({ ...parts, suggest }) : null }
  return {
    handlers: { ...ownerHandlers(all), ...publicHandlers(all) },
    readPage: async (token, request) => (await openShared(all, token, undefined, request)).shared,
  }
}

/** The sample page, where its name stands in the place of a secret. */
const sampleAt = ({ sample }: Parts, token: string) => (token === sampleToken ? sample : null)

/** What a link shows to a visitor, and the link; null for the sample page. Nothing is counted but the call. */
const openShared = async (
  parts: Parts,
  token: string,
  visitorId: string | undefined,
  request: FastifyRequest,
): Promise<{ link: ShareLinkRow | null; shared: SharedResume }> => {
  await parts.limits.take(['openSharedFromAddress', addressOf(request)])
  const sample = sampleAt(parts, token)
  if (sample) return { link: null, shared: await sample.show() }
  const link = await links.openLink(parts.db, parts.secrets, token)
  return { link, shared: await show(parts, link, visitorOf(link.id, visitorId)) }
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
    sample: false,
    name: shared.name,
    first_name: shared.firstName,
    ...(await readHead(db, link)),
    expires_at: link.expires_at?.toISOString() ?? null,
    questions: link.questions,
    download: link.download && (await findSharedFile(db, link)) !== null,
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
  const handlers: Pick<Handlers, Exclude<Id, PublicId>> = {
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
    listQueries: ({ actor, query }) => inbox.readInbox(db, actor, query),
    answerQuery: ({ actor, params, body }) => inbox.answerQuery(db, actor, params.query_id, body.text),
    deleteQuery: async ({ actor, params }) => {
      await inbox.deleteQuery(db, actor, params.query_id)
      return { message: 'Question deleted' }
    },
    readLinkDays: async ({ actor, params }) => readLinkDays(db, await links.findLink(db, actor, params.link_id)),
    rehearseAnswer: async ({ actor, body }) => {
      await limits.take(['askOfUser', actor.id])
      const shared = await readShared(db, await readLinkChoices(db, actor), memory, body.question)
      const [choice = null] = await choicesFor(interviewer, shared, [body.question])
      return { answer: await answerFrom(interviewer, shared, body.question), choice }
    },
    listAnswerChoices: ({ actor }) => choices.readChoices(db, actor.id),
    saveAnswerChoice: ({ actor, body }) => choices.saveChoice(db, actor, body),
    deleteAnswerChoice: async ({ actor, params }) => {
      await choices.deleteChoice(db, actor, params.choice_id)
      return { message: 'Choice deleted' }
    },
    readNoticeChoice: ({ actor }) => notices.readNoticeChoice(db, actor),
    saveNoticeChoice: ({ actor, body }) => notices.writeNoticeChoice(db, actor, body.wanted),
    listPreparedAnswers: ({ actor }) => prepared.listPrepared(db, actor),
    createPreparedAnswer: ({ actor, body }) => prepared.createPrepared(db, actor, body),
    deletePreparedAnswer: async ({ actor, params }) => {
      await prepared.deletePrepared(db, actor, params.answer_id)
      return { message: 'Answer deleted' }
    },
  }
  return handlers
}

const publicHandlers = (parts: Parts) => {
  const { db, secrets, limits, memory } = parts
  /** Sends a visitor's question to the owner, with an address for the answer or without. */
  const send = async (
    { token, query_id }: { token: string; query_id: string },
    visitorId: string | undefined,
    request: FastifyRequest,
    email: string | null,
  ) => {
    const address = addressOf(request)
    await limits.take(['askSharedFromAddress', address])
    const link = await openForQuestions(db, secrets, token)
    const visitor = visitorOf(link.id, visitorId)
    await takeOfLink(limits, 'send', { linkId: link.id, visitor, address })
    return queries.sendQuery(db, link, visitor, memory, query_id, email)
  }
  const handlers: Pick<Handlers, PublicId> = {
    readShared: async ({ params, headers, request }) => {
      const { link, shared } = await openShared(parts, params.token, headers['x-visitor'], request)
      if (link) await links.countOpening(db, link)
      return shared
    },
    readSharedFile: async ({ params, request, reply }) => {
      await limits.take(['openSharedFromAddress', addressOf(request)])
      const link = sampleAt(parts, params.token) ? null : await links.openLink(db, secrets, params.token)
      if (!link?.download) throw errors.noDownload()
      const { resume, file } = await openFile(parts.storage, async () => {
        const found = await findSharedFile(db, link)
        if (!found) throw errors.noDownload()
        return found
      })
      const { name } = await readShared(db, link, memory)
      reply.headers({
        'Content-Type': 'application/pdf',
        'Content-Length': resume.size,
        // The file's own name is the owner's affair.
        'Content-Disposition': attachment(shownName(name, '.pdf')),
      })
      return reply.send(file)
    },
    listSharedQueries: async ({ params, headers, request }) => {
      await limits.take(['openSharedFromAddress', addressOf(request)])
      if (sampleAt(parts, params.token)) return []
      const link = await links.openLink(db, secrets, params.token)
      return queries.listByVisitor(db, link, visitorOf(link.id, headers['x-visitor']), memory)
    },
    askShared: async ({ params, headers, body, request }) => {
      const address = addressOf(request)
      await limits.take(['askSharedFromAddress', address])
      const sample = sampleAt(parts, params.token)
      if (sample) {
        await takeOfLink(limits, 'ask', { linkId: sampleToken, visitor: null, address })
        return sample.ask(body.question)
      }
      const { id: linkId } = await openForQuestions(db, secrets, params.token)
      await takeOfLink(limits, 'ask', { linkId, visitor: visitorOf(linkId, headers['x-visitor']), address })
      return askShared(parts, params.token, headers['x-visitor'], body.question)
    },
    sendShared: ({ params, headers, request }) => send(params, headers['x-visitor'], request, null),
    unsubscribe: async ({ params, request }) => {
      await limits.take(['unsubscribeFromAddress', addressOf(request)])
      await notices.unsubscribe(db, params.token)
      return { message: 'You get no more mails about your links' }
    },
    leaveAddress: ({ params, headers, body, request }) => send(params, headers['x-visitor'], request, body.email),
  }
  return handlers
}
