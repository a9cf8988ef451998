import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** What a page may read of an answer beside its body: the renewed token, versions, waits, file names, the request's id. */
const read = ['X-Access-Token', 'ETag', 'Retry-After', 'Content-Disposition', 'X-Request-Id']

/**
 * Lets web apps of other origins call the API, and only those. No credentials: the token travels in a header that the
 * app itself sets, so a page of another origin can do nothing in a user's name.
 */
export const addCors = async (app: FastifyInstance, origins: readonly string[]): Promise<void> => {
  if (origins.length === 0) return
  const api: FastifyCorsOptions = {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', 'X-Visitor'],
    exposedHeaders: read,
    maxAge: 7_200,
  }
  await app.register(cors, {
    // The plugin alone would tell other origins which headers there are.
    delegator: ({ url = '', headers: { origin } }, decide) =>
      decide(
        null,
        url.startsWith('/api/') && origin !== undefined && origins.includes(origin) ? api : { origin: false },
      ),
  })
}
