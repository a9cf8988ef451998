import { texts } from '@candid/core'
import { Suspense } from 'react'
import { deleteAccount } from '../../entities/user/profile.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { useServices } from '../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { useConfirm } from '../../platform/use-confirm.ts'
import { Button } from '../../ui/button.tsx'
import { onDemand } from '../../ui/load-code.ts'
import { Panel } from './panel.tsx'

const DeleteAccountDialog = onDemand(() =>
  import('./delete-account-dialog.tsx').then((module) => module.DeleteAccountDialog),
)

/** The 'Danger zone' tab: permanently deletes the user's account. */
export function DangerZone() {
  const { api, session } = useServices()
  const { id, email } = useCurrentUser()
  const deletion = useConfirm({
    mutationFn: async () => {
      await deleteAccount(api)
    },
    onSuccess: () => {
      notifySuccess({ title: texts.successTitle, message: texts.accountDeleted })
      session.send({ type: 'session.end', reason: 'accountDeleted' })
    },
    onError: notifyFailure,
  })
  return (
    <Panel
      title="Delete Account"
      lead="Deletes your account, your resumes with their files, and every question and answer. This cannot be undone."
    >
      <Button tone="danger" onClick={() => deletion.ask({ id, name: email, phrase: email })}>
        Delete
      </Button>
      {deletion.dialog.open && (
        <Suspense>
          <DeleteAccountDialog {...deletion} />
        </Suspense>
      )}
    </Panel>
  )
}
