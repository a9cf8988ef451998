import { confirmDeleteMachine, texts, toConfirmDeleteView } from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { deleteAccount } from '../../entities/user/profile.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { fromMutation } from '../../platform/from-mutation.ts'
import { useServices } from '../../platform/services.ts'
import { useActorRef } from '../../platform/start-actor.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { onDemand } from '../../ui/load-code.ts'
import { Panel } from './panel.tsx'

const DeleteAccountDialog = onDemand(() =>
  import('./delete-account-dialog.tsx').then((module) => module.DeleteAccountDialog),
)

/** 'Danger zone': the own account deleted for good. */
export function DangerZone() {
  const { api, session } = useServices()
  const client = useQueryClient()
  const user = useCurrentUser()
  const deleteThing = fromMutation<void, { id: string }>(client, {
    mutationFn: async () => {
      await deleteAccount(api)
    },
    onSuccess: () => {
      notifySuccess({ title: texts.successTitle, message: texts.accountDeleted })
      session.send({ type: 'session.end', reason: 'accountDeleted' })
    },
    onError: notifyFailure,
  })
  const actor = useActorRef(confirmDeleteMachine.provide({ actors: { deleteThing } }))
  const view = useSelector(actor, toConfirmDeleteView)
  return (
    <Panel
      title="Delete Account"
      lead="Deletes your account, your resumes with their files, and every question and answer. This cannot be undone."
    >
      <Button tone="danger" onClick={() => actor.send({ type: 'delete.ask', id: user.id, phrase: user.email })}>
        Delete
      </Button>
      {view.mode !== 'closed' && (
        <Suspense>
          <DeleteAccountDialog view={view} email={user.email} send={actor.send} />
        </Suspense>
      )}
    </Panel>
  )
}
