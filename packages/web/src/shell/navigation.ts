import { type Address, navigationMachine, type RestoreAddress } from '@candid/core'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { startActor } from '../platform/start-actor.ts'

type NavigationSettings = {
  /** Loads the code of an address; `null` if it is loaded already. */
  load: (path: string) => (() => Promise<unknown>) | null
  window: Window
  /** Tracks the unsaved texts of the old screen and asks before it is left. */
  guard?: { isFree: () => boolean; ask: (signal: AbortSignal) => Promise<boolean> }
}

const changes = ['popstate', 'pushState', 'replaceState'] as const

/** Runs core's navigation machine on the browser's address. */
export const createNavigation = ({ load, window, guard }: NavigationSettings) => {
  const readAddress = (): Address => {
    const { pathname: path, search } = window.location
    return { path, search, isLoaded: load(path) === null }
  }
  const restoreAddress = ({ change, place }: RestoreAddress) => {
    const address = `${place.path}${place.search}`
    if (change === 'pushState') window.history.back()
    else if (change === 'replaceState') window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
  }
  const machine = navigationMachine.provide({
    actors: {
      askToLeave: fromPromise(async ({ signal }) => guard?.ask(signal) ?? true),
      loadCode: fromPromise(async ({ input }) => load(input.path)?.()),
    },
    actions: { restoreAddress: (_, params) => restoreAddress(params) },
  })
  const actor = startActor(machine, { input: readAddress() })
  const listeners = changes.map((change) => {
    const listener = () =>
      actor.send({ type: 'navigation.changed', change, isUnsaved: guard?.isFree() === false, ...readAddress() })
    window.addEventListener(change, listener)
    return [change, listener] as const
  })
  return {
    actor,
    stop: () => {
      for (const [change, listener] of listeners) window.removeEventListener(change, listener)
      actor.stop()
    },
  }
}

export type Navigation = { actor: ActorRefFrom<typeof navigationMachine> }
