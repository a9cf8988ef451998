import { parentPort, workerData } from 'node:worker_threads'
import { createTestApp } from '@candid/server/testing'

/** A request as it crosses to this thread, and the answer as it goes back. */
export type Asked = { id: number; method: string; url: string; headers: [string, string][]; body: Uint8Array | null }
export type Told =
  | { id: number; status: number; headers: [string, string][]; body: Uint8Array }
  | { id: number; error: string }
export type Ready = { superuser: { email: string; password: string }; folder: string }

// A thread of its own, because the DOM of the tests replaces globals that the server needs as Node has them.
const port = parentPort
if (!port) throw new Error('server-worker runs as a worker only')

const server = await createTestApp(workerData)

const answer = async ({ id, method, url, headers, body }: Asked): Promise<Told> => {
  const init = { method, headers, ...(body && { body: new Uint8Array(body) }) }
  const response = await server.fetch(url, init)
  return { id, status: response.status, headers: [...response.headers], body: await response.bytes() }
}

port.on('message', (message: Asked | 'close') => {
  if (message === 'close') return void server.close().then(() => port.close())
  const { id } = message
  answer(message).then(
    (told) => port.postMessage(told),
    (error: unknown) => port.postMessage({ id, error: String(error) }),
  )
})
port.postMessage({ superuser: server.superuser, folder: server.folder } satisfies Ready)
