import { parentPort, workerData } from 'node:worker_threads'
import { createTestApp } from '@candid/server/testing'

/** A request as it crosses to this thread, and the answer as it goes back. */
export type Asked = { id: number; method: string; url: string; headers: [string, string][]; body: Uint8Array | null }
export type Reply =
  | { id: number; status: number; headers: [string, string][]; body: Uint8Array }
  /** The head of an answer without an end; its parts follow, and null when it has ended after all. */
  | { id: number; status: number; headers: [string, string][]; body: 'follows' }
  | { id: number; part: Uint8Array | null }
  | { id: number; error: string }
export type Ready = { superuser: { email: string; password: string }; folder: string }

// A thread of its own, because the DOM of the tests replaces globals that the server needs as Node has them.
const port = parentPort
if (!port) throw new Error('server-worker runs as a worker only')

const server = await createTestApp(workerData)

const streams = new Map<number, AbortController>()

const passOn = async (id: number, response: Response) => {
  try {
    for await (const part of response.body ?? []) port.postMessage({ id, part } satisfies Reply)
  } finally {
    streams.delete(id)
    port.postMessage({ id, part: null } satisfies Reply)
  }
}

const answer = async ({ id, method, url, headers, body }: Asked): Promise<Reply> => {
  const stopped = new AbortController()
  const init = { method, headers, signal: stopped.signal, ...(body && { body: new Uint8Array(body) }) }
  const response = await server.fetch(url, init)
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    streams.set(id, stopped)
    // Stopped by whoever asked: then nobody listens any more.
    passOn(id, response).catch(() => undefined)
    return { id, status: response.status, headers: [...response.headers], body: 'follows' }
  }
  return { id, status: response.status, headers: [...response.headers], body: await response.bytes() }
}

port.on('message', (message: Asked | { stop: number } | 'close') => {
  if (message === 'close') return void server.close().then(() => port.close())
  if ('stop' in message) return streams.get(message.stop)?.abort()
  const { id } = message
  answer(message).then(
    (reply) => port.postMessage(reply),
    (error: unknown) => port.postMessage({ id, error: String(error) }),
  )
})
port.postMessage({ superuser: server.superuser, folder: server.folder } satisfies Ready)
