import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

/** The view of the session, for screens and for the API client. */
export const toSessionView = (snapshot: SnapshotFrom<typeof sessionMachine>) => ({
  mode: snapshot.matches('loggedIn') ? ('loggedIn' as const) : ('loggedOut' as const),
  token: snapshot.context.token,
})
