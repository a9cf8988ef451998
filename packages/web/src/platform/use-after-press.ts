import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs what it is given at once, or, while a button of the mouse or a finger is down, after the click: what appears in
 * between moves the page, and the click would miss what was pressed.
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
    // What is dragged is released without the other event.
    follow('dragend', false)
    return () => listening.abort()
  }, [])
  return useCallback((act: () => void) => {
    if (!isDown.current) return act()
    // The click is told right after this event, before any timer.
    window.addEventListener('mouseup', () => setTimeout(act), { capture: true, once: true })
  }, [])
}
