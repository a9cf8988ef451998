import type { TaskFailure } from '@candid/interviewer'
import { errors, type HttpError } from '../errors.ts'

/** The error that a task without a result means to the caller; `failed` where the engine itself failed. */
export const refusalOf = ({ code }: TaskFailure, failed: HttpError): HttpError => {
  if (code === 'busy') return errors.busy()
  return code === 'too_much_work' ? errors.tooMuchWork() : failed
}
