import { later } from './later.tsx'
import type { OpenDialogProps } from './open-dialog.tsx'

export type DialogProps = OpenDialogProps & { open: boolean }

// The dialog library is as heavy as a page, and no page is first seen with an open dialog.
const OpenDialog = later(() => import('./open-dialog.tsx').then((module) => module.OpenDialog))

/**
 * A modal dialog: labelled, focus kept inside and given back to what opened it, closed by Escape and by its close button.
 * A press beside it closes nothing: the second press of a double click lands there, and what is typed would be gone.
 * Initial focus goes to the element with `data-autofocus`, else to the first field.
 */
export function Dialog({ open, ...dialog }: DialogProps) {
  return open ? <OpenDialog {...dialog} /> : null
}
