import {
  type DraftFields,
  maxOwnerAnswerLength,
  type SaveDraftInput,
  type SaveDraftOutput,
  texts,
  toDraftView,
} from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { shallowEqual, useSelector } from '@xstate/react'
import { refreshEmployers } from '../../entities/link/employers.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { createKeptDrafts, readFields } from '../../platform/kept-drafts.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { readKeptDraft, useDraft } from '../../platform/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'

const validate = ({ text = '' }: DraftFields): Record<string, string> => {
  const { length } = text.trim()
  if (length === 0) return { text: 'Write an answer first' }
  return length > maxOwnerAnswerLength ? { text: `At most ${maxOwnerAnswerLength} characters` } : {}
}

// Earlier versions stored only the text.
const drafts = createKeptDrafts('employer-answer', (value) =>
  typeof value === 'string' ? { text: value } : readFields(value),
)

type AnswerSettings = {
  /** The question, by its id or its words. It is the key of the kept draft. */
  about: string
  initial: string
  save: (text: string) => Promise<unknown>
  /** Whether the form is open from the start. */
  isOpen: boolean
  /** Called when the draft was saved or discarded. */
  onDone?: () => void
}

/** The draft of the owner's own answer to a question of employers, and how to start it. */
export const useAnswerDraft = ({ about, initial, save, isOpen, onDone }: AnswerSettings) => {
  const client = useQueryClient()
  const { id: userId } = useCurrentUser()
  const actor = useDraft({
    id: about,
    validate,
    drafts,
    userId,
    ...(isOpen && { begins: { text: initial } }),
    save: {
      mutationFn: async ({ fields: { text = '' } }: SaveDraftInput): Promise<SaveDraftOutput> => {
        await save(text.trim())
        await refreshEmployers(client)
        notifySuccess({ title: texts.successTitle, message: texts.answerSent })
        return { kind: 'saved' }
      },
      onError: notifyFailure,
    },
    ...(onDone && { onClosed: onDone }),
  })
  const { send } = actor
  const edit = () =>
    send({ type: 'draft.edit', saved: { text: initial }, version: null, ...readKeptDraft(drafts, userId, about) })
  return { view: useSelector(actor, toDraftView, shallowEqual), send, edit }
}

type AnswerFormProps = Pick<ReturnType<typeof useAnswerDraft>, 'view' | 'send'> & {
  /** Whether the person opened the form, so that it is focused and has Cancel; otherwise it is open from the start. */
  isAsked: boolean
}

/** The form for the owner's own answer to a question of employers. The draft survives a refusal, a reload and the end of the session. */
export function AnswerForm({ view, send, isAsked }: AnswerFormProps) {
  const busy = view.mode === 'saving'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'draft.save' })
      }}
      className="flex flex-col gap-2"
    >
      <TextArea
        serif
        label="Your answer"
        hint="Employers will read this."
        autoFocus={isAsked}
        value={view.fields['text'] ?? ''}
        error={view.errors['text']}
        onChange={(event) => send({ type: 'draft.change', field: 'text', value: event.target.value })}
      />
      <div className="flex justify-end gap-2">
        {isAsked && (
          <Button size="small" blocked={busy} onClick={() => send({ type: 'draft.cancel' })}>
            Cancel
          </Button>
        )}
        <Button size="small" type="submit" tone="primary" busy={busy}>
          Save answer
        </Button>
      </div>
    </form>
  )
}
