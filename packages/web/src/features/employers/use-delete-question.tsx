import { type InboxQuery, texts } from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { deleteQuery, refreshEmployers } from '../../entities/link/employers.queries.ts'
import { useApi } from '../../platform/services.ts'
import { notifySuccess } from '../../platform/toasts.ts'
import { useConfirm } from '../../platform/use-confirm.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Deletes a question from the inbox after a confirmation. Render `dialog`; `ask` opens it. */
export const useDeleteQuestion = () => {
  const api = useApi()
  const client = useQueryClient()
  const { ask, name, failure, dialog } = useConfirm({
    mutationFn: async ({ id }) => {
      await deleteQuery(api, id)
    },
    onSuccess: async () => {
      await refreshEmployers(client)
      notifySuccess({ title: texts.questionDeleted })
    },
  })
  return {
    ask: ({ id, question }: InboxQuery) => ask({ id, name: question }),
    dialog: (
      <ConfirmDialog
        {...dialog}
        tone="danger"
        title="Delete this question?"
        confirmLabel="Delete question"
        failure={failure && (failure.detail ?? texts.somethingWrong)}
      >
        <p className="mb-2 font-strong wrap-anywhere text-ink">{name}</p>
        <p>
          The question and your answer to it are permanently deleted, for you and for whoever asked it. Your answer is
          no longer used for similar questions.
        </p>
      </ConfirmDialog>
    ),
  }
}
