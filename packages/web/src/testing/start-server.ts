import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Asked, Ready, Told } from './server-worker.ts'

/** Settings of the server as its environment would give them. */
export type ServerOptions = { env?: Record<string, string>; parseWaitMs?: number }

/** Starts the real server in a thread of this process. Its `fetch` needs no network. */
export const startServer = async (options: ServerOptions = {}) => {
  const worker = new Worker(join(import.meta.dirname, 'server-worker.ts'), { workerData: options, execArgv: [] })
  const waiting = new Map<number, { resolve: (told: Told) => void; reject: (error: Error) => void }>()
  let lastId = 0

  const ready = await new Promise<Ready>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  worker.on('message', (told: Told) => {
    waiting.get(told.id)?.resolve(told)
    waiting.delete(told.id)
  })
  worker.on('error', (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
  })

  const fetch = async (request: Request): Promise<Response> => {
    request.signal.throwIfAborted()
    lastId += 1
    const id = lastId
    const bytes = new Uint8Array(await request.arrayBuffer())
    const { pathname, search } = new URL(request.url)
    const asked: Asked = {
      id,
      method: request.method,
      url: `${pathname}${search}`,
      headers: [...request.headers],
      body: bytes.length > 0 ? bytes : null,
    }
    const told = await new Promise<Told>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage(asked)
    })
    request.signal.throwIfAborted()
    if ('error' in told) throw new TypeError(told.error)
    const hasBody = ![204, 205, 304].includes(told.status)
    return new Response(hasBody ? new Uint8Array(told.body) : null, { status: told.status, headers: told.headers })
  }
  const close = () => {
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    worker.postMessage('close')
    return ended
  }
  return { ...ready, fetch, close }
}

export type Server = Awaited<ReturnType<typeof startServer>>
