import { isFree, toUnsavedView, unsavedMachine } from '@candid/core'
import type { ActorRefFrom } from 'xstate'
import { startActor } from './start-actor.ts'

/** An unsaved text, and what happens when it is left. */
export type Unsaved = {
  /** What contains it; a question about one of these includes it. */
  within: readonly string[]
  keepDraft: () => void
  discard: () => void
}

type Things = Map<string, Unsaved>

/** What screens and the navigation use of core's `unsaved` machine. */
const guardOf = (actor: ActorRefFrom<typeof unsavedMachine>, things: Things) => {
  let lastKey = 0
  let lastAsker = 0
  return {
    actor,
    /** Registers an unsaved text; the returned function removes it. */
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
    /** Whether nothing is unsaved: at all, or within something. */
    isFree: (within?: string) => isFree(actor.getSnapshot(), within ?? null),
    /**
     * Asks the person about unsaved text; resolves to true if it may be left. An earlier open question is answered with staying,
     * and so is a question whose `signal` is aborted.
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

/** Tracks the unsaved texts of the screen and asks before they are left. Before the page is closed, the browser asks. */
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
    // The same listener each time, so adding it twice has no effect.
    if (toUnsavedView(snapshot).isFree) window.removeEventListener('beforeunload', onBeforeUnload)
    else window.addEventListener('beforeunload', onBeforeUnload)
  })
  return guardOf(actor, things)
}

/** The app's unsaved edits. */
export const leaveGuard = createLeaveGuard(window)
