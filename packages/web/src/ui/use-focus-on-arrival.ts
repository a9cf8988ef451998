import { useEffect, useRef } from 'react'

/** Moves the focus to the page's h1 when `place` changes, so that a screen reader tells where one has arrived. */
export const useFocusOnArrival = (place: string) => {
  const last = useRef(place)
  useEffect(() => {
    // The first page keeps the browser's own focus.
    if (last.current === place) return
    last.current = place
    window.scrollTo(0, 0)
    // After a closing drawer or menu has given the focus back to its button.
    const frame = requestAnimationFrame(() => {
      // A page may have focused its first field; that tells as much.
      if (document.activeElement?.closest('main input, main textarea, [role="dialog"]')) return
      const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main')
      heading?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [place])
}
