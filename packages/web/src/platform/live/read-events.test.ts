import { createApiClient } from '@candid/api-client'
import { expect, it } from 'vitest'
import { createEventReader } from './read-events.ts'

const nothing = () => undefined

it('an app asks for the changes since it was started, however long its window has been open', async () => {
  const asked = Promise.withResolvers<Request>()
  const fetch = (request: Request) => {
    asked.resolve(request)
    return new Promise<Response>(nothing)
  }
  const api = createApiClient({
    baseUrl: 'http://localhost',
    token: () => null,
    onToken: nothing,
    onUnauthorized: nothing,
    fetch,
  })
  const startedAt = performance.now()
  const stopped = new AbortController()
  void createEventReader({ api, fetch, onChange: nothing, onMissed: nothing, startedAt })(stopped, nothing)
  const { searchParams } = new URL((await asked.promise).url)
  const missedMs = Number(searchParams.get('missed_ms'))
  expect(missedMs).toBeGreaterThan(0)
  expect(missedMs).toBeLessThanOrEqual(Math.ceil(performance.now() - startedAt))
  stopped.abort()
})
