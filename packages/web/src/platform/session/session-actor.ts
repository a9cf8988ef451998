import { sessionMachine, toSessionView } from '@candid/core'
import type { ActorRefFrom } from 'xstate'
import { startActor } from '../start-actor.ts'
import type { TokenStorage } from './token-storage.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** The user id in a token, unverified: only the server can vouch for it; here it only tells two users apart. */
const subjectOf = (token: string): string | null => {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(payload ?? ''))
    return typeof claims === 'object' && claims !== null && 'sub' in claims ? String(claims.sub) : null
  } catch {
    // Another server may use tokens that cannot be read: then no two are known to be of one user.
    return null
  }
}

const isSameUser = (one: string | null, other: string | null) => {
  const subject = one && subjectOf(one)
  return Boolean(subject && other && subject === subjectOf(other))
}

/** Starts the app's session on the stored token; it follows what other tabs do with it. */
export const startSession = (storage: TokenStorage): SessionActor => {
  const machine = sessionMachine.provide({
    actions: { rememberToken: (_, { token }) => storage.write(token), forgetToken: () => storage.remove() },
  })
  const actor = startActor(machine, { input: { token: storage.read() } })
  storage.follow((token) => followToken(actor, token))
  return actor
}

const followToken = (actor: SessionActor, token: string | null) => {
  const { token: held } = toSessionView(actor.getSnapshot())
  if (token !== held) actor.send({ type: 'session.followed', token, sameUser: isSameUser(held, token) })
}

/**
 * The token for a call, read from local storage each time (specification, section 7). An entry that was changed in this
 * tab brings no storage event: the session follows it here.
 */
export const readToken = (actor: SessionActor, storage: TokenStorage): string | null => {
  const token = storage.read()
  followToken(actor, token)
  return token
}
