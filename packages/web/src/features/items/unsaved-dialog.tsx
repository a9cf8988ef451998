import { texts, toUnsavedView } from '@candid/core'
import { useSelector } from '@xstate/react'
import { browserStore } from '../../platform/browser-store.ts'
import { type LeaveGuard, leaveGuard } from '../../platform/leave-guard.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** The dialog before an unsaved text is left: stay, leave and keep the draft, or discard it. Escape stays. */
export function UnsavedDialog({ actor = leaveGuard.actor }: { actor?: LeaveGuard['actor'] }) {
  const isAsking = useSelector(actor, (snapshot) => toUnsavedView(snapshot).isAsking)
  const { send } = actor
  return (
    <Dialog
      open={isAsking}
      onClose={() => send({ type: 'unsaved.stay' })}
      title={texts.unsavedChanges}
      className="max-w-lg"
      description={
        browserStore.isVolatile()
          ? 'This browser keeps your draft only until you close or reload the page.'
          : 'Your draft stays in this browser. You can continue it when you come back.'
      }
      footer={
        <>
          <Button tone="quiet" onClick={() => send({ type: 'unsaved.discard' })}>
            Discard
          </Button>
          <Button onClick={() => send({ type: 'unsaved.keepDraft' })}>Leave, keep draft</Button>
          <Button tone="primary" data-autofocus onClick={() => send({ type: 'unsaved.stay' })}>
            Keep editing
          </Button>
        </>
      }
    />
  )
}
