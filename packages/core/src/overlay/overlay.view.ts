import type { SnapshotFrom } from 'xstate'
import type { overlayMachine } from './overlay.machine.ts'

/** Everything a view may know of what lies over a page. */
export const toOverlayView = ({ context: { shown } }: SnapshotFrom<typeof overlayMachine>) => ({
  /** Which dialog is open; null while none is. */
  kind: shown?.kind ?? null,
  /** The id of what it is about. */
  about: shown?.about ?? null,
})
