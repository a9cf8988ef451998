import { texts } from '@candid/core'
import { browserStore } from '../../platform/browser-store.ts'
import type { LeaveGuard } from '../../platform/leave-guard.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** The question before an unsaved text is left: stay, leave and keep the draft, or discard it. Escape stays. */
export function UnsavedQuestion({ actor: { send } }: { actor: LeaveGuard['actor'] }) {
  return (
    <Dialog
      open
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
