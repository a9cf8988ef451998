import { createContext, use, useSyncExternalStore } from 'react'

/** Which item is pointed at or focused, in the list or on the page of the PDF; outside React, so that a hover redraws two things only. */
export const createLitStore = () => {
  let lit: string | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => lit,
    light: (id: string | null) => {
      if (id === lit) return
      lit = id
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
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
