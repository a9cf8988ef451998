import type { TaskFailure } from '@candid/interviewer'
import { errors, type HttpError } from '../errors.ts'

/** Returns the error for a task without a result; `failed` if the engine itself failed. */
export const refusalOf = ({ code }: TaskFailure, failed: HttpError): HttpError => {
  if (code === 'busy') return errors.busy()
  return code === 'too_much_work' ? errors.tooMuchWork() : failed
}
