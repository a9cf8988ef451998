import { isFree, toUnsavedView, unsavedMachine } from '@candid/core'
import type { ActorRefFrom } from 'xstate'
import { startActor } from './start-actor.ts'

/** Something typed and not saved, and what leaving it does. */
export type Unsaved = {
  /** What contains it: asking about one of these asks about it. */
  within: readonly string[]
  keepDraft: () => void
  discard: () => void
}

type Things = Map<string, Unsaved>

/** What screens and the navigation ask of core's machine. */
const guardOf = (actor: ActorRefFrom<typeof unsavedMachine>, things: Things) => {
  let lastKey = 0
  let lastAsker = 0
  return {
    actor,
    /** Says that something is unsaved; the function that comes back takes it off. */
    add: (one: Unsaved) => {
      lastKey += 1
      const key = String(lastKey)
      things.set(key, one)
      actor.send({ type: 'unsaved.add', key, within: one.within })
      return () => {
        things.delete(key)
        actor.send({ type: 'unsaved.remove', key })
      }
    },
    /** Whether nothing is unsaved, of all or within something. */
    isFree: (within?: string) => isFree(actor.getSnapshot(), within ?? null),
    /**
     * Asks the person about what is unsaved; true when the way is free. A question that was open is answered by staying,
     * as is one whose `signal` says that nobody waits for the answer any more.
     */
    ask: (within?: string, signal?: AbortSignal) =>
      new Promise<boolean>((resolve) => {
        lastAsker += 1
        const asker = lastAsker
        const subscription = actor.on('unsaved.answered', (answer) => {
          if (answer.asker !== asker) return
          subscription.unsubscribe()
          resolve(answer.isFree)
        })
        signal?.addEventListener('abort', () => actor.send({ type: 'unsaved.withdraw', asker }))
        actor.send({ type: 'unsaved.ask', asker, within: within ?? null })
      }),
  }
}

export type LeaveGuard = ReturnType<typeof guardOf>

/** Knows what is unsaved on the screen, and asks before it is left. The browser itself asks before the page is closed. */
export const createLeaveGuard = (window: Pick<Window, 'addEventListener' | 'removeEventListener'>): LeaveGuard => {
  const things: Things = new Map()
  const machine = unsavedMachine.provide({
    actions: {
      keepDrafts: (_, { keys }) => {
        for (const key of keys) things.get(key)?.keepDraft()
      },
      discardDrafts: (_, { keys }) => {
        for (const key of keys) things.get(key)?.discard()
      },
    },
  })
  const actor = startActor(machine, { input: { things: [] } })
  const onBeforeUnload = (event: Event) => event.preventDefault()
  actor.subscribe((snapshot) => {
    // The same listener, so adding it again adds nothing.
    if (toUnsavedView(snapshot).isFree) window.removeEventListener('beforeunload', onBeforeUnload)
    else window.addEventListener('beforeunload', onBeforeUnload)
  })
  return guardOf(actor, things)
}

/** The app's unsaved edits. */
export const leaveGuard = createLeaveGuard(window)
