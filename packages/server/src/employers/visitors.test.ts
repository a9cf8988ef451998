import { answer } from '@candid/interviewer'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LimitName, limits } from '../http/rate-limits.ts'
import { callerOf } from '../testing/caller.ts'
import { newPerson, newResume } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { scriptedInterviewer, scriptedParse } from '../testing/scripted-interviewer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  const parsed = scriptedParse()
  app = await createTestApp({
    interviewer: scriptedInterviewer({ parse: async () => parsed, answer: async (request) => answer(request) }),
  })
})
afterAll(() => app.close())

const one = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'
const other = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'

const newShare = async () => {
  const owner = await newPerson(app)
  await newResume(owner, 'active')
  const { body } = await owner.post('/users/me/share-links', newLink())
  return { owner, token: body.path.replace('/share/', '') as string }
}
const visitor = (token: string, id: string) => {
  const headers = { 'X-Visitor': id }
  const asked = (queries: { question: string }[]) => queries.map(({ question }) => question)
  return {
    ask: async (question: string) =>
      (await callerOf(app).post(`/shared/${token}/queries`, { question }, { headers })).body,
    listed: async () => asked((await callerOf(app).get(`/shared/${token}/queries`, { headers })).body),
    shown: async () => asked((await callerOf(app).get(`/shared/${token}`, { headers })).body.queries),
    send: (id: string) => callerOf(app).post(`/shared/${token}/queries/${id}/send`, undefined, { headers }),
  }
}

it('a visitor of a link sees the own questions only; the owner sees all', async () => {
  const { owner, token } = await newShare()
  const [anna, ben] = [visitor(token, one), visitor(token, other)]
  await anna.ask('What is the current job?')
  await ben.ask('Does she speak Welsh?')
  for (const read of ['listed', 'shown'] as const) {
    expect(await anna[read]()).toEqual(['What is the current job?'])
    expect(await ben[read]()).toEqual(['Does she speak Welsh?'])
  }
  const { body: inbox } = await owner.get('/users/me/queries')
  expect(inbox.count).toBe(2)
})

it("a visitor cannot send another's question, whose id it knows", async () => {
  const { token } = await newShare()
  const query = await visitor(token, one).ask('Does she speak Welsh?')
  expect((await visitor(token, other).send(query.id)).status).toBe(404)
  expect((await visitor(token, one).send(query.id)).body.sent_at).not.toBeNull()
})

it('an id gains nothing at another link, and without an id, or with a forged one, nothing is seen', async () => {
  const [first, second] = [await newShare(), await newShare()]
  await visitor(first.token, one).ask('What is the current job?')
  expect(await visitor(second.token, one).listed()).toEqual([])
  expect(await visitor(first.token, `${one.slice(0, -1)}1`).listed()).toEqual([])
  const bare = await app.fetch(`/api/v1/shared/${first.token}/queries`)
  expect([bare.status, await bare.json()]).toEqual([200, []])
  for (const id of ['short', "' or 1=1 --".padEnd(20), 'x'.repeat(65)])
    expect((await callerOf(app).get(`/shared/${first.token}/queries`, { headers: { 'X-Visitor': id } })).status).toBe(
      422,
    )
})

it('the id itself is stored nowhere, and hashes differ from link to link', async () => {
  const [first, second] = [await newShare(), await newShare()]
  for (const { token } of [first, second]) await visitor(token, one).ask('What is the current job?')
  const rows = await app.db.selectFrom('employer_queries').select('visitor').where('visitor', 'is not', null).execute()
  expect(rows.some(({ visitor: kept }) => kept?.includes(one))).toBe(false)
  const links = [first, second].map(({ owner }) => owner.id)
  const mine = await app.db.selectFrom('employer_queries').select('visitor').where('owner_id', 'in', links).execute()
  expect(new Set(mine.map(({ visitor: kept }) => kept)).size).toBe(2)
})

describe('the limits on questions [#20.7]', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
  })
  afterAll(() => strict.close())

  const newAsker = async () => {
    const owner = await newPerson(strict)
    await newResume(owner, 'active')
    const { body } = await owner.post('/users/me/share-links', newLink())
    const path = `/shared/${body.path.replace('/share/', '')}/queries`
    return async (id: string) =>
      (await callerOf(strict).post(path, { question: 'Why?' }, { headers: { 'X-Visitor': id } })).status
  }
  /** As if a limit had just been used up, whatever time the calls took. */
  const useUp = async (limit: LimitName) => {
    await strict.db
      .updateTable('rate_limits')
      .set({ full_at: sql<Date>`now() + ${limits[limit].burst * limits[limit].everyS} * interval '1 second'` })
      .where('key', 'like', `${limit}:%`)
      .execute()
  }

  it('one visitor who asks on and on is stopped, and another one is not', async () => {
    const ask = await newAsker()
    expect(await ask(one)).toBe(200)
    await useUp('askOfVisitor')
    expect([await ask(one), await ask(other)]).toEqual([429, 200])
  })

  it.each(['askSharedFromAddress', 'askOfLink'] as const)(
    'a new id for every call gains nothing: %s',
    async (limit) => {
      const ask = await newAsker()
      expect(await ask('0'.repeat(32))).toBe(200)
      await useUp(limit)
      expect([await ask('1'.repeat(32)), await ask('2'.repeat(32))]).toEqual([429, 429])
      await strict.db.deleteFrom('rate_limits').execute()
    },
  )

  it('what one visitor may not ask any more takes nothing from the others of the link', async () => {
    const ask = await newAsker()
    await ask(one)
    await useUp('askOfVisitor')
    const left = () =>
      strict.db.selectFrom('rate_limits').select('full_at').where('key', 'like', 'askOfLink:%').execute()
    const before = await left()
    expect(await ask(one)).toBe(429)
    expect(await left()).toEqual(before)
  })
})
