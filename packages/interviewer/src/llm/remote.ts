/** An OpenAI-compatible server: its base address (with /v1 where it has one), its key if it wants one, and the model. */
export type RemoteEngine = {
  baseUrl: string
  apiKey?: string | undefined
  model: string
  /** Time for the whole call with all its retries, in milliseconds. */
  totalMs?: number | undefined
  /** The longest silence of the server, in milliseconds. */
  idleMs?: number | undefined
}

/** Why a call to a remote server brought nothing. */
export type RemoteFailureCode =
  | 'unreachable'
  | 'took_too_long'
  | 'stalled'
  | 'cancelled'
  | 'overloaded'
  | 'rejected'
  | 'bad_reply'

export type RemoteFailure = { ok: false; code: RemoteFailureCode }
export type RemoteResponse = { ok: true; response: Response } | (RemoteFailure & { retryAfterMs?: number })

/** Watches one call: aborts `signal` after `totalMs`, after `idleMs` without a sign of life, or when the caller cancels. */
export type Watch = {
  signal: AbortSignal
  /** To be called at each sign of life. */
  alive: () => void
  /** Ends the watch; no timer is left. */
  stop: () => void
  /** What an exception during the call means. */
  code: () => RemoteFailureCode
}

/** Starts the timers of one call. */
export const watch = (limits: { totalMs: number; idleMs: number; signal?: AbortSignal | undefined }): Watch => {
  const controller = new AbortController()
  let code: RemoteFailureCode = 'unreachable'
  const end = (why: RemoteFailureCode) => {
    if (controller.signal.aborted) return
    code = why
    controller.abort()
  }
  const cancel = () => end('cancelled')
  const total = setTimeout(() => end('took_too_long'), Math.max(0, limits.totalMs))
  let idle = setTimeout(() => end('stalled'), limits.idleMs)
  limits.signal?.addEventListener('abort', cancel, { once: true })
  if (limits.signal?.aborted) cancel()
  return {
    signal: controller.signal,
    alive: () => {
      clearTimeout(idle)
      idle = setTimeout(() => end('stalled'), limits.idleMs)
    },
    stop: () => {
      clearTimeout(total)
      clearTimeout(idle)
      limits.signal?.removeEventListener('abort', cancel)
    },
    code: () => code,
  }
}

/** The wait that a `Retry-After` header asks for, in milliseconds (RFC 9110: seconds or a date). */
export const retryAfterOf = (header: string | null, now: number): number | undefined => {
  if (header === null) return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529])

const refusal = async (response: Response): Promise<RemoteFailure & { retryAfterMs?: number }> => {
  await response.body?.cancel()
  if (!passing.has(response.status)) return { ok: false, code: 'rejected' }
  const retryAfterMs = retryAfterOf(response.headers.get('retry-after'), Date.now())
  return { ok: false, code: 'overloaded', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
}

/**
 * Posts to `path` below the engine's address. A redirect is refused: neither the key nor a resume may travel to another place
 * than the one that was set.
 */
export const post = async (
  engine: RemoteEngine,
  path: string,
  content: { body: string | FormData; headers?: Record<string, string> },
  watched: Watch,
): Promise<RemoteResponse> => {
  const authorization = engine.apiKey ? { authorization: `Bearer ${engine.apiKey}` } : {}
  try {
    const response = await fetch(`${engine.baseUrl.replace(/(?<!\/)\/+$/, '')}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...content.headers, ...authorization },
      body: content.body,
      signal: watched.signal,
    })
    watched.alive()
    return response.ok ? { ok: true, response } : await refusal(response)
  } catch {
    return { ok: false, code: watched.code() }
  }
}

/** Hands the chunks of a reply to `take` as they come, at most `maxBytes` in all. `take` answers false to stop reading. */
export const readChunks = async (
  response: Response,
  watched: Watch,
  maxBytes: number,
  take: (chunk: Uint8Array) => boolean,
): Promise<{ ok: true } | RemoteFailure> => {
  const reader = response.body?.getReader()
  if (reader === undefined) return { ok: true }
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { ok: true }
      watched.alive()
      size += value.byteLength
      const tooLarge = size > maxBytes
      if (tooLarge || !take(value)) {
        await reader.cancel()
        return tooLarge ? { ok: false, code: 'bad_reply' } : { ok: true }
      }
    }
  } catch {
    return { ok: false, code: watched.code() }
  }
}

/** The whole body of a reply of at most `maxBytes`. */
export const readBytes = async (
  response: Response,
  watched: Watch,
  maxBytes: number,
): Promise<{ ok: true; bytes: Uint8Array } | RemoteFailure> => {
  const chunks: Uint8Array[] = []
  const read = await readChunks(response, watched, maxBytes, (chunk) => chunks.push(chunk) > 0)
  return read.ok ? { ok: true, bytes: new Uint8Array(Buffer.concat(chunks)) } : read
}
