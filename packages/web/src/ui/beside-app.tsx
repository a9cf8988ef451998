import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePrerendered } from './use-prerendered.ts'

/**
 * Puts its children beside the app, at the end of the body: an open dialog makes the app inert, and a press on what
 * stands in it closes the dialog. Nothing of it is in a prerendered page.
 */
export function BesideApp({ children }: { children: ReactNode }) {
  return !usePrerendered() && createPortal(children, document.body)
}
