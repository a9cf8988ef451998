import type { FastifyInstance, InjectOptions } from 'fastify'

/** `fetch` that reaches a server in this process, without a network. */
export const inProcessFetch =
  (app: FastifyInstance) =>
  async (input: Request | string, init?: RequestInit): Promise<Response> => {
    const request =
      typeof input === 'string' ? new Request(new URL(input, 'http://localhost'), init) : new Request(input, init)
    request.signal.throwIfAborted()
    const { pathname, search } = new URL(request.url)
    const payload = request.body ? Buffer.from(await request.arrayBuffer()) : undefined
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      ...(payload && { payload }),
    })
    request.signal.throwIfAborted()
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one))
    const empty = [204, 205, 304].includes(answer.statusCode)
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers })
  }
