import { useEffect, useRef } from 'react'

let pressed: Element | null = null
// Safari does not focus a button that is pressed.
window.addEventListener(
  'pointerdown',
  ({ target }) => {
    pressed = target instanceof Element ? target.closest('button, a[href]') : null
  },
  { capture: true, passive: true },
)

/** The element that has the focus, or would have it in other browsers. */
const focused = () => (document.activeElement === document.body ? pressed : document.activeElement)

/** Returns the focus when a dialog closes: to the element that had it before, or to the page's h1 if that is gone. */
export const useReturnFocus = () => {
  // Read during the first render, because in an effect the dialog already has the focus.
  const { current: opener } = useRef(focused())
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const { activeElement, body } = document
        if (activeElement && activeElement !== body && activeElement.isConnected) return
        const isThere = opener instanceof HTMLElement && opener.isConnected
        const target = isThere ? opener : document.querySelector<HTMLElement>('h1')
        target?.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}
