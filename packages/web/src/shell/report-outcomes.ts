import { type ActivationEmitted, type ResumeLifecycleEmitted, texts } from '@candid/core'
import { notifyRefusal, notifySuccess } from '../platform/toasts.ts'

type Outcome = ResumeLifecycleEmitted | ActivationEmitted

/** The success message of each command, from the specification (section 8). */
const successes = {
  'lifecycle.parsed': texts.resumeParsed,
  'lifecycle.deleted': texts.resumeDeleted,
  'activation.done': texts.resumeActivated,
} as const

const refusals = { parse: texts.activateOrParseFailed, delete: texts.resumeDeleteFailed } as const

/** Shows the outcome of a command. */
export const reportOutcome = (outcome: Outcome): void => {
  if (outcome.type === 'lifecycle.refused') notifyRefusal(outcome.failure, { message: refusals[outcome.command] })
  else if (outcome.type === 'activation.refused') notifyRefusal(outcome.error, { message: texts.activateOrParseFailed })
  else notifySuccess({ title: texts.successTitle, message: successes[outcome.type] })
}
