import type { SnapshotFrom } from 'xstate'
import type { overlayMachine } from './overlay.machine.ts'

/** The view of a page's dialogs. */
export const toOverlayView = ({ context: { shown } }: SnapshotFrom<typeof overlayMachine>) => ({
  /** Which dialog is open; null while none is. */
  kind: shown?.kind ?? null,
  /** The id of what it is about. */
  about: shown?.about ?? null,
})
