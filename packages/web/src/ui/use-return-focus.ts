import { useEffect, useRef } from 'react'

/** Returns the focus when a dialog closes: to the element that had it before, or to the page's h1 if that is gone. */
export const useReturnFocus = () => {
  // Read during the first render, because in an effect the dialog already has the focus.
  const { current: opener } = useRef(document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const { activeElement, body } = document
        if (activeElement && activeElement !== body && activeElement.isConnected) return
        const isThere = opener instanceof HTMLElement && opener !== body && opener.isConnected
        const target = isThere ? opener : document.querySelector<HTMLElement>('h1')
        target?.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}
