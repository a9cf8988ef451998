import { maxOwnerAnswerLength, texts } from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { notifyFailure, notifySuccess } from '../app/toasts.ts'
import { textOf, useForm } from '../app/use-form.ts'
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
  initial: string
  save: (text: string) => Promise<unknown>
  onDone: () => void
  onCancel?: () => void
}

/** The owner's own answer to a question of employers. A refused save keeps what was typed. */
export function AnswerForm({ label, initial, save, onDone, onCancel }: AnswerFormProps) {
  const client = useQueryClient()
  const { form, text, busy } = useForm({
    initial: { text: initial },
    validate,
    submit: {
      mutationFn: ({ values }) => save(textOf(values, 'text').trim()),
      onSuccess: async () => {
        await refreshEmployers(client)
        notifySuccess({ title: texts.successTitle, message: texts.answerSent })
        onDone()
      },
      onError: notifyFailure,
    },
  })
  return (
    <form {...form} className="flex flex-col gap-2">
      <TextArea label={label} hint="Employers will read this." {...text('text')} />
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button size="small" blocked={busy} onClick={onCancel}>
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
