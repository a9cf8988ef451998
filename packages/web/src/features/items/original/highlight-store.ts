import { createContext, use, useSyncExternalStore } from 'react'
import { createValue } from '../../../platform/value.ts'

/** Which item is pointed at or focused, in the list or on the page of the PDF; outside React, so that a hover redraws two things only. */
export const createHighlightStore = () => {
  const highlighted = createValue<string | null>(null)
  let isPinned = false
  const set = (id: string | null) => {
    if (!isPinned && id !== highlighted.read()) highlighted.set(id)
  }
  /** Highlights an item until `unpin`: a page that scrolls under a resting pointer highlights nothing else. */
  const pin = (id: string) => {
    isPinned = false
    set(id)
    isPinned = true
  }
  const unpin = () => {
    isPinned = false
  }
  return { read: highlighted.read, set, pin, unpin, subscribe: highlighted.subscribe }
}

export type HighlightStore = ReturnType<typeof createHighlightStore>

/** The store of the viewer around; `null` where no original is shown. */
export const HighlightContext = createContext<HighlightStore | null>(null)

const never = () => () => undefined

/** Whether an item or line of the resume is highlighted. */
export const useIsHighlighted = (id: string): boolean => {
  const store = use(HighlightContext)
  return useSyncExternalStore(store?.subscribe ?? never, () => store?.read() === id)
}
