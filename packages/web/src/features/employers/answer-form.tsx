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
import * as v from 'valibot'
import { refreshEmployers } from '../../entities/link/employers.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { createKeptDrafts } from '../../platform/kept-drafts.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { useDraft } from '../../platform/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'

const validate = ({ text = '' }: DraftFields): Record<string, string> => {
  const { length } = text.trim()
  if (length === 0) return { text: 'Write an answer first' }
  return length > maxOwnerAnswerLength ? { text: `At most ${maxOwnerAnswerLength} characters` } : {}
}

type AnswerFormProps = {
  label: string
  /** The question this answers, by its id or its words: what is typed is kept under it. */
  about: string
  initial: string
  save: (text: string) => Promise<unknown>
  /** Whether somebody opened the form, who wants to type and may cancel; else it stands there from the start. */
  isAsked: boolean
  /** Saved, or given up. */
  onDone: () => void
}

// Earlier versions kept the text alone.
const keptSchema = v.union([
  v.record(v.string(), v.string()),
  v.pipe(
    v.string(),
    v.transform((text): DraftFields => ({ text })),
  ),
])
const drafts = createKeptDrafts<DraftFields>('employer-answer', keptSchema)

/** The owner's own answer to a question of employers. What is typed outlives a refusal, a reload and the session. */
export function AnswerForm({ label, about, initial, save, isAsked, onDone }: AnswerFormProps) {
  const client = useQueryClient()
  const { id: userId } = useCurrentUser()
  const actor = useDraft({
    id: about,
    validate,
    drafts,
    userId,
    begins: { text: initial },
    save: {
      networkMode: 'always',
      retry: 0,
      mutationFn: async ({ fields: { text = '' } }: SaveDraftInput): Promise<SaveDraftOutput> => {
        await save(text.trim())
        await refreshEmployers(client)
        notifySuccess({ title: texts.successTitle, message: texts.answerSent })
        return { kind: 'saved' }
      },
      onError: notifyFailure,
    },
    onClosed: onDone,
  })
  const view = useSelector(actor, toDraftView, shallowEqual)
  const busy = view.mode === 'saving'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'draft.save' })
      }}
      className="flex flex-col gap-2"
    >
      <TextArea
        serif
        label={label}
        hint="Employers will read this."
        autoFocus={isAsked}
        value={view.fields['text'] ?? ''}
        error={view.errors['text']}
        onChange={(event) => actor.send({ type: 'draft.change', field: 'text', value: event.target.value })}
      />
      <div className="flex justify-end gap-2">
        {isAsked && (
          <Button size="small" blocked={busy} onClick={() => actor.send({ type: 'draft.cancel' })}>
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
