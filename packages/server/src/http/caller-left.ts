import type { FastifyReply } from 'fastify'
import { HttpError } from '../errors.ts'

/** nginx's code for a caller who closed the connection: it reaches nobody but the metrics. */
const left = () => new HttpError(499, 'The caller has left')

/**
 * Aborts when the caller's connection closes before the answer is sent: nobody would get it. The request's own `aborted` event
 * says so only while its body is still being received.
 */
export const callerLeft = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  const check = () => {
    if (!raw.writableFinished) controller.abort(left())
  }
  if (raw.destroyed) check()
  else raw.once('close', check)
  return controller.signal
}
