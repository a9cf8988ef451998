import { type PreparedAnswer, texts } from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { deletePrepared, refreshEmployers } from '../../entities/link/employers.queries.ts'
import { useApi } from '../../platform/services.ts'
import { notifySuccess } from '../../platform/toasts.ts'
import { useConfirm } from '../../platform/use-confirm.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Withdraws a prepared answer after a confirmation. Render `dialog`; `ask` opens it. */
export const useWithdrawAnswer = () => {
  const api = useApi()
  const client = useQueryClient()
  const { ask, name, failure, dialog } = useConfirm({
    mutationFn: async ({ id }) => {
      await deletePrepared(api, id)
    },
    onSuccess: async () => {
      await refreshEmployers(client)
      notifySuccess({ title: texts.answerWithdrawn })
    },
  })
  return {
    ask: ({ id, question }: PreparedAnswer) => ask({ id, name: question }),
    dialog: (
      <ConfirmDialog
        {...dialog}
        tone="danger"
        title="Withdraw this answer?"
        confirmLabel="Withdraw answer"
        failure={failure && (failure.detail ?? texts.somethingWrong)}
      >
        <p className="mb-2 font-strong wrap-anywhere text-ink">{name}</p>
        <p>Your answer is permanently deleted. Employers no longer see it, or any answer based on it.</p>
      </ConfirmDialog>
    ),
  }
}
