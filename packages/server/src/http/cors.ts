import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** The response headers that a page may read: the renewed token, versions, waiting times, file names, the request's id. */
const read = ['X-Access-Token', 'ETag', 'Retry-After', 'Content-Disposition', 'X-Request-Id']

/**
 * Allows the configured origins to call the API, without credentials. The token is in a header that the app itself sets, so a
 * page of another origin cannot act for a user.
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
    // The plugin alone would also send the list of headers to other origins.
    delegator: ({ url = '', headers: { origin } }, decide) =>
      decide(
        null,
        url.startsWith('/api/') && origin !== undefined && origins.includes(origin) ? api : { origin: false },
      ),
  })
}
