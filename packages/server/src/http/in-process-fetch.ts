import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** A `fetch` for a server in this process, without a network. */
export const inProcessFetch =
  (app: FastifyInstance) =>
  async (input: Request | string, options?: RequestInit): Promise<Response> => {
    const request =
      typeof input === 'string' ? new Request(new URL(input, 'http://localhost'), options) : new Request(input, options)
    request.signal.throwIfAborted()
    const { pathname, search } = new URL(request.url)
    const payload = request.body ? Buffer.from(await request.arrayBuffer()) : undefined
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      ...(payload && { payload }),
      payloadAsStream: true,
      signal: request.signal,
    })
    const body = answer.stream()
    request.signal.throwIfAborted()
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one))
    const init = { status: answer.statusCode, headers }
    // An event stream does not end, so it is not awaited.
    if (headers.get('content-type')?.startsWith('text/event-stream'))
      return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, init)
    const bytes = await buffer(body)
    return new Response([204, 205, 304].includes(answer.statusCode) ? null : new Uint8Array(bytes), init)
  }
