import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

const never = () => () => undefined

/**
 * Puts its children beside the app, at the end of the body: an open dialog makes the app inert, and a press on what
 * stands in it closes the dialog. Nothing of it is in a prerendered page.
 */
export function BesideApp({ children }: { children: ReactNode }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isInBrowser && createPortal(children, document.body)
}
