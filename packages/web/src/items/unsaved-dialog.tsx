import { texts } from '@candid/core'
import { useSyncExternalStore } from 'react'
import { browserStore } from '../app/browser-store.ts'
import { leaveGuard } from '../app/leave-guard.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Asks before something unsaved is left: to stay, to leave it as a draft, or to give it up. Escape stays. */
export function UnsavedDialog() {
  const isAsking = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.isAsking)
  return (
    <Dialog
      open={isAsking}
      onClose={() => leaveGuard.choose('stay')}
      title={texts.unsavedChanges}
      className="max-w-lg"
      description={
        browserStore.isVolatile()
          ? 'This browser keeps a draft only until the page is closed or reloaded.'
          : 'A draft stays in this browser: you can go on with it when you come back.'
      }
      footer={
        <>
          <Button tone="quiet" onClick={() => leaveGuard.choose('discard')}>
            Discard
          </Button>
          <Button onClick={() => leaveGuard.choose('keepDraft')}>Leave, keep draft</Button>
          <Button tone="primary" data-autofocus onClick={() => leaveGuard.choose('stay')}>
            Keep editing
          </Button>
        </>
      }
    />
  )
}
