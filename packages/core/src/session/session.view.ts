import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

/** Everything a view, and the api client, may know of the session. */
export const toSessionView = (snapshot: SnapshotFrom<typeof sessionMachine>) => ({
  mode: snapshot.matches('loggedIn') ? ('loggedIn' as const) : ('loggedOut' as const),
  token: snapshot.context.token,
})
