import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errors, HttpError } from '../errors.ts'
import { cameTooLate } from './missing-parent.ts'

/** The error of ours that an error means to the caller; anything unexpected is a 500 that tells nothing. */
export const toHttpError = (error: FastifyError | HttpError): HttpError => {
  if (error instanceof HttpError) return error
  const tooLate = cameTooLate(error)
  if (tooLate) return tooLate
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

/** Answers every error as `{detail}`, and writes those that are ours to the log. */
export const answerError = async (error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) => {
  const answer = toHttpError(error)
  drain(request, reply)
  if (answer.status === 500) request.log.error({ err: error }, 'unexpected error')
  return reply.code(answer.status).headers(answer.headers).send({ detail: answer.detail })
}
