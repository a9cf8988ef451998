import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePrerendered } from './use-prerendered.ts'

/**
 * Renders its children beside the app, at the end of the body, because an open dialog makes the app inert and closes on
 * presses inside it. Prerendered pages do not contain it.
 */
export function BesideApp({ children }: { children: ReactNode }) {
  return !usePrerendered() && createPortal(children, document.body)
}
