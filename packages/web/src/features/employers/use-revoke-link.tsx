import { type ShareLink, texts } from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { refreshEmployers, revokeLink } from '../../entities/link/employers.queries.ts'
import { useApi } from '../../platform/services.ts'
import { notifySuccess } from '../../platform/toasts.ts'
import { useConfirm } from '../../platform/use-confirm.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Revokes a link after a confirmation. Render `dialog`; `ask` opens it. */
export const useRevokeLink = () => {
  const api = useApi()
  const client = useQueryClient()
  const { ask, name, failure, dialog } = useConfirm({
    mutationFn: async ({ id }) => {
      await revokeLink(api, id)
    },
    onSuccess: async () => {
      await refreshEmployers(client)
      notifySuccess({ title: texts.linkRevoked })
    },
  })
  return {
    ask: ({ id, name: employer }: ShareLink) => ask({ id, name: employer }),
    dialog: (
      <ConfirmDialog
        {...dialog}
        tone="danger"
        title="Revoke this link?"
        confirmLabel="Revoke link"
        failure={failure && (failure.detail ?? texts.somethingWrong)}
      >
        The link for <strong className="font-strong wrap-anywhere text-ink">{name}</strong> stops working at once. You
        cannot undo this. Its questions stay in your inbox.
      </ConfirmDialog>
    ),
  }
}
