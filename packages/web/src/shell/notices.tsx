import { toasts } from '../platform/toasts.ts'
import { Toaster } from '../ui/toaster.tsx'
import { OfflineNote } from './offline-note.tsx'

/** What comes up over every page: that the browser is offline, and toasts. */
export function Notices() {
  return (
    <>
      <OfflineNote />
      <Toaster store={toasts} />
    </>
  )
}
