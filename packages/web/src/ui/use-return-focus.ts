import { useEffect, useRef } from 'react'

/** Gives the focus back, when a dialog goes, to what had it before; to the page's h1 when that is gone too. */
export const useReturnFocus = () => {
  // Read while rendering for the first time: in an effect the dialog has taken the focus already.
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
