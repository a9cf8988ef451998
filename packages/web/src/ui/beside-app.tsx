import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePrerendered } from './use-prerendered.ts'

/**
 * Renders its children beside the app, at the end of the body, because an open dialog hides the app from screen readers and
 * keeps the focus out of it. Prerendered pages do not contain it.
 */
export function BesideApp({ children }: { children: ReactNode }) {
  return !usePrerendered() && createPortal(<div data-beside-app>{children}</div>, document.body)
}
