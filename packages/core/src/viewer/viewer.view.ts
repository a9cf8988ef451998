import type { SnapshotFrom } from 'xstate'
import type { viewerMachine } from './viewer.machine.ts'

/** The view of a resume's panels. */
export const toViewerView = ({ context }: SnapshotFrom<typeof viewerMachine>) => ({
  /** The section whose panel is open; null if none is. */
  open: context.open,
  /** The section in which the form for a new item is open. */
  adding: context.adding,
  /** The current place of the review, counted from 0; null before the first. */
  stop: context.stop,
  original: context.original,
})
