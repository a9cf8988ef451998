import { useEffect } from 'react'
import { idInAddress } from './id-in-address.ts'

/** Goes, once, to the item whose section the address has opened: to its first button, which edits it. */
export function ArrivalAtItem() {
  useEffect(() => {
    const id = idInAddress() ?? ''
    let frame = requestAnimationFrame(() => {
      // After the page's heading has taken the focus of who arrives.
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
