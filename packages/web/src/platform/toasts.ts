import { ApiError } from '@candid/api-client'
import { texts, toFailure } from '@candid/core'
import type { ToastText } from '../ui/toaster.tsx'
import { createToastStore } from './toast-store.ts'

/** The app's toasts. */
export const toasts = createToastStore()

/** Shows a success toast. */
export const notifySuccess = (text: ToastText) => toasts.show('success', text)
/** Shows an error toast, which stays until it is closed. */
export const notifyError = (text: ToastText) => toasts.show('error', text)

/** Returns the server's message for a failure, or 'Something went wrong.' if there is none (specification, section 8). */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError && error.detail ? error.detail : texts.somethingWrong

/** The end of the session has its own toast, so calls that failed because of it show none. */
const hasEnded = (error: unknown) => toFailure(error).kind === 'expired'

/** Shows an error toast for a failed call of the session, with the given text. */
export const notifyRefusal = (error: unknown, text: Partial<ToastText>) => {
  if (!hasEnded(error)) notifyError({ title: texts.errorTitle, message: errorMessage(error), ...text })
}

/**
 * Shows an error toast for a failed call of the session: the generic handler of the specification, section 8, titled 'Error'
 * with the server's message.
 */
export const notifyFailure = (error: unknown) => notifyRefusal(error, {})

/** Shows an error toast for a failed call without a session, such as a log-in. */
export const notifyPublicFailure = (error: unknown) =>
  notifyError({ title: texts.errorTitle, message: errorMessage(error) })
