import { type RefObject, useEffect, useRef } from 'react'

/** The key that moves the focus to the notifications; other toast libraries use the same one. */
export const reachKey = 'F8'

/**
 * Makes notifications outside an open dialog reachable by keyboard. `reachKey` focuses the first button of the last card. A
 * second press, or closing the focused card, returns the focus. `count` is the number of cards.
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
