import { setTimeout as wait } from 'node:timers/promises'
import { type ChatReply, readReply } from './read-reply.ts'
import { post, type RemoteEngine, watch } from './remote.ts'

export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string }
export type ResponseFormat = { type: 'json_schema'; json_schema: { name: string; strict: true; schema: object } }

const defaultTotalMs = 120_000
const defaultIdleMs = 45_000
const retries = 2
const firstWaitMs = 500

/** When a call that begins now must be over, on the clock of `performance.now`. */
export const deadlineOf = (engine: RemoteEngine): number => performance.now() + (engine.totalMs ?? defaultTotalMs)

/** Waits, and answers false when the caller cancels first. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<boolean> =>
  wait(ms, true, signal ? { signal } : {}).catch(() => false)

/**
 * One chat completion (`POST /chat/completions`), streamed so that a stalled server is noticed. What passes (429, 5xx, a lost
 * connection) is tried again twice, after the time that the server asks for, never beyond the deadline.
 */
export const chat = async (
  engine: RemoteEngine,
  messages: ChatMessage[],
  options: { format?: ResponseFormat | undefined; deadline: number; signal?: AbortSignal | undefined },
): Promise<ChatReply> => {
  const { format, deadline, signal } = options
  const body = JSON.stringify({
    model: engine.model,
    messages,
    stream: true,
    ...(format ? { response_format: format } : {}),
  })
  for (let attempt = 0; ; attempt++) {
    const totalMs = deadline - performance.now()
    const watched = watch({ totalMs, idleMs: engine.idleMs ?? Math.min(defaultIdleMs, totalMs), signal })
    const sent = await post(
      engine,
      '/chat/completions',
      { body, headers: { 'content-type': 'application/json' } },
      watched,
    )
    const reply = sent.ok ? await readReply(sent.response, watched) : sent
    watched.stop()
    if (reply.ok || (reply.code !== 'overloaded' && reply.code !== 'unreachable')) return reply
    const asked = sent.ok ? undefined : sent.retryAfterMs
    const pauseMs = asked ?? firstWaitMs * 2 ** attempt
    if (attempt === retries || performance.now() + pauseMs >= deadline) return reply
    if (!(await pause(pauseMs, signal))) return { ok: false, code: 'cancelled' }
  }
}
