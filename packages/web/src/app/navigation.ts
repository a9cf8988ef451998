import { withPending } from './with-pending.ts'

/** Where the app is: the address on the screen, which follows the browser's once its code is here. */
export type Place = { path: string; search: string }
export type Navigation = Place & {
  status: 'starting' | 'ready' | 'pending' | 'failed'
  /** Why the code of an address could not be loaded. */
  error: unknown
}

type NavigationSettings = {
  /** Loads the code of an address; `null` when it is here already. */
  load: (path: string) => Promise<unknown> | null
  window: Window
  /** What on the old screen is not saved, and asks before it is left. */
  guard?: { isFree: () => boolean; ask: () => Promise<boolean> }
}

const changes = ['popstate', 'pushState', 'replaceState'] as const

/** Follows the browser's address. The old screen stays until the new one can be shown whole. */
export const createNavigation = ({ load, window, guard }: NavigationSettings) => {
  const target = (): Place => ({ path: window.location.pathname, search: window.location.search })
  const listeners = new Set<() => void>()
  let state: Navigation = { ...target(), status: 'starting', error: null }
  let latest = 0

  const commit = (next: Navigation) => {
    state = next
    for (const listener of listeners) listener()
  }
  /** Brings the address back to the screen that is stayed at. */
  const stay = (change: string | undefined) => {
    const address = `${state.path}${state.search}`
    if (change === 'pushState') window.history.back()
    else if (change === 'replaceState') window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
  }
  const follow = async (change?: string) => {
    latest += 1
    const own = latest
    const place = target()
    if (guard && place.path !== state.path && !guard.isFree()) {
      const isFree = await guard.ask()
      if (own !== latest) return
      if (!isFree) return stay(change)
    }
    const work = load(place.path)
    if (!work) return commit({ ...place, status: 'ready', error: null })
    const outcome = await withPending(
      work.then(
        () => ({ status: 'ready' as const, error: null }),
        (error: unknown) => ({ status: 'failed' as const, error }),
      ),
      () => own === latest && commit({ ...state, status: 'pending' }),
    )
    // Someone who has gone elsewhere meanwhile is not called back.
    if (own === latest) commit({ ...place, ...outcome })
  }
  const onChange = (event?: Event) => void follow(event?.type)
  for (const change of changes) window.addEventListener(change, onChange)
  onChange()

  return {
    /** Loads the code of the present address again. */
    retry: () => onChange(),
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    stop: () => {
      for (const change of changes) window.removeEventListener(change, onChange)
    },
  }
}

export type NavigationStore = ReturnType<typeof createNavigation>
