import { confirmDeleteMachine, texts, toConfirmDeleteView, type User } from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { deleteUser, refreshUsers } from '../../entities/user/users.queries.ts'
import { fromMutation } from '../../platform/from-mutation.ts'
import { useApi } from '../../platform/services.ts'
import { useActorRef } from '../../platform/start-actor.ts'
import { notifyRefusal, notifySuccess } from '../../platform/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Two people may have one name, never one e-mail. */
const nameOf = (user: User | null) => (user?.full_name ? `${user.full_name} (${user.email})` : user?.email)

/** The deletion of a user: `ask` opens its dialog, which is to be rendered. */
export const useDeleteUser = () => {
  const api = useApi()
  const client = useQueryClient()
  // Only the words of the dialog need the whole user; what is deleted is the machine's.
  const [user, setUser] = useState<User | null>(null)
  const deleteThing = fromMutation<void, { id: string }>(client, {
    mutationFn: async ({ id }) => {
      await deleteUser(api, id)
    },
    onSuccess: async () => {
      await refreshUsers(client)
      notifySuccess({ title: texts.successTitle, message: texts.userDeleted })
    },
    onError: (error) => notifyRefusal(error, { message: texts.userDeleteFailed }),
  })
  const actor = useActorRef(confirmDeleteMachine.provide({ actors: { deleteThing } }))
  const view = useSelector(actor, toConfirmDeleteView)
  return {
    ask: (asked: User) => {
      setUser(asked)
      actor.send({ type: 'delete.ask', id: asked.id, phrase: null })
    },
    dialog: (
      <ConfirmDialog
        open={view.mode !== 'closed'}
        tone="danger"
        title={texts.deleteUser}
        confirmLabel="Delete"
        busy={view.busy}
        failure={view.failure?.detail ?? null}
        onConfirm={() => actor.send({ type: 'delete.confirm' })}
        onCancel={() => actor.send({ type: 'delete.cancel' })}
      >
        <p>
          All items associated with <strong className="font-strong wrap-anywhere text-ink">{nameOf(user)}</strong> will
          also be <strong className="font-strong text-ink">permanently deleted.</strong> Are you sure? You will not be
          able to undo this action.
        </p>
      </ConfirmDialog>
    ),
  }
}
