import { ApiError } from '@candid/api-client'
import { texts } from '@candid/core'
import { createToastStore, type ToastText } from '../ui/toast-store.ts'

/** The app's toasts. */
export const toasts = createToastStore()

/** Says that something worked. */
export const notifySuccess = (text: ToastText) => toasts.show('success', text)
/** Says that something failed; stays until it is closed. */
export const notifyError = (text: ToastText) => toasts.show('error', text)

/** The server's own words about a failure; without any, 'Something went wrong.' (specification, section 8). */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError && error.detail ? error.detail : texts.somethingWrong

/** The generic handler of the specification, section 8: a toast titled 'Error' with the server's words. */
export const notifyFailure = (error: unknown) => notifyError({ title: texts.errorTitle, message: errorMessage(error) })
