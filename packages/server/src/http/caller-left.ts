import type { FastifyReply } from 'fastify'
import { HttpError } from '../errors.ts'

/** nginx's status for a caller who closed the connection; only the metrics see it. */
const left = () => new HttpError(499, 'The caller has left')

/**
 * Aborts if the caller's connection closes before the response is sent. The request's own `aborted` event fires only while its
 * body is being received.
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
