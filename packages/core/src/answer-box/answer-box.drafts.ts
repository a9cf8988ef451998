import type { AnswerBoxContext, ForgetAnswerDraftInput, RememberDraftInput } from './answer-box.types.ts'

/** Keeps the draft in this browser. */
export const rememberDraft = {
  type: 'rememberDraft',
  params: ({ context: { questionId, draft, from } }: { context: AnswerBoxContext }): RememberDraftInput => ({
    questionId,
    text: draft,
    from,
  }),
} as const
/** Deletes the draft from this browser. */
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
/** Deletes the draft from this browser and from the server. */
export const forgotten = [forgetDraft, deleteDraft] as const

/** Appends a text below a draft; returns the text alone if the draft is empty. */
export const append = (draft: string, text: string, between: string) =>
  draft.trim() === '' ? text : `${draft.trimEnd()}${between}${text}`
