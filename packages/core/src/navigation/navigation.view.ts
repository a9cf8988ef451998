import type { SnapshotFrom } from 'xstate'
import type { navigationMachine } from './navigation.machine.ts'
import type { NavigationContext } from './navigation.types.ts'

/** What is on the screen while no pending screen is. */
const shown = ({ place, error }: Pick<NavigationContext, 'place' | 'error'>) => {
  if (place === null) return 'starting' as const
  return error === null ? ('ready' as const) : ('failed' as const)
}

/** Everything a view may know of where the app is. */
export const toNavigationView = (snapshot: SnapshotFrom<typeof navigationMachine>) => {
  const { place, target, error } = snapshot.context
  const isPending = snapshot.matches({ loading: 'pending' }) || snapshot.matches({ loading: 'overdue' })
  return {
    /** The place on the screen, which follows the browser's address once its code is here. */
    path: (place ?? target).path,
    search: (place ?? target).search,
    status: isPending ? ('pending' as const) : shown({ place, error }),
    /** Why the code of the place could not be loaded. */
    error,
  }
}
