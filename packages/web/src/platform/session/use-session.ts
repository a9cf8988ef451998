import { toSessionView } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { useServices } from '../services.ts'

/** Whether someone is logged in here; follows the other tabs. */
export const useSession = () => useSelector(useServices().session, toSessionView, shallowEqual)

/** Ends the session: here at once, at the server as well as the network allows. */
export const useLogOut = () => {
  const { api, session } = useServices()
  return () => {
    const { token } = toSessionView(session.getSnapshot())
    const request = api.POST('/api/v1/logout', { headers: { Authorization: `Bearer ${token}` }, keepalive: true })
    // Best effort: without a network the token is forgotten here and expires there.
    request.catch(() => undefined)
    session.send({ type: 'session.end', reason: 'loggedOut' })
  }
}
