import { later } from './later.tsx'
import type { OpenDialogProps } from './open-dialog.tsx'

export type DialogProps = OpenDialogProps & { open: boolean }

// Loaded later, because no page starts with an open dialog.
const OpenDialog = later(() => import('./open-dialog.tsx').then((module) => module.OpenDialog))

/**
 * A modal dialog. Focus stays inside and returns to the element that opened it. Escape and the close button close it. A press
 * beside it does not: the second press of a double click could land there and lose typed text. Initial focus goes to the
 * element with `data-autofocus`, or else to the first field.
 */
export function Dialog({ open, ...dialog }: DialogProps) {
  return open ? <OpenDialog {...dialog} /> : null
}
