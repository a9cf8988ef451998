import type { AnswerBoxContext, ForgetAnswerDraftInput, RememberDraftInput } from './answer-box.types.ts'

/** The draft is kept in this browser. */
export const rememberDraft = {
  type: 'rememberDraft',
  params: ({ context: { questionId, draft, from } }: { context: AnswerBoxContext }): RememberDraftInput => ({
    questionId,
    text: draft,
    from,
  }),
} as const
/** The draft is no longer kept in this browser. */
export const forgetDraft = {
  type: 'forgetDraft',
  params: ({ context: { questionId, from } }: { context: AnswerBoxContext }): ForgetAnswerDraftInput => ({
    questionId,
    from,
  }),
} as const
const deleteDraft = {
  type: 'deleteDraft',
  params: ({ context: { questionId } }: { context: AnswerBoxContext }) => ({ questionId }),
} as const
/** The draft is given up, here and at the server. */
export const forgotten = [forgetDraft, deleteDraft] as const

/** A draft with a text below it; the text alone where there is none. */
export const append = (draft: string, text: string, between: string) =>
  draft.trim() === '' ? text : `${draft.trimEnd()}${between}${text}`
