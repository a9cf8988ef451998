export type LiveUpdatesContext = {
  /** Failed attempts to connect since the stream was last open, up to a maximum. */
  failures: number
}

export type LiveUpdatesEvent =
  /** A user is logged in and the page is visible. */
  | { type: 'live.start' }
  | { type: 'live.stop' }
  /** The network is back: connects at once. */
  | { type: 'live.retry' }
  | { type: 'live.opened' }
  | { type: 'live.lost' }
  /** The server has no stream of events. */
  | { type: 'live.unsupported' }
