import { useEffect, useRef } from 'react'

/** Moves the focus to the page's h1 when `place` changes, so that a screen reader tells where one has arrived. */
export const useFocusOnArrival = (place: string) => {
  const last = useRef(place)
  useEffect(() => {
    // The first page keeps the browser's own focus.
    if (last.current === place) return
    last.current = place
    window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main')
    // A page may focus its first field; that tells as much.
    if (!document.activeElement?.closest('main input')) heading?.focus({ preventScroll: true })
  }, [place])
}
