import { ApiError } from '@candid/api-client'
import { texts, toFailure } from '@candid/core'
import type { ToastText } from '../ui/toaster.tsx'
import { createToastStore } from './toast-store.ts'

/** The app's toasts. */
export const toasts = createToastStore()

/** Says that something worked. */
export const notifySuccess = (text: ToastText) => toasts.show('success', text)
/** Says that something failed; stays until it is closed. */
export const notifyError = (text: ToastText) => toasts.show('error', text)

/** The server's own words about a failure; without any, 'Something went wrong.' (specification, section 8). */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError && error.detail ? error.detail : texts.somethingWrong

/** The end of the session is said by itself, once: what failed because of it says nothing more. */
const hasEnded = (error: unknown) => toFailure(error).kind === 'expired'

/** Says that a call of the session failed, in words of its own. */
export const notifyRefusal = (error: unknown, text: Partial<ToastText>) => {
  if (!hasEnded(error)) notifyError({ title: texts.errorTitle, message: errorMessage(error), ...text })
}

/**
 * Says that a call of the session failed: the generic handler of the specification, section 8, a toast titled 'Error' with
 * the server's words.
 */
export const notifyFailure = (error: unknown) => notifyRefusal(error, {})

/** Says that a call without a session failed, such as a log-in. */
export const notifyPublicFailure = (error: unknown) =>
  notifyError({ title: texts.errorTitle, message: errorMessage(error) })
