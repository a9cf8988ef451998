import type { FastifyInstance } from 'fastify'

const methods = 'GET, POST, PUT, PATCH, DELETE'
const sent = 'Authorization, Content-Type, If-Match'
/** What a page may read of an answer beside its body: the renewed token, versions, waits, file names, the request's id. */
const read = 'X-Access-Token, ETag, Retry-After, Content-Disposition, X-Request-Id'
const rememberedS = 7_200

/**
 * Lets web apps of other origins call the API, and only those. No credentials: the token travels in a header that the
 * app itself sets, so a page of another origin can do nothing in a user's name.
 */
export const addCors = (app: FastifyInstance, origins: readonly string[]): void => {
  if (origins.length === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) return done()
    reply.raw.setHeader('Vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return done()
    reply.raw.setHeader('Access-Control-Allow-Origin', origin)
    reply.raw.setHeader('Access-Control-Expose-Headers', read)
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return done()
    void reply
      .code(204)
      .headers({
        'Access-Control-Allow-Methods': methods,
        'Access-Control-Allow-Headers': sent,
        'Access-Control-Max-Age': rememberedS,
      })
      .send()
  })
}
