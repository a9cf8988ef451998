import { createValueMachine, toValue } from '@candid/core'
import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useActorRef } from '../../../platform/start-actor.ts'

/** The highlighted item, and whether it stays highlighted when the pointer moves. */
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
    /** Highlights an item until `unpin`, so that scrolling under a resting pointer does not highlight another one. */
    pin: (id: string) => put({ id, isPinned: true }),
    unpin: () => {
      if (read().isPinned) put({ ...read(), isPinned: false })
    },
    /** Calls `listener` when the highlighted item changes. */
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

/** Holds the hovered or focused item, in the list or on the PDF. It is outside React, so that a hover rerenders only two elements. */
export const useHighlightStore = (): HighlightStore => {
  const actor = useActorRef(highlightMachine)
  return useMemo(() => toStore(actor), [actor])
}

/** The store of the surrounding viewer; `null` if no PDF is shown. */
export const HighlightContext = createContext<HighlightStore | null>(null)

const never = () => () => undefined

/** Whether an item or line of the resume is highlighted. */
export const useIsHighlighted = (id: string): boolean => {
  const store = use(HighlightContext)
  return useSyncExternalStore(store?.subscribe ?? never, () => store?.read() === id)
}
