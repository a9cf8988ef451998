import { toSessionView } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { useServices } from '../services.ts'

/** Whether a user is logged in in this browser. */
export const useSession = () => useSelector(useServices().session, toSessionView, shallowEqual)

/** Ends the session in this browser at once, and at the server if the network allows. */
export const useLogOut = () => {
  const { api, session } = useServices()
  return () => {
    const { token } = toSessionView(session.getSnapshot())
    const request = api.POST('/api/v1/logout', { headers: { Authorization: `Bearer ${token}` }, keepalive: true })
    // Best effort: without a network the token is deleted here and later expires at the server.
    request.catch(() => undefined)
    session.send({ type: 'session.end', reason: 'loggedOut' })
  }
}
