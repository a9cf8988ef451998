import type { SnapshotFrom } from 'xstate'
import type { navigationMachine } from './navigation.machine.ts'
import type { NavigationContext } from './navigation.types.ts'

/** The status of the screen while no pending screen is shown. */
const shown = ({ place, error }: Pick<NavigationContext, 'place' | 'error'>) => {
  if (place === null) return 'starting' as const
  return error === null ? ('ready' as const) : ('failed' as const)
}

/** The view of the navigation. */
export const toNavigationView = (snapshot: SnapshotFrom<typeof navigationMachine>) => {
  const { place, target, error } = snapshot.context
  const isPending = snapshot.matches({ loading: 'pending' }) || snapshot.matches({ loading: 'overdue' })
  return {
    /** The place that is shown. It follows the browser's address as soon as its code is loaded. */
    path: (place ?? target).path,
    search: (place ?? target).search,
    status: isPending ? ('pending' as const) : shown({ place, error }),
    /** Why the code of the place could not be loaded. */
    error,
  }
}
