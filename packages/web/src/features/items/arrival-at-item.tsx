import { useEffect } from 'react'
import { idInAddress } from './id-in-address.ts'

/** Scrolls once to the item in the address and focuses its first button, which edits it. */
export function ArrivalAtItem() {
  useEffect(() => {
    const id = idInAddress() ?? ''
    let frame = requestAnimationFrame(() => {
      // After the page's heading was focused by the navigation.
      frame = requestAnimationFrame(() => {
        const item = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)
        item?.scrollIntoView({ block: 'center' })
        item?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return null
}
