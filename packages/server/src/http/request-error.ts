import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errors, HttpError } from '../errors.ts'
import { cameTooLate } from './missing-parent.ts'

/** The error of ours that an error means to the caller; anything unexpected is a 500 that tells nothing. */
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

/** Codes of the file system and of PostgreSQL. */
const full = ['ENOSPC', 'EDQUOT', '53100']
/** A read-only or broken disk; a database that is not there, starts, stops, takes no more connections or writes. */
const unavailable = ['EROFS', 'EIO', 'ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '53300', '25006']

const isCallers = (status: number | undefined): status is number =>
  status !== undefined && status >= 400 && status < 500

/**
 * Reads on and drops what still comes of a body that was refused: were the socket closed under a client that is
 * sending, it would see a network error in place of the answer. The request's time limit ends an endless one.
 */
const drain = ({ raw }: FastifyRequest, reply: FastifyReply) => {
  // Fastify asks to close after a body that it could not read.
  reply.removeHeader('connection')
  raw.unpipe()
  raw.resume()
}

/** Whether a stream ended because its reader has gone, which is as it should be. */
const readerLeft = ({ code }: { code?: string }, { raw }: FastifyRequest) =>
  raw.destroyed && (code === 'ABORT_ERR' || code === 'ERR_STREAM_PREMATURE_CLOSE')

/** What a route announces of a file; an error in its place is neither that file nor to be saved. */
const ofTheFile = ['content-disposition', 'etag', 'last-modified', 'accept-ranges']

/** Answers every error as `{detail}`, and writes those that are ours to the log. An answer that has begun can only be cut off. */
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
