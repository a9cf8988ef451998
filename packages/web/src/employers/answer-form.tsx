import { maxOwnerAnswerLength, texts } from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { createKeptDrafts } from '../app/kept-drafts.ts'
import { notifyFailure, notifySuccess } from '../app/toasts.ts'
import { textOf, useForm } from '../app/use-form.ts'
import { useCurrentUser } from '../session/use-current-user.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { refreshEmployers } from './employers.queries.ts'

const validate = ({ text }: Record<string, string | boolean>): Record<string, string> => {
  const { length } = String(text).trim()
  if (length === 0) return { text: 'Write an answer first' }
  return length > maxOwnerAnswerLength ? { text: `At most ${maxOwnerAnswerLength} characters` } : {}
}

type AnswerFormProps = {
  label: string
  /** The question this answers, by its id or its words: what is typed is kept under it. */
  about: string
  initial: string
  save: (text: string) => Promise<unknown>
  onDone: () => void
  onCancel?: () => void
}

const drafts = createKeptDrafts('employer-answer', v.string())

/** The owner's own answer to a question of employers. What is typed outlives a refusal, a reload and the session. */
export function AnswerForm({ label, about, initial, save, onDone, onCancel }: AnswerFormProps) {
  const client = useQueryClient()
  const { id: userId } = useCurrentUser()
  const [kept] = useState(() => drafts.readAll(userId, about)[0])
  const forget = () => drafts.forget(userId, about, kept?.key)
  const { form, text, busy } = useForm({
    initial: { text: kept?.value ?? initial },
    validate,
    submit: {
      mutationFn: ({ values }) => save(textOf(values, 'text').trim()),
      onSuccess: async () => {
        forget()
        await refreshEmployers(client)
        notifySuccess({ title: texts.successTitle, message: texts.answerSent })
        onDone()
      },
      onError: notifyFailure,
    },
  })
  const field = text('text')
  const change: typeof field.onChange = (event) => {
    drafts.keep(userId, about, event.target.value, kept?.key)
    field.onChange(event)
  }
  // Who opened the form wants to type; one that stands there from the start takes no focus.
  const isAsked = onCancel !== undefined
  const cancel =
    onCancel &&
    (() => {
      forget()
      onCancel()
    })
  return (
    <form {...form} className="flex flex-col gap-2">
      <TextArea label={label} hint="Employers will read this." autoFocus={isAsked} {...field} onChange={change} />
      <div className="flex justify-end gap-2">
        {cancel && (
          <Button size="small" blocked={busy} onClick={cancel}>
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
