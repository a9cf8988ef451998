import { createContext, use, useSyncExternalStore } from 'react'
import { createValue } from '../../../platform/value.ts'

/** Which item is pointed at or focused, in the list or on the page of the PDF; outside React, so that a hover redraws two things only. */
export const createLitStore = () => {
  const { read, set, subscribe } = createValue<string | null>(null)
  let isPinned = false
  const light = (id: string | null) => {
    if (!isPinned && id !== read()) set(id)
  }
  /** Lights an item until `unpin`: a page that scrolls under a resting pointer must not light what comes to lie there. */
  const pin = (id: string) => {
    isPinned = false
    light(id)
    isPinned = true
  }
  const unpin = () => {
    isPinned = false
  }
  return { read, light, pin, unpin, subscribe }
}

export type LitStore = ReturnType<typeof createLitStore>

/** The store of the viewer around; `null` where no original is shown. */
export const LitContext = createContext<LitStore | null>(null)

const never = () => () => undefined

/** Whether a thing of the resume is lit. */
export const useIsLit = (id: string): boolean => {
  const store = use(LitContext)
  return useSyncExternalStore(store?.subscribe ?? never, () => store?.read() === id)
}
