import { createApiClient } from '@candid/api-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../platform/query-client.ts'
import { activeResumeQuery, resumeQuery } from './resume.queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How often a resume is fetched, by id and as the active one, until its query gives up. */
const fetchesUntilGivenUp = async (status: number) => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ detail: 'No' }, { status })))
  const api = createApiClient({ baseUrl: 'http://localhost', token: () => 'token', fetch })
  const client = createQueryClient(() => false)
  const count = async (asking: Promise<unknown>) => {
    const before = fetch.mock.calls.length
    const refused = expect(asking).rejects.toThrow('No')
    await vi.advanceTimersByTimeAsync(60_000)
    await refused
    return fetch.mock.calls.length - before
  }
  return [
    await count(client.fetchQuery(resumeQuery(api, 'resume-1'))),
    await count(client.fetchQuery(activeResumeQuery(api))),
  ]
}

it('a resume is asked for up to 3 times more after a failure [S7.36, S9.12]', async () => {
  expect(await fetchesUntilGivenUp(500)).toEqual([4, 4])
})

it('a resume is never asked for again after a 404 [S7.36, S9.12]', async () => {
  expect(await fetchesUntilGivenUp(404)).toEqual([1, 1])
})
