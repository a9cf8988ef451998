import { answer } from '@candid/interviewer'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

it('nothing that is answered, to anybody, tells an id or what is stored of it: there is nothing to replay [#20.7]', async () => {
  const { owner, token } = await newShare()
  const headers = { 'X-Visitor': one }
  const employer = callerOf(app)
  const answers = [
    await employer.get(`/shared/${token}`, { headers }),
    await employer.post(`/shared/${token}/queries`, { question: 'Does she speak Welsh?' }, { headers }),
  ]
  const send = `/shared/${token}/queries/${answers[1]?.body.id}`
  answers.push(
    await employer.post(`${send}/send`, undefined, { headers }),
    await employer.post(`${send}/address`, { email: 'a@b.example' }, { headers }),
    await employer.get(`/shared/${token}/queries`, { headers }),
    await owner.get('/users/me/queries'),
    await owner.get('/users/me/share-links'),
    await owner.get(`/users/me/share-links/${(await owner.get('/users/me/share-links')).body[0].id}/preview`),
    await owner.get('/users/me/data'),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const { visitor: stored } = await app.db
    .selectFrom('employer_queries')
    .select('visitor')
    .where('owner_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  const received = answers.map(({ headers: sent, body }) => JSON.stringify([[...sent], body])).join()
  expect(received).toContain('Does she speak Welsh?')
  for (const secret of [one, String(stored)]) expect(received).not.toContain(secret)
})

describe('the limits of a link and its visitors [#20.7]', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' } })
  })
  afterAll(() => strict.close())
  beforeEach(async () => {
    await strict.db.deleteFrom('rate_limits').execute()
  })

  const [here, elsewhere] = ['192.0.2.1', '192.0.2.2']
  /** A link, and what somebody at an address does there as a visitor; each gives the status. */
  const newLinkWithQuestion = async () => {
    const owner = await newPerson(strict)
    await newResume(owner, 'active')
    const { body: link } = await owner.post('/users/me/share-links', newLink())
    const path = `/shared/${link.path.replace('/share/', '')}/queries`
    const as = (id: string, address: string) => ({ headers: { 'X-Visitor': id, 'X-Forwarded-For': address } })
    const asking = (id: string, address: string) =>
      callerOf(strict).post(path, { question: 'Does she speak Welsh?' }, as(id, address))
    const { body: query } = await asking(one, here)
    return {
      ask: async (id: string, address = here) => (await asking(id, address)).status,
      send: async (id: string, address = here) =>
        (await callerOf(strict).post(`${path}/${query.id}/send`, undefined, as(id, address))).status,
      'leave an address': async (id: string, address = here) =>
        (await callerOf(strict).post(`${path}/${query.id}/address`, { email: 'a@b.example' }, as(id, address))).status,
    }
  }
  /** As if a limit had just been used up, whatever time the calls took. */
  const useUp = async (limit: LimitName) => {
    const used = await strict.db
      .updateTable('rate_limits')
      .set({ full_at: sql<Date>`now() + ${limits[limit].burst * limits[limit].everyS} * interval '1 second'` })
      .where('key', 'like', `${limit}:%`)
      .executeTakeFirst()
    // Otherwise nothing would be refused for it.
    expect(Number(used.numUpdatedRows)).toBeGreaterThan(0)
  }
  const calls = [
    ['ask', 'ask'],
    ['send', 'send'],
    ['leave an address', 'send'],
  ] as const

  it.each(calls)('a visitor who does it on and on is stopped, and another one is not: %s', async (call, limit) => {
    const link = await newLinkWithQuestion()
    expect(await link[call](one)).toBe(200)
    await useUp(`${limit}OfVisitor`)
    expect([await link[call](one), await link[call](one, elsewhere)]).toEqual([429, 429])
    // The question is not the other visitor's, but it is looked for.
    expect(await link[call](other)).toBe(call === 'ask' ? 200 : 404)
  })

  it.each(calls)(
    'a new id for every call gains nothing at one address, and another one is free: %s',
    async (call, limit) => {
      const link = await newLinkWithQuestion()
      expect(await link[call](one)).toBe(200)
      await useUp(`${limit}OfLinkFromAddress`)
      expect([await link[call]('1'.repeat(32)), await link[call]('2'.repeat(32))]).toEqual([429, 429])
      expect(await link[call](one, elsewhere)).toBe(200)
    },
  )

  it.each(calls)(
    'a link has a limit for all its visitors and their addresses, another link has its own: %s',
    async (call, limit) => {
      const link = await newLinkWithQuestion()
      expect(await link[call](one)).toBe(200)
      await useUp(`${limit}OfLink`)
      const another = await newLinkWithQuestion()
      expect([await link[call](one), await link[call]('1'.repeat(32), elsewhere)]).toEqual([429, 429])
      expect(await another[call](one, elsewhere)).toBe(200)
    },
  )

  it.each(calls)('all that an address does by all links is counted, too: %s', async (call) => {
    const link = await newLinkWithQuestion()
    await useUp('askSharedFromAddress')
    expect([await link[call](one), await link[call](other)]).toEqual([429, 429])
  })

  it.each([
    ['ask', 'askOfVisitor', 'askOfLinkFromAddress'],
    ['ask', 'askOfVisitor', 'askOfLink'],
    ['ask', 'askOfLinkFromAddress', 'askOfLink'],
    ['send', 'sendOfVisitor', 'sendOfLinkFromAddress'],
    ['send', 'sendOfVisitor', 'sendOfLink'],
    ['send', 'sendOfLinkFromAddress', 'sendOfLink'],
  ] as const)('what is refused takes nothing of the others: %s, %s before %s', async (call, narrow, wide) => {
    const link = await newLinkWithQuestion()
    await link[call](one)
    await useUp(narrow)
    const left = () => strict.db.selectFrom('rate_limits').select('full_at').where('key', 'like', `${wide}:%`).execute()
    const before = await left()
    expect(before).toHaveLength(1)
    expect(await link[call](one)).toBe(429)
    expect(await left()).toEqual(before)
  })

  it.each(['ask', 'send'] as const)('one address never gets more than half of what a link allows: %s', (what) => {
    const [address, link] = [limits[`${what}OfLinkFromAddress`], limits[`${what}OfLink`]]
    expect(address.burst * 2).toBeLessThanOrEqual(link.burst)
    expect(address.everyS).toBeGreaterThanOrEqual(link.everyS * 2)
  })
})
