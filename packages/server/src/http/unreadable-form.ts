import { errors, HttpError } from '../errors.ts'

/** Converts an error of reading a form: a form that ends too early is the caller's fault, a full disk is not. */
export const unreadableForm = (error: Error & { errno?: number; statusCode?: number }): never => {
  if (error instanceof HttpError || error.errno !== undefined || error.statusCode !== undefined) throw error
  throw errors.invalid('The form could not be read', ['body'], 'unreadable')
}
