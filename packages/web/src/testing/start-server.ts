import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Asked, Ready, Reply } from './server-worker.ts'

/**
 * Starts the real server in a thread of this process, with settings as the environment would give them; its files come
 * into a folder. Its `fetch` needs no network.
 */
export const startServer = async (env: Record<string, string>, folder: string) => {
  const worker = new Worker(join(import.meta.dirname, 'server-worker.ts'), {
    workerData: { env },
    execArgv: [],
    env: { ...process.env, TMPDIR: folder },
  })
  // Who keeps a server for the next file need not end it: it goes with the process.
  worker.unref()
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>()
  let lastId = 0

  const ready = await new Promise<Ready>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  const parts = new Map<number, (part: Uint8Array | null) => void>()
  worker.on('message', (reply: Reply) => {
    if ('part' in reply) return parts.get(reply.id)?.(reply.part)
    waiting.get(reply.id)?.resolve(reply)
    waiting.delete(reply.id)
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
    const reply = await new Promise<Reply>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage(asked)
    })
    request.signal.throwIfAborted()
    if ('error' in reply) throw new TypeError(reply.error)
    if ('part' in reply) throw new Error('a part of an answer came before its head')
    if (reply.body === 'follows') {
      const stop = () => worker.postMessage({ stop: id })
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          parts.set(id, (part) => {
            if (part) return stream.enqueue(part)
            parts.delete(id)
            stream.close()
          })
          request.signal.addEventListener('abort', () => {
            parts.delete(id)
            stop()
            stream.error(request.signal.reason)
          })
        },
        cancel: () => {
          parts.delete(id)
          stop()
        },
      })
      return new Response(body, { status: reply.status, headers: reply.headers })
    }
    const hasBody = ![204, 205, 304].includes(reply.status)
    return new Response(hasBody ? new Uint8Array(reply.body) : null, { status: reply.status, headers: reply.headers })
  }
  const close = () => {
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    worker.postMessage('close')
    return ended
  }
  return { ...ready, fetch, close }
}

export type Server = Awaited<ReturnType<typeof startServer>>
