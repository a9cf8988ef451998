import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs a function at once, or after the click while a mouse button or a finger is down. Otherwise a change of the page
 * between press and release could move the button away, and the click would miss it.
 */
export const useAfterPress = () => {
  const isDown = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const follow = (type: string, down: boolean) =>
      window.addEventListener(
        type,
        () => {
          isDown.current = down
        },
        options,
      )
    follow('mousedown', true)
    follow('mouseup', false)
    // A drag ends without the other event.
    follow('dragend', false)
    return () => listening.abort()
  }, [])
  return useCallback((act: () => void) => {
    if (!isDown.current) return act()
    // The click event follows right after this event, before any timer.
    window.addEventListener('mouseup', () => setTimeout(act), { capture: true, once: true })
  }, [])
}
