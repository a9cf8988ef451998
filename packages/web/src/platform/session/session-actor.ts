import { sessionMachine, toSessionView } from '@candid/core'
import type { ActorRefFrom } from 'xstate'
import { startActor } from '../start-actor.ts'
import type { TokenStorage } from './token-storage.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** Reads the user id from a token without verifying it. It is used only to tell two users apart. */
const subjectOf = (token: string): string | null => {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(payload ?? ''))
    return typeof claims === 'object' && claims !== null && 'sub' in claims ? String(claims.sub) : null
  } catch {
    // Another server may use tokens of another format. Then no two tokens count as the same user's.
    return null
  }
}

const isSameUser = (one: string | null, other: string | null) => {
  const subject = one && subjectOf(one)
  return Boolean(subject && other && subject === subjectOf(other))
}

/** Starts the session machine with the stored token and follows changes by other tabs. */
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
 * Returns the token for a call, read from local storage each time (specification, section 7). A change of the entry by this
 * tab fires no storage event, so the session follows it here.
 */
export const readToken = (actor: SessionActor, storage: TokenStorage): string | null => {
  const token = storage.read()
  followToken(actor, token)
  return token
}
