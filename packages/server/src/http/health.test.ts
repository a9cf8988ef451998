import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, newResume } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { METRICS: '1', LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

describe('health', () => {
  it.each(['/health', '/health/live', '/health/ready'])('%s says ok', async (path) => {
    const response = await app.fetch(path)
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
  })

  it('is live but not ready when the files cannot be reached', async () => {
    const { exists } = app.storage
    app.storage.exists = () => Promise.reject(new Error('down'))
    try {
      const ready = await app.fetch('/health/ready')
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { status: 'unavailable', database: 'ok', storage: 'unavailable' },
      ])
      expect((await app.fetch('/health/live')).status).toBe(200)
    } finally {
      app.storage.exists = exists
    }
  })
})

describe('metrics', () => {
  const read = async () => (await app.fetch('/metrics')).text()

  it('count requests by operation and status, and know nothing of who called', async () => {
    const ada = await newPerson(app)
    const id = await newResume(ada, 'parsed')
    await ada.get(`/resumes/${id}`)
    await app.fetch('/api/v1/users/me')
    const text = await read()
    expect(text).toMatch(/candid_http_request_duration_seconds_count\{operation="readResume",status="200"\} 1\n/)
    expect(text).toMatch(/candid_http_request_duration_seconds_count\{operation="readMe",status="401"\} 1\n/)
    expect(text).toContain('candid_oldest_due_job_seconds 0')
    for (const private_ of [ada.id, ada.email, id]) expect(text).not.toContain(private_)
  })

  it('count failed jobs', async () => {
    await app.db.insertInto('jobs').values({ kind: 'send_mail', payload: '{}', state: 'failed' }).execute()
    expect(await read()).toContain('candid_jobs{kind="send_mail",state="failed"} 1')
  })

  it('are not there without METRICS=1', async () => {
    const plain = await createTestApp()
    const response = await plain.fetch('/metrics')
    expect(response.headers.get('content-type')).not.toContain('text/plain')
    expect(await response.text()).not.toContain('candid_')
    await plain.close()
  })
})
