import { confirmDeleteMachine, type ShareLink, texts, toConfirmDeleteView } from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { refreshEmployers, revokeLink } from '../../entities/link/employers.queries.ts'
import { fromMutation } from '../../platform/from-mutation.ts'
import { useApi } from '../../platform/services.ts'
import { useActorRef } from '../../platform/start-actor.ts'
import { notifySuccess } from '../../platform/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** The revocation of a link: `ask` opens its dialog, which is to be rendered. */
export const useRevokeLink = () => {
  const api = useApi()
  const client = useQueryClient()
  // Only the words of the dialog need the link; what is revoked is the machine's.
  const [link, setLink] = useState<ShareLink | null>(null)
  const deleteThing = fromMutation<void, { id: string }>(client, {
    mutationFn: async ({ id }) => {
      await revokeLink(api, id)
    },
    onSuccess: async () => {
      await refreshEmployers(client)
      notifySuccess({ title: texts.linkRevoked })
    },
  })
  const actor = useActorRef(confirmDeleteMachine.provide({ actors: { deleteThing } }))
  const view = useSelector(actor, toConfirmDeleteView)
  return {
    ask: (asked: ShareLink) => {
      setLink(asked)
      actor.send({ type: 'delete.ask', id: asked.id, phrase: null })
    },
    dialog: (
      <ConfirmDialog
        open={view.mode !== 'closed'}
        tone="danger"
        title="Revoke this link?"
        confirmLabel="Revoke link"
        busy={view.busy}
        failure={view.failure && (view.failure.detail ?? texts.somethingWrong)}
        onConfirm={() => actor.send({ type: 'delete.confirm' })}
        onCancel={() => actor.send({ type: 'delete.cancel' })}
      >
        The link for <strong className="font-strong wrap-anywhere text-ink">{link?.name}</strong> stops working at once
        and cannot be brought back. Its questions stay in your inbox.
      </ConfirmDialog>
    ),
  }
}
