/** What can go wrong between the app and the server, as data. A bug is different: it keeps its cause, so that it can be thrown again. */
export type FailureKind =
  | 'expired'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'tooLarge'
  | 'unsupported'
  | 'invalid'
  | 'throttled'
  | 'refused'
  | 'broken'
  | 'offline'
  | 'aborted'
  | 'timedOut'
  | 'bug'

/** An expected failure. `detail` is the server's own text, `message` the error's own, `status` the HTTP status if any. */
export type Failure = {
  kind: FailureKind
  status: number | null
  detail: string | null
  isList: boolean
  message: string
  requestId: string | null
  cause?: unknown
}

const kindOfStatus: Record<number, FailureKind> = {
  400: 'invalid',
  401: 'expired',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  413: 'tooLarge',
  415: 'unsupported',
  422: 'invalid',
  429: 'throttled',
}

// What fetch throws without a connection: Chromium, Firefox, Safari, Node. All are TypeErrors, as many bugs are.
const networkMessage = /^(failed to fetch|networkerror|load failed|fetch failed|network error)/i

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null && name in error ? (error as Record<string, unknown>)[name] : undefined

const text = (value: unknown) => (typeof value === 'string' ? value : null)

const ofThrown = (name: unknown, message: string): FailureKind => {
  if (name === 'AbortError') return 'aborted'
  if (name === 'TimeoutError') return 'timedOut'
  return name === 'NetworkError' || (name === 'TypeError' && networkMessage.test(message)) ? 'offline' : 'bug'
}

/** Turns anything thrown into a failure: an API error (recognised by `status`, `detail`, `isList`), no network, aborted, or else a bug. */
export const toFailure = (error: unknown): Failure => {
  const status = field(error, 'status')
  const message = text(field(error, 'message')) ?? ''
  if (typeof status === 'number') {
    return {
      kind: kindOfStatus[status] ?? (status >= 500 ? 'broken' : 'refused'),
      status,
      detail: text(field(error, 'detail')),
      isList: field(error, 'isList') === true,
      message,
      requestId: text(field(error, 'requestId')),
    }
  }
  const kind = ofThrown(field(error, 'name'), message)
  const failure = { kind, status: null, detail: null, isList: false, message, requestId: null }
  return kind === 'bug' ? { ...failure, cause: error } : failure
}
