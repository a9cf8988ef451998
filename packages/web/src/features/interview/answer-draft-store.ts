import type { KeptAnswer } from '@candid/core'
import { createKeptDrafts, type Kept, readText } from '../../platform/kept-drafts.ts'

/** Drafts of answers, by user and question. */
export const answerDrafts = createKeptDrafts('answer-draft', readText)

/** Returns the newer of the browser's and the server's draft. */
export const newerDraft = (
  here: Kept<string> | undefined,
  there: { text: string; saved_at: string } | null,
): KeptAnswer | null => {
  if (there && (!here || Date.parse(there.saved_at) >= Date.parse(here.keptAt)))
    return { text: there.text, savedAt: there.saved_at, ...(here?.value === there.text && { from: here.key }) }
  return here ? { text: here.value, savedAt: there?.text === here.value ? there.saved_at : null, from: here.key } : null
}
