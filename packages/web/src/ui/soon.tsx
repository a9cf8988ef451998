import { type ReactNode, useDeferredValue } from 'react'

/**
 * Renders its children right after what is around them, in steps that leave room for the browser: a press that opens much
 * must not block the page until all of it is there.
 */
export function Soon({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, false)
  return isDue && children
}
