import { texts, type User } from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { deleteUser, refreshUsers } from '../../entities/user/users.queries.ts'
import { useApi } from '../../platform/services.ts'
import { notifyRefusal, notifySuccess } from '../../platform/toasts.ts'
import { useConfirm } from '../../platform/use-confirm.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Deletes a user after a confirmation. Render `dialog`; `ask` opens it. */
export const useDeleteUser = () => {
  const api = useApi()
  const client = useQueryClient()
  const { ask, name, failure, dialog } = useConfirm({
    mutationFn: async ({ id }) => {
      await deleteUser(api, id)
    },
    onSuccess: async () => {
      await refreshUsers(client)
      notifySuccess({ title: texts.successTitle, message: texts.userDeleted })
    },
    onError: (error) => notifyRefusal(error, { message: texts.userDeleteFailed }),
  })
  return {
    // Two people can have the same name, but not the same email.
    ask: ({ id, full_name, email }: User) => ask({ id, name: full_name ? `${full_name} (${email})` : email }),
    dialog: (
      <ConfirmDialog
        {...dialog}
        tone="danger"
        title={texts.deleteUser}
        confirmLabel="Delete"
        failure={failure?.detail ?? null}
      >
        <p>
          All items associated with <strong className="font-strong wrap-anywhere text-ink">{name}</strong> will also be{' '}
          <strong className="font-strong text-ink">permanently deleted.</strong> Are you sure? You will not be able to
          undo this action.
        </p>
      </ConfirmDialog>
    ),
  }
}
