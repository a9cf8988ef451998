import type { Interview } from '@candid/core'

/** An interview as a server may send it that knows only questions and answers with their id and text. */
type SentInterview = {
  questions: Interview['questions']
  answers?: (Partial<NonNullable<Interview['answers'][number]>> | null)[]
  drafts?: Interview['drafts']
}

/**
 * Fills in what a server with only the specification's fields leaves out. An answer that is missing or empty is none, as
 * is its place beyond the end of the list.
 */
export const completeInterview = (interview: SentInterview): Interview => ({
  questions: interview.questions,
  answers: interview.questions.map((_, index) => {
    const answer = interview.answers?.[index]
    if (!answer?.text) return null
    return { id: '', release: 'practice', version: 0, saved_at: '', ...answer, text: answer.text }
  }),
  drafts: interview.questions.map((_, index) => interview.drafts?.[index] ?? null),
})
