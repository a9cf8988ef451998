import { errors, HttpError } from '../errors.ts'

/** Tells what went wrong while a form was read: one that ends too early is the caller's fault, a full disk is not. */
export const unreadableForm = (error: Error & { errno?: number; statusCode?: number }): never => {
  if (error instanceof HttpError || error.errno !== undefined || error.statusCode !== undefined) throw error
  throw errors.invalid('The form could not be read', ['body'], 'unreadable')
}
