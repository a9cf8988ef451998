import { useEffect, useRef } from 'react'

const inside = 'main input, main textarea, [role="dialog"]'

/** Moves the focus to the page's h1 when `place` changes, so that a screen reader tells where one has arrived. */
export const useFocusOnArrival = (place: string) => {
  const last = useRef(place)
  useEffect(() => {
    // The first page keeps the browser's own focus.
    if (last.current === place) return
    last.current = place
    window.scrollTo(0, 0)
    const heading = () => document.querySelector<HTMLElement>('h1')
    const observer = new MutationObserver(() => {
      if (!heading()) return
      observer.disconnect()
      // Who has gone on in the meantime is left alone.
      if (document.activeElement === null || document.activeElement.matches('body, main'))
        heading()?.focus({ preventScroll: true })
    })
    // After a closing drawer or menu has given the focus back to its button.
    const frame = requestAnimationFrame(() => {
      // A page may have focused its first field; that tells as much.
      if (document.activeElement?.closest(inside)) return
      const target = heading() ?? document.querySelector<HTMLElement>('main')
      target?.focus({ preventScroll: true })
      // A page that waits for its data has no h1 yet.
      if (!heading()) observer.observe(document.body, { childList: true, subtree: true })
    })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [place])
}
