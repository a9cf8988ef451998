import { useSyncExternalStore } from 'react'
import { useServices } from '../app/services.ts'

/** Whether someone is logged in here; follows the other tabs. */
export const useSession = () => {
  const { session } = useServices()
  const token = useSyncExternalStore(session.subscribe, session.read)
  return { isLoggedIn: token !== null }
}

/** Ends the session here. */
export const useLogOut = () => {
  const { session } = useServices()
  return () => session.end('loggedOut')
}
