import { createApiClient } from '@candid/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EmployerQuery, SharedResume } from './share.types.ts'
import { createSharedLink } from './shared-link.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const query = (id: string, part: Partial<EmployerQuery> = {}) =>
  ({ id, question: id, sent_at: null, owner_answer: null, ...part }) as EmployerQuery
const resume = (...queries: EmployerQuery[]) => ({ name: 'Ada', queries }) as SharedResume
const waiting = { sent_at: '2026-11-21T10:00:00.000Z' }

/** A link of a server that answers in turn; the last answer stays. */
const linkTo = (...answers: (() => Response | Promise<Response>)[]) => {
  const calls: string[] = []
  const fetch = async ({ method, url }: Request) => {
    calls.push(`${method} ${new URL(url).pathname}`)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (!answer) throw new Error('no answer')
    return answer()
  }
  const api = createApiClient({ baseUrl: window.location.origin, token: () => null, fetch })
  return { link: createSharedLink(api, 'a-token'), calls }
}
const gives =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

describe('a share link', () => {
  it('that is open shows what it holds, and was opened once however often its page is shown', async () => {
    const { link, calls } = linkTo(gives(resume(query('one'))))
    link.open()()
    await vi.runAllTimersAsync()
    link.open()()
    await vi.runAllTimersAsync()
    expect(link.read()).toMatchObject({ shared: { name: 'Ada' }, error: null, queries: [{ id: 'one' }] })
    expect(calls).toEqual(['GET /api/v1/shared/a-token'])
  })

  it('is read up to four times where the server fails, and once where it refuses', async () => {
    const failing = linkTo(gives({}, 500))
    const refusing = linkTo(gives({ detail: 'Not found' }, 404))
    for (const { link } of [failing, refusing]) link.open()()
    await vi.runAllTimersAsync()
    expect([failing.calls.length, refusing.calls.length]).toEqual([4, 1])
    expect([failing.link.read().error, refusing.link.read().error]).toMatchObject([{ status: 500 }, { status: 404 }])
  })

  it('shows what came with the page, and reads it again unless it was refused', async () => {
    const shown = linkTo(gives(resume(query('one'))))
    shown.link.give({ status: 200, body: resume() })
    expect(shown.link.read().shared?.name).toBe('Ada')
    const refused = linkTo(gives(resume()))
    refused.link.give({ status: 404, body: { detail: 'Not found' } })
    for (const { link } of [shown, refused]) link.open()()
    await vi.runAllTimersAsync()
    expect(shown.link.read().queries).toHaveLength(1)
    expect([refused.calls, refused.link.read().error]).toMatchObject([[], { status: 404 }])
  })

  it('keeps a question that was asked while the others were read', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { link } = linkTo(() => promise)
    link.open()()
    link.add(query('asked meanwhile'))
    resolve(Response.json(resume(query('before'))))
    await vi.runAllTimersAsync()
    expect(link.read().queries.map(({ id }) => id)).toEqual(['before', 'asked meanwhile'])
  })

  it('looks for the owner’s answer while a question waits for it, also after a failure, until the page is left', async () => {
    const { link, calls } = linkTo(
      gives(resume(query('one', waiting))),
      gives({}, 500),
      gives([query('one', { ...waiting, owner_answer: { text: 'Yes.', answered_at: '2026-11-22T10:00:00.000Z' } })]),
    )
    const leave = link.open()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(link.read().queries[0]?.owner_answer?.text).toBe('Yes.')
    const reads = calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect([reads, calls.length]).toEqual([3, 3])
    leave()
  })
})
