import { type RefObject, useEffect, useRef } from 'react'

/** The key that takes the focus to the notifications, the one that other toasts of the web use. */
export const reachKey = 'F8'

/**
 * Lets the keyboard reach what stands outside an open dialog: `reachKey` focuses the last card's first button, pressed
 * again it goes back, as does closing the card that has the focus. `count` is how many cards there are.
 */
export const useReachKey = (place: RefObject<HTMLElement | null>, count: number) => {
  const cameFrom = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== reachKey || !place.current) return
      const isHere = place.current.contains(document.activeElement)
      const target = isHere ? cameFrom.current : place.current.querySelector<HTMLElement>(':scope > :last-child button')
      if (!target) return
      event.preventDefault()
      if (!isHere) cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      target.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [place])

  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body && cameFrom.current?.isConnected) cameFrom.current.focus()
    if (count === 0) cameFrom.current = null
  }, [count])
}
