export type SessionInput = {
  /** The token kept from an earlier visit; `null` without one. */
  token: string | null
}

/** Why a session ended; `followed`: it ended in another tab. */
export type SessionEnd = 'loggedOut' | 'accountDeleted' | 'expired' | 'followed'

export type SessionContext = { token: string | null }

export type SessionEvent =
  | { type: 'session.started'; token: string }
  /** A fresh token came with the answer to a call that carried `sentWith`. */
  | { type: 'session.renewed'; sentWith: string; token: string }
  /** A call that carried `sentWith` was refused with 401. */
  | { type: 'session.expired'; sentWith: string }
  | { type: 'session.end'; reason: 'loggedOut' | 'accountDeleted' }
  /** Another tab changed the stored token; `sameUser` when it was only renewed. */
  | { type: 'session.followed'; token: string | null; sameUser: boolean }

/** For the host: when a user is new, or gone, whatever was cached for the one before must go. */
export type SessionEmitted = { type: 'session.opened' } | { type: 'session.closed'; reason: SessionEnd }
