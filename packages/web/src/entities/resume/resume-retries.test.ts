import { createApiClient } from '@candid/api-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../platform/query-client.ts'
import { activeResumeQuery, resumeQuery } from './resume.queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How often a resume is fetched, by id and as the active one, until its query gives up, and what comes of it. */
const fetchesUntilGivenUp = async (status: number) => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ detail: 'No' }, { status })))
  const api = createApiClient({ baseUrl: 'http://localhost', token: () => 'token', fetch })
  const client = createQueryClient(() => false)
  const answers: unknown[] = []
  const count = async (asking: Promise<unknown>) => {
    const before = fetch.mock.calls.length
    const ended = asking.catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(60_000)
    answers.push(await ended)
    return fetch.mock.calls.length - before
  }
  const fetches = [
    await count(client.fetchQuery(resumeQuery(api, 'resume-1'))),
    await count(client.fetchQuery(activeResumeQuery(api))),
  ]
  return { fetches, answers }
}

it('a resume is asked for up to 3 times more after a failure [S7.36, S9.12]', async () => {
  expect(await fetchesUntilGivenUp(500)).toEqual({ fetches: [4, 4], answers: ['No', 'No'] })
})

it('a resume is never asked for again after a 404, which means of the active one that there is none [S7.36, S9.12]', async () => {
  expect(await fetchesUntilGivenUp(404)).toEqual({ fetches: [1, 1], answers: ['No', null] })
})
