import type { SharedResume } from '@candid/core'
import type { FastifyRequest } from 'fastify'
import { createEvidenceMemory } from './evidence.ts'
import { ownerHandlers } from './owner-handlers.ts'
import type { EmployerParts } from './parts.ts'
import { createSample } from './sample.ts'
import type { Shared } from './shared-resume.ts'
import { openShared, suggestionsFor } from './show-shared.ts'
import { visitorHandlers } from './visitor-handlers.ts'

/** Creates the handlers of the operations about employers, and the data for rendering the page of a link. */
export const createEmployers = (
  parts: EmployerParts,
): {
  handlers: ReturnType<typeof ownerHandlers> & ReturnType<typeof visitorHandlers>
  readPage: (token: string, request: FastifyRequest) => Promise<SharedResume>
} => {
  const bare = { ...parts, memory: createEvidenceMemory(), sample: null }
  const suggest = (shared: Shared) => suggestionsFor(bare, shared)
  const all = { ...bare, sample: parts.samplePage ? createSample({ ...parts, suggest }) : null }
  return {
    handlers: { ...ownerHandlers(all), ...visitorHandlers(all) },
    readPage: async (token, request) => (await openShared(all, token, undefined, request)).shared,
  }
}
