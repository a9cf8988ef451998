import { useEffect, useRef } from 'react'

const inside = 'main input, main textarea, [role="dialog"]'

/** Focuses the page's h1 when `place` changes, so that a screen reader announces the new page. */
export const useFocusOnArrival = (place: string) => {
  const last = useRef(place)
  useEffect(() => {
    // The first page keeps the initial focus of the browser.
    if (last.current === place) return
    last.current = place
    window.scrollTo(0, 0)
    const heading = () => document.querySelector<HTMLElement>('h1')
    const observer = new MutationObserver(() => {
      if (!heading()) return
      observer.disconnect()
      // The user has moved the focus in the meantime: leave it.
      if (document.activeElement === null || document.activeElement.matches('body, main'))
        heading()?.focus({ preventScroll: true })
    })
    // Runs after a closing drawer or menu has returned the focus to its button.
    const frame = requestAnimationFrame(() => {
      // If the page has focused its first field, that is announced instead.
      if (document.activeElement?.closest(inside)) return
      const target = heading() ?? document.querySelector<HTMLElement>('main')
      target?.focus({ preventScroll: true })
      // A page that is waiting for its data has no h1 yet.
      if (!heading()) observer.observe(document.body, { childList: true, subtree: true })
    })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [place])
}
