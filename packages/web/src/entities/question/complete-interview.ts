import type { Interview } from '@candid/core'

/** An interview from a server that knows only the id and text of questions and answers. */
type SentInterview = {
  questions: Interview['questions']
  answers?: (Partial<NonNullable<Interview['answers'][number]>> | null)[]
  drafts?: Interview['drafts']
}

/**
 * Adds the fields that a server with only the specification's fields leaves out. An answer that is null, empty or beyond the
 * end of the list counts as no answer.
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
