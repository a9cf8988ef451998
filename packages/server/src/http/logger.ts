import type { FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { toLoggedError } from '../logged-error.ts'

/**
 * Creates the logger, which writes JSON lines with the request's id (the response's X-Request-Id). It logs the operation, never
 * the called address, because addresses contain emails and share links. Errors are logged without the values that a database
 * repeats and without the words of a mail server.
 */
export const loggerOf = ({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>) => ({
  level: LOG_LEVEL,
  serializers: {
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? 'unknown' }),
    err: toLoggedError,
    // The multipart plugin logs its options at trace level, which include all headers and thus the token.
    busboyOptions: () => undefined,
  },
})
