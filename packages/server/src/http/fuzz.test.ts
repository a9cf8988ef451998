import { text } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, checkAgainstContract, operationOf } from '../testing/caller.ts'
import { newPerson, newResume, superuserOf } from '../testing/people.ts'
import { newLink, sampleOf } from '../testing/samples.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { hangMs } from '../testing/time-limits.ts'
import { type BadCall, badCall, seeded, targetsOf, type Valid } from './fuzz.ts'

/** How many bad calls, about 5 s; `pnpm bench fuzz` makes 10,000 (FUZZ_CALLS). Another order by FUZZ_SEED. */
const calls = Number(process.env['FUZZ_CALLS'] ?? 1_500)
const seed = Number(process.env['FUZZ_SEED'] ?? 1)
/** After so many calls the things that are called upon are made again: some bad calls delete or replace them. */
const freshEvery = 250

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

/** A user with one of everything, so that a call is wrong in one place only. */
const makeOwner = async () => {
  const ada = await newPerson(app)
  const other = await newPerson(app)
  const id = await newResume(ada, 'active', ada.email)
  const { body: resume } = await ada.get(`/resumes/${id}`)
  const chunk_id = resume.overview[0].id
  const { body: asked } = await ada.post(`/resumes/${id}/chunks/${chunk_id}/questions?num=1`)
  const question_id = asked.questions[0].id
  await ada.post(`/resumes/${id}/questions/${question_id}/answer`, { text: 'Answered' })
  const { body: link } = await ada.post('/users/me/share-links', newLink())
  const token = /[^/]+$/.exec(link.path)?.[0] ?? ''
  const { body: query } = await ada.post(`/shared/${token}/queries`, { question: 'What is the current job?' })
  const { body: prepared } = await ada.post('/users/me/prepared-answers', { question: 'When?', text: 'At once.' })
  const ids: Record<string, string> = {
    ...{ id, category: 'overview', chunk_id, question_id, user_id: other.id, email: ada.email },
    ...{ link_id: link.id, token, query_id: query.id, answer_id: prepared.id },
  }
  const admin = await superuserOf(app)
  const valid = (operationId: string): Valid => {
    const { body, form } = sampleOf(operationId)
    return { path: (name) => ids[name] ?? '', body: body ?? Object.fromEntries(form ?? []) }
  }
  return { valid, tokenOf: (auth: string | undefined) => (auth === 'superuser' ? admin.token : ada.token) }
}

const send = async (call: BadCall, token: string): Promise<Answer> => {
  const answer = await app.app.fastify.inject({
    method: call.method as NonNullable<InjectOptions['method']>,
    url: call.url,
    headers: { ...call.headers, authorization: `Bearer ${call.token === 'good' ? token : call.token}` },
    ...(call.payload !== undefined && { payload: call.payload }),
    payloadAsStream: true,
  })
  const { statusCode, headers } = answer
  const isJson = String(headers['content-type']).includes('json')
  // A stream of events has no end to wait for.
  const isStream = String(headers['content-type']).startsWith('text/event-stream')
  if (isStream) answer.stream().destroy()
  const body = isStream ? '' : await text(answer.stream())
  return { status: statusCode, headers: new Headers(), body: isJson ? JSON.parse(body) : body }
}

/** What an answer to a bad call breaks of the promises; null when it keeps them. */
const brokenPromise = (call: BadCall, answer: Answer, ms: number): string | null => {
  if (ms > hangMs) return `took ${Math.round(ms)} ms`
  const { pathname } = new URL(call.url, 'http://localhost')
  const operation = operationOf(call.method, pathname.replace('/api/v1', ''))
  // A nasty segment may have made another address of it; then only the form of an error counts.
  if (!operation) return [404, 414, 422].includes(answer.status) ? null : `${answer.status} of no operation`
  if (call.token === 'good' && answer.status === 401) return '401 with a good token'
  if (call.token !== 'good' && operation.auth !== 'public' && answer.status !== 401) return `${answer.status}, not 401`
  try {
    checkAgainstContract(call.method, operation.path, answer)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown'
  }
}

it(`answers ${calls} bad calls, made from the contract, as the contract says and none with 5xx`, async () => {
  const random = seeded(seed)
  // These two end the session that the other calls need.
  const targets = targetsOf().filter(({ id, place }) => place === 'token' || !['deleteMe', 'logout'].includes(id))
  const statuses: Record<number, number> = {}
  const broken: string[] = []
  let owner = await makeOwner()
  for (let n = 0; n < calls; n++) {
    if (n % freshEvery === freshEvery - 1) owner = await makeOwner()
    const target = targets[n % targets.length]
    if (!target) throw new Error('the contract has no operations')
    const call = badCall(target, owner.valid(target.id), random)
    const began = performance.now()
    const attempt = () =>
      send(call, owner.tokenOf(operationOf(target.method, target.path.replace('/api/v1', ''))?.auth))
    let answer = await attempt()
    if (answer.status === 401 && call.token === 'good') {
      // The call before had `..` in its address, and that was the address of deleting the own account.
      owner = await makeOwner()
      answer = await attempt()
    }
    const promise = brokenPromise(call, answer, performance.now() - began)
    if (promise) broken.push(`${call.operationId} ${call.what}\n  ${promise}`)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
  }
  process.stdout.write(`fuzz: ${calls} calls, ${targets.length} places, statuses ${JSON.stringify(statuses)}\n`)
  expect(broken).toEqual([])
  // Most calls must have been refused for what was wrong in them, or this test would not test much.
  expect(statuses[422] ?? 0).toBeGreaterThan(calls / 4)
}, 3_600_000)
