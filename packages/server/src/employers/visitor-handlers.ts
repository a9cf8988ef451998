import type { FastifyRequest } from 'fastify'
import { errors } from '../errors.ts'
import { addressOf } from '../http/address.ts'
import type { Handlers } from '../http/register.ts'
import { attachment, shownName } from '../resumes/file-name.ts'
import { openFile } from '../resumes/open-file.ts'
import { askShared, openForQuestions } from './ask-shared.ts'
import { takeOfLink } from './link-limits.ts'
import * as links from './links.ts'
import * as notices from './notices.ts'
import type { Parts } from './parts.ts'
import * as queries from './queries.ts'
import { sampleToken } from './sample.ts'
import { findSharedFile, readShared } from './shared-resume.ts'
import { openShared, sampleAt } from './show-shared.ts'
import { visitorOf } from './visitor.ts'

/** The parts of the handlers that need no account. */
type VisitorId =
  | 'readShared'
  | 'readSharedFile'
  | 'listSharedQueries'
  | 'askShared'
  | 'sendShared'
  | 'leaveAddress'
  | 'unsubscribe'

/** The handlers of the operations for visitors of a link. */
export const visitorHandlers = (parts: Parts): Pick<Handlers, VisitorId> => {
  const { db, secrets, limits, memory } = parts
  /** Sends a visitor's question to the owner, with or without an address for the answer. */
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
  return {
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
        // The original file name is not shown to visitors.
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
      return { message: 'You will not get any more emails about your links' }
    },
    leaveAddress: ({ params, headers, body, request }) => send(params, headers['x-visitor'], request, body.email),
  }
}
