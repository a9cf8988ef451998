import { createValueMachine, toValue } from '@candid/core'
import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useActorRef } from '../../../platform/start-actor.ts'

/** Which item is highlighted, and whether it stays so whatever the pointer passes over. */
type Highlight = { id: string | null; isPinned: boolean }

const highlightMachine = createValueMachine<Highlight>({ id: null, isPinned: false })

const toStore = (actor: ActorRefFrom<typeof highlightMachine>) => {
  const read = () => toValue(actor.getSnapshot())
  const put = (value: Highlight) => actor.send({ type: 'value.set', value })
  return {
    read: () => read().id,
    set: (id: string | null) => {
      const { id: before, isPinned } = read()
      if (!isPinned && id !== before) put({ id, isPinned })
    },
    /** Highlights an item until `unpin`: a page that scrolls under a resting pointer highlights nothing else. */
    pin: (id: string) => put({ id, isPinned: true }),
    unpin: () => {
      if (read().isPinned) put({ ...read(), isPinned: false })
    },
    /** Calls `listener` when another item is highlighted. */
    subscribe: (listener: () => void) => {
      let last = read().id
      const subscription = actor.subscribe(() => {
        const { id } = read()
        if (id === last) return
        last = id
        listener()
      })
      return () => subscription.unsubscribe()
    },
  }
}

export type HighlightStore = ReturnType<typeof toStore>

/** Which item is pointed at or focused, in the list or on the page of the PDF; outside React, so that a hover redraws two things only. */
export const useHighlightStore = (): HighlightStore => {
  const actor = useActorRef(highlightMachine)
  return useMemo(() => toStore(actor), [actor])
}

/** The store of the viewer around; `null` where no original is shown. */
export const HighlightContext = createContext<HighlightStore | null>(null)

const never = () => () => undefined

/** Whether an item or line of the resume is highlighted. */
export const useIsHighlighted = (id: string): boolean => {
  const store = use(HighlightContext)
  return useSyncExternalStore(store?.subscribe ?? never, () => store?.read() === id)
}
