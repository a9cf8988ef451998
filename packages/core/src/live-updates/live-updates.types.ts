export type LiveUpdatesContext = {
  /** Attempts to connect that have failed since the stream was last open, up to a bound. */
  failures: number
}

export type LiveUpdatesEvent =
  /** Somebody is logged in and looks at the page. */
  | { type: 'live.start' }
  | { type: 'live.stop' }
  /** The network is back: connect at once. */
  | { type: 'live.retry' }
  | { type: 'live.opened' }
  | { type: 'live.lost' }
  /** The server has no stream of events. */
  | { type: 'live.unsupported' }
