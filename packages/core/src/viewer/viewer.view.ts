import type { SnapshotFrom } from 'xstate'
import type { viewerMachine } from './viewer.machine.ts'

/** Everything a view may know of a resume's panels. */
export const toViewerView = ({ context }: SnapshotFrom<typeof viewerMachine>) => ({
  /** The section whose panel is open; null while none is. */
  open: context.open,
  /** The section that has a form for a new item. */
  adding: context.adding,
  /** The place of the review that was gone to, counted from 0; null before the first. */
  stop: context.stop,
  original: context.original,
})
