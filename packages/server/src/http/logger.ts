import type { FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { toLoggedError } from '../logged-error.ts'

/**
 * What is logged, as JSON lines with the request's id (the answer's X-Request-Id): the operation, never the address
 * that was called, since addresses carry e-mails and share links; of an error never the values that a database repeats,
 * nor the words of a mail server.
 */
export const loggerOf = ({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>) => ({
  level: LOG_LEVEL,
  serializers: {
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? 'unknown' }),
    err: toLoggedError,
    // The multipart plugin traces its options, and in them all headers with the token.
    busboyOptions: () => undefined,
  },
})
