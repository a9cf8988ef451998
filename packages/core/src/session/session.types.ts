export type SessionInput = {
  /** The token that was stored on an earlier visit; `null` if there is none. */
  token: string | null
}

/** Why a session ended; `followed` means that it ended in another tab. */
export type SessionEnd = 'loggedOut' | 'accountDeleted' | 'expired' | 'followed'

export type SessionContext = { token: string | null }

export type SessionEvent =
  | { type: 'session.started'; token: string }
  /** The response to a call that was sent with the token `sentWith` brought a new token. */
  | { type: 'session.renewed'; sentWith: string; token: string }
  /** A call that was sent with the token `sentWith` was refused with 401. */
  | { type: 'session.expired'; sentWith: string }
  | { type: 'session.end'; reason: 'loggedOut' | 'accountDeleted' }
  /** Another tab changed the stored token; `sameUser` says whether it was only renewed. */
  | { type: 'session.followed'; token: string | null; sameUser: boolean }

/** Reported to the host, which must clear the cache when the user changes or logs out. */
export type SessionEmitted = { type: 'session.opened' } | { type: 'session.closed'; reason: SessionEnd }
