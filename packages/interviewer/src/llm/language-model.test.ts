import { createServer } from 'node:net'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLanguageModel, type StructuredRequest } from './language-model.ts'
import type { Behaviour } from './testing/behaviour.ts'
import { type ModelServer, startModelServer } from './testing/start-model-server.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.stop())

const schema = v.object({ words: v.array(v.string()) })
type Words = v.InferOutput<typeof schema>
const good: Behaviour = { kind: 'reply', content: '{"words": ["one", "two"]}' }
const value = { words: ['one', 'two'] }
const task: StructuredRequest<Words> = {
  name: 'words',
  schema,
  instructions: 'List the words.',
  data: { text: 'one "two"' },
}
const model = (limits: object = {}) =>
  createLanguageModel({ baseUrl: server.baseUrl, apiKey: 'key-1', model: 'model-1', totalMs: 60_000, ...limits })
const run = async (
  script: [...Behaviour[], Behaviour],
  limits?: object,
  request: Partial<StructuredRequest<Words>> = {},
) => {
  await server.behave(...script)
  const result = await model(limits).structured({ ...task, ...request })
  const seen = await server.seen()
  return { result, calls: seen.length, seen: seen.map((entry) => ({ ...entry, json: JSON.parse(entry.body) })) }
}

const closedPort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

describe('a structured call', () => {
  it('sends model, key, schema, instructions, and the data as one JSON document', async () => {
    const { result, seen } = await run([good])
    expect(result).toEqual({ ok: true, value })
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer key-1' })
    expect(seen[0]?.json).toMatchObject({ model: 'model-1', stream: true })
    expect(seen[0]?.json.response_format.json_schema).toEqual({
      name: 'words',
      strict: true,
      schema: {
        type: 'object',
        properties: { words: { type: 'array', items: { type: 'string' } } },
        required: ['words'],
        additionalProperties: false,
      },
    })
    const [system, user, ...more] = seen[0]?.json.messages ?? []
    expect(system).toMatchObject({ role: 'system', content: expect.stringContaining('List the words.') })
    expect(user).toEqual({ role: 'user', content: '{"text":"one \\"two\\""}' })
    expect(more).toEqual([])
  })

  it('sends no key where none is set', async () => {
    const { seen } = await run([good], { apiKey: undefined })
    expect(seen[0]?.authorization).toBeNull()
  })

  it.each<[string, Behaviour]>([
    ['one body instead of a stream', { kind: 'whole', content: '{"words":["one","two"]}' }],
    ['a code fence', { kind: 'reply', content: '```json\n{"words":["one","two"]}\n```' }],
    ['thoughts before it', { kind: 'reply', content: '<think>two words…</think>{"words":["one","two"]}' }],
    ['fields that nobody asked for', { kind: 'reply', content: '{"words":["one","two"],"note":"hi"}' }],
  ])('understands a reply with %s at once', async (_, behaviour) => {
    expect(await run([behaviour])).toMatchObject({ result: { ok: true, value }, calls: 1 })
  })

  it('does without response_format where the server does not know it, and remembers that', async () => {
    await server.behave({ kind: 'schemaless', content: '{"words":["one","two"]}' })
    const other = model()
    expect(await other.structured(task)).toEqual({ ok: true, value })
    expect(await other.structured(task)).toEqual({ ok: true, value })
    expect((await server.seen()).map(({ body }) => body.includes('"response_format"'))).toEqual([true, false, false])
  })
})

describe('a reply that cannot be used', () => {
  const malformed: Behaviour = { kind: 'reply', content: 'Sure, here are the words!' }
  const wrongShape: Behaviour = { kind: 'reply', content: '{"words":"one two"}' }

  it.each<[string, Behaviour]>([
    ['no JSON', malformed],
    ['another shape', wrongShape],
    ['cut off', { kind: 'cut', content: '{"words":["one"' }],
    ['ended half way', { kind: 'half', content: '{"words":["one","two"]}' }],
    ['empty', { kind: 'reply', content: '' }],
    ['a page of a proxy', { kind: 'body', type: 'text/html', base64: Buffer.from('<p>Hi').toString('base64') }],
  ])('(%s) is asked again once', async (_, behaviour) => {
    expect(await run([behaviour, good])).toMatchObject({ result: { ok: true, value }, calls: 2 })
  })

  it('tells the model what was wrong', async () => {
    const { seen } = await run([wrongShape, good])
    const [, , said, problem] = seen[1]?.json.messages ?? []
    expect(said).toEqual({ role: 'assistant', content: '{"words":"one two"}' })
    expect(problem.content).toMatch(/cannot be used[\s\S]*words: .*Array/)
  })

  it.each<[string, Behaviour, string]>([
    ['malformed', malformed, 'bad_reply'],
    ['of another shape', wrongShape, 'bad_reply'],
    ['cut off', { kind: 'cut', content: '{"words"' }, 'truncated'],
  ])('twice %s is a failure', async (_, behaviour, code) => {
    const { result, calls } = await run([behaviour])
    expect(result).toMatchObject({ ok: false, code })
    expect(calls).toBe(2)
  })

  it('fails a check, is asked again with the problem, and passes', async () => {
    const check = ({ words }: Words) => (words.includes('two') ? [] : ['The word two is missing.'])
    const { result, seen } = await run([{ kind: 'reply', content: '{"words":["one"]}' }, good], {}, { check })
    expect(result).toEqual({ ok: true, value })
    expect(seen[1]?.json.messages.at(-1).content).toContain('The word two is missing.')
  })

  it('that fails a check twice is a failure', async () => {
    const { result, calls } = await run([good], {}, { check: () => ['Never good enough.'] })
    expect(result).toEqual({
      ok: false,
      code: 'failed_check',
      detail: 'The reply of the language model did not pass the checks.',
    })
    expect(calls).toBe(2)
  })
})

describe('a server in trouble', () => {
  it('is tried again after the time that it asks for', async () => {
    const started = performance.now()
    const { result, calls } = await run([{ kind: 'status', status: 429, retryAfter: '1' }, good])
    expect(result).toEqual({ ok: true, value })
    expect(calls).toBe(2)
    expect(performance.now() - started).toBeGreaterThan(950)
  })

  it('is not waited for when it asks for more time than there is', async () => {
    const { result, calls } = await run([{ kind: 'status', status: 429, retryAfter: '3600' }])
    expect(result).toMatchObject({ ok: false, code: 'overloaded' })
    expect(calls).toBe(1)
  })

  it('is given up after three tries', async () => {
    const { result, calls } = await run([{ kind: 'status', status: 503, retryAfter: '0' }])
    expect(result).toMatchObject({ ok: false, code: 'overloaded' })
    expect(calls).toBe(3)
  })

  it('that tears the connection is tried again', async () => {
    const { result } = await run([{ kind: 'tear', content: '{"words":["one","two"]}' }, good])
    expect(result).toEqual({ ok: true, value })
  })

  it.each<[string, Behaviour, string, object]>([
    ['declines', { kind: 'refusal' }, 'refused', {}],
    ['filters', { kind: 'filtered' }, 'refused', {}],
    ['does not know the key', { kind: 'status', status: 401 }, 'rejected', {}],
    ['does not know the model', { kind: 'status', status: 404 }, 'rejected', {}],
    ['sends elsewhere', { kind: 'redirect', to: 'http://127.0.0.1:9/' }, 'rejected', {}],
    ['is silent', { kind: 'slow', ms: 60_000, content: '' }, 'stalled', { idleMs: 150 }],
    ['is slow', { kind: 'slow', ms: 60_000, content: '' }, 'took_too_long', { totalMs: 150, idleMs: 5_000 }],
    ['stalls half way', { kind: 'stall', content: '{"words":["one","two"]}' }, 'stalled', { idleMs: 150 }],
    ['never ends', { kind: 'endless' }, 'bad_reply', {}],
  ])('that %s is a typed failure', async (_, behaviour, code, limits) => {
    const { result } = await run([behaviour], limits)
    expect(result).toMatchObject({ ok: false, code })
  })

  it('that is not there is a typed failure', async () => {
    const baseUrl = `http://127.0.0.1:${await closedPort()}/v1`
    const result = await model({ baseUrl, totalMs: 60_000 }).structured(task)
    expect(result).toMatchObject({ ok: false, code: 'unreachable' })
  })

  it('is left at once when the caller cancels', async () => {
    await server.behave({ kind: 'stall', content: '{"words":["one","two"]}' })
    const controller = new AbortController()
    const asking = model().structured({ ...task, signal: controller.signal })
    await expect.poll(async () => (await server.seen()).length).toBe(1)
    controller.abort()
    expect(await asking).toMatchObject({ ok: false, code: 'cancelled' })
  })
})
