import type { SharedResume } from '@candid/core'
import type { FastifyRequest } from 'fastify'
import type { ShareLinkRow } from '../db/tables.ts'
import { addressOf } from '../http/address.ts'
import * as links from './links.ts'
import type { Parts } from './parts.ts'
import * as queries from './queries.ts'
import { sampleToken } from './sample.ts'
import { findSharedFile, readHead, readShared, type Shared, toSections } from './shared-resume.ts'
import { type everyone, visitorOf } from './visitor.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** Returns the sample page if its name is used in place of a secret. */
export const sampleAt = ({ sample }: Parts, token: string) => (token === sampleToken ? sample : null)

/** Returns what a link shows to a visitor, and the link (null for the sample page). Only the call is counted, not an opening. */
export const openShared = async (
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

/** Suggests questions that the resume of a link can answer; none if the engine fails. */
export const suggestionsFor = async (
  { interviewer, onError }: Parts,
  { ownerId, firstName, items, answers, version }: Shared,
): Promise<string[]> => {
  const evidence = { firstName, items, answers, version, today: today() }
  const result = await interviewer.suggest(evidence, { user: ownerId })
  if (result.ok) return result.questions
  // The resume must be shown even if there are no suggestions.
  onError(new Error(result.detail))
  return []
}

/** Returns what a link shows to one visitor, or to its owner, who sees the questions of all visitors. */
export const show = async (
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
