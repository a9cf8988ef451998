import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errors, HttpError } from '../errors.ts'
import { cameTooLate } from './missing-parent.ts'

/** Converts an error for the caller. Anything unexpected is a 500 without details. */
export const toHttpError = (error: FastifyError | HttpError): HttpError => {
  if (error instanceof HttpError) return error
  const tooLate = cameTooLate(error)
  if (tooLate) return tooLate
  if (full.includes(error.code)) return errors.diskFull()
  if (unavailable.includes(error.code)) return errors.unavailable()
  switch (error.statusCode) {
    case 400:
      return errors.invalid('The request could not be read', ['body'], 'unreadable')
    case 413:
      return errors.tooLarge()
    case 415:
      return errors.mediaType()
    case 414:
      return new HttpError(414, 'The address is too long')
    default:
      return isCallers(error.statusCode)
        ? new HttpError(error.statusCode, 'The request could not be read')
        : new HttpError(500, 'Internal server error')
  }
}

/** Error codes of the file system and of PostgreSQL. */
const full = ['ENOSPC', 'EDQUOT', '53100']
/** A read-only or broken disk; a database that cannot be reached, starts, stops, or accepts no more connections or writes. */
const unavailable = ['EROFS', 'EIO', 'ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '53300', '25006']

const isCallers = (status: number | undefined): status is number =>
  status !== undefined && status >= 400 && status < 500

/**
 * Reads and discards the rest of a refused body. If the socket were closed while a client is sending, the client would see a
 * network error instead of the response. The request's time limit ends an endless body.
 */
const drain = ({ raw }: FastifyRequest, reply: FastifyReply) => {
  // Fastify requests a close after a body that it could not read.
  reply.removeHeader('connection')
  raw.unpipe()
  raw.resume()
}

/** Whether a stream ended because its reader left, which is normal. */
const readerLeft = ({ code }: { code?: string }, { raw }: FastifyRequest) =>
  raw.destroyed && (code === 'ABORT_ERR' || code === 'ERR_STREAM_PREMATURE_CLOSE')

/** The headers of a file, which must be removed from an error response in its place. */
const ofTheFile = ['content-disposition', 'etag', 'last-modified', 'accept-ranges']

/** Answers every error with `{detail}`, and logs those that the server caused. A response that has begun can only be aborted. */
export const answerError = async (error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) => {
  const answer = toHttpError(error)
  drain(request, reply)
  if (!(error instanceof HttpError) && answer.status >= 500 && !readerLeft(error, request))
    request.log.error({ err: error }, 'unexpected error')
  if (reply.raw.headersSent) {
    reply.hijack()
    reply.raw.destroy()
    return reply
  }
  for (const name of ofTheFile) reply.removeHeader(name)
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .type('application/json; charset=utf-8')
    .send({ detail: answer.detail, ...answer.more })
}
