import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../contract/index.ts'
import type { Operation } from '../contract/operation.ts'
import { type Answer, callerOf, checkAgainstContract } from '../testing/caller.ts'
import { newPerson, newResume, type Person, superuserOf } from '../testing/people.ts'
import { type Ids, pathOf, sampleOf } from '../testing/samples.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { hangMs } from '../testing/time-limits.ts'

/** How many bad calls each operation gets; more on demand: FUZZ_RUNS=2000. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 60)

let app: TestApp
let ada: Person
let admin: Person
let ids: Ids
beforeAll(async () => {
  const fail = async () => ({ ok: false as const, code: 'nothing_to_say' as const })
  const speaker = { speak: fail, transcribe: fail, voices: [] }
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '10000' }, speaker })
  ada = await newPerson(app)
  admin = await superuserOf(app)
  const id = await newResume(ada, 'active')
  const { body } = await ada.get(`/resumes/${id}`)
  const chunk_id = body.overview[0].id
  const asked = await ada.post(`/resumes/${id}/chunks/${chunk_id}/questions?num=1`)
  const question_id = asked.body.questions[0].id
  const others = { link_id: none, token: none, query_id: none, answer_id: none, choice_id: none }
  ids = { ...others, id, category: 'overview', chunk_id, question_id, user_id: ada.id, email: ada.email }
})
afterAll(() => app.close())

/** The id of things that these tests do not make. */
const none = '00000000-0000-4000-8000-000000000000'

/** Makes a call with a raw body and checks its answer against the contract: no 5xx, and the shape of its status. */
const raw = async (
  operation: Operation,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  type = 'application/json',
): Promise<Answer> => {
  const { token } = operation.auth === 'superuser' ? admin : ada
  const method = operation.method.toUpperCase()
  const began = performance.now()
  const response = await app.fetch(`/api/v1${path}`, {
    method,
    headers: {
      ...(operation.auth !== 'public' && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': type }),
    },
    ...(body !== undefined && method !== 'GET' && { body }),
  })
  const kind = response.headers.get('content-type') ?? ''
  // A stream of events has no end to wait for: its status and headers are all that can be wrong.
  const isStream = kind.startsWith('text/event-stream')
  if (isStream) await response.body?.cancel()
  const read = isStream ? '' : kind.includes('json') ? await response.json() : await response.text()
  const answer = { status: response.status, headers: response.headers, body: read }
  checkAgainstContract(method, operation.path, answer)
  expect(performance.now() - began).toBeLessThan(hangMs)
  return answer
}

const operations = (Object.values(contract) as Operation[]).filter(({ id }) => !['deleteMe', 'logout'].includes(id))
const named = (list: Operation[]) => list.map((operation) => [operation.id, operation] as const)
const withJson = operations.filter(({ body }) => body?.mediaType === 'application/json')

const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\uD800',
    'x'.repeat(30_000),
    '__proto__',
    "' or 1=1 --",
    '%00',
    '../..',
    '\u202E',
    '🚂',
    '{}',
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
)
const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[[[[]]]]]),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A valid body of an operation with some of its fields made nasty, or something else altogether. */
const nastyBody = ({ id }: Operation) => {
  const { body } = sampleOf(id)
  const fields = Object.keys(typeof body === 'object' && body !== null ? body : {})
  const changed = fc
    .tuple(
      fc.subarray(fields, { minLength: fields.length ? 1 : 0 }),
      fc.array(nastyValue, { minLength: 12, maxLength: 12 }),
    )
    .map(([names, values]) => ({ ...Object(body), ...Object.fromEntries(names.map((name, n) => [name, values[n]])) }))
  return fc.oneof({ arbitrary: changed, weight: 3 }, { arbitrary: nastyValue, weight: 1 })
}

describe('a nasty JSON body', () => {
  it.each(named(withJson))('gets a plain answer from %s [S3.19]', async (_, operation) => {
    await fc.assert(
      fc.asyncProperty(nastyBody(operation), async (body) => {
        await raw(operation, pathOf(operation.path, ids), JSON.stringify(body))
      }),
      { numRuns: runs },
    )
  })
})

describe('a nasty path or query', () => {
  const places = operations.filter(({ params, query }) => params || query)
  it.each(named(places))('gets a plain answer from %s', async (_, operation) => {
    const { body } = sampleOf(operation.id)
    const json = body === undefined ? undefined : JSON.stringify(body)
    await fc.assert(
      fc.asyncProperty(nastyText, nastyText, fc.nat(), async (one, two, which) => {
        const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
        const name = names[which % Math.max(1, names.length)]
        const where = name === undefined ? ids : { ...ids, [name]: one.toWellFormed() }
        const query = new URLSearchParams({ skip: one, limit: two, num: two, active: one })
        const path = pathOf(operation.path, { ...ids, ...where })
        // A nasty segment can make another address of it: only the answer's form counts then.
        await raw(operation, `${path}?${query}`, json)
      }),
      { numRuns: Math.ceil(runs / 2) },
    )
  })
})

describe('what is no JSON', () => {
  const bodies = [
    '',
    '{',
    '{"a":',
    'null',
    '[]',
    '"text"',
    '{"__proto__":{"is_superuser":true}}',

    `${'['.repeat(5_000)}`,
  ]
  it.each(named(withJson))('is refused by %s with 422', async (_, operation) => {
    for (const body of bodies) {
      const { status } = await raw(operation, pathOf(operation.path, ids), body)
      expect([status, body]).toEqual([422, body])
    }
  })

  it.each(named(withJson))('or of another media type is refused by %s with 415', async (_, operation) => {
    for (const type of ['text/plain', 'application/xml', 'nonsense'])
      expect((await raw(operation, pathOf(operation.path, ids), '{}', type)).status).toBe(415)
  })

  it.each(named(withJson))('or sent as a form is refused by %s with 415 [#14.14]', async (_, operation) => {
    const form = 'application/x-www-form-urlencoded'
    expect((await raw(operation, pathOf(operation.path, ids), 'a=b', form)).status).toBe(415)
  })

  it.each(named(withJson))('or no UTF-8 is refused by %s with 400 [#14.14]', async (_, operation) => {
    const body = new Uint8Array(Buffer.from('{"text":"caf\u00e9"}', 'latin1'))
    expect((await raw(operation, pathOf(operation.path, ids), body)).status).toBe(400)
  })

  it('as the body of a login, which is a form, is refused with 415 [#14.14]', async () => {
    const login = { username: ada.email, password: ada.password }
    expect((await callerOf(app).post('/login/access-token', login)).status).toBe(415)
  })

  it.each(named(withJson))('or larger than 1 MB is refused by %s with 413', async (_, operation) => {
    const body = JSON.stringify({ text: 'x'.repeat(1_100_000) })
    expect((await raw(operation, pathOf(operation.path, ids), body)).status).toBe(413)
  })
})

describe('a broken form', () => {
  const uploads = operations.filter(({ body }) => body?.mediaType === 'multipart/form-data')
  const bodies: [string, string][] = [
    ['multipart/form-data', '--x\r\n'],
    ['multipart/form-data; boundary=x', ''],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="upload_file"; filename="a.pdf"\r\n\r\n%PDF-',
    ],
    ['multipart/form-data; boundary=x', '--x--\r\n'],
    [
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="${'n'.repeat(5_000)}"\r\n\r\nx\r\n--x--\r\n`,
    ],
    ['multipart/form-data; boundary=x', '\u0000\u0001\u0002'],
  ]
  it.each(named(uploads))('is refused by %s', async (_, operation) => {
    for (const [type, body] of bodies) {
      const { status } = await raw(operation, pathOf(operation.path, ids), body, type)
      expect([400, 413, 415, 422], `${status} for ${JSON.stringify(body.slice(0, 80))}`).toContain(status)
    }
  })
})

it('fields that nobody asked for change nothing: no role, no owner, no id', async () => {
  const { body: before } = await ada.get('/users/me')
  const extra = { id: admin.id, is_superuser: true, owner_id: admin.id, password_hash: 'x', version: 99 }
  await ada.patch('/users/me', { ...extra, full_name: 'Ada' })
  expect((await ada.get('/users/me')).body).toEqual({ ...before, full_name: 'Ada' })
  const { body } = await ada.post(`/resumes/${ids.id}/chunks/overview`, { ...extra, text: 'item' })
  expect(body).toMatchObject({ content: { text: 'item' }, version: 1 })
  expect(body.chunk_id).not.toBe(admin.id)
})
