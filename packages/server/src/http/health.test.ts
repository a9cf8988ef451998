import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DiskFullError } from '../storage/disk-room.ts'
import { callerOf } from '../testing/caller.ts'
import { logIn, newPerson, newResume, pdfForm } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { eventually } from '../testing/time-limits.ts'

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
    const { check } = app.storage
    app.storage.check = () => Promise.reject(new Error('down'))
    try {
      const ready = await app.fetch('/health/ready')
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { status: 'unavailable', database: 'ok', storage: 'unavailable' },
      ])
      expect((await app.fetch('/health/live')).status).toBe(200)
    } finally {
      app.storage.check = check
    }
  })
})

describe('a server that loses its place to write', () => {
  it('is not ready while its folder of files is gone, and does not make an empty one [#14.13]', async () => {
    const ada = await newPerson(app)
    const files = join(app.folder, 'files')
    await rename(files, `${files} elsewhere`)
    const ready = await app.fetch('/health/ready')
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'unavailable', database: 'ok', storage: 'unavailable' },
    ])
    await ada.call('POST', '/resumes/', { form: pdfForm() }).catch(() => undefined)
    expect((await app.fetch('/health/ready')).status).toBe(503)
    await rename(`${files} elsewhere`, files)
    expect((await app.fetch('/health/ready')).status).toBe(200)
  })

  it('is not ready on a full disk, answers 507 to what would write, and still lets people in to delete [#14.13]', async () => {
    let isFull = false
    const needRoom = async () => {
      if (isFull) throw new DiskFullError('full')
    }
    const small = await createTestApp({ needRoom, env: { LOG_LEVEL: 'silent' } })
    const ada = await newPerson(small)
    const id = await newResume(ada, 'active')
    isFull = true
    const upload = () => ada.call('POST', '/resumes/', { form: pdfForm('another') })
    await eventually(async () => expect((await upload()).status).toBe(507))
    expect((await upload()).body.detail).toMatch(/^The disk of this server is full, so nothing was saved\./)
    const { overview } = (await ada.get(`/resumes/${id}`)).body
    const saved = await ada.put(`/resumes/${id}/chunks/overview/${overview[0].id}`, { text: 'Another text' })
    expect(saved.status).toBe(507)
    expect((await small.fetch('/health/ready')).status).toBe(503)
    const again = callerOf(small, await logIn(small, ada.email, ada.password))
    expect((await again.delete(`/resumes/${id}`)).status).toBe(200)
    isFull = false
    await eventually(async () => expect((await upload()).status).toBe(200))
    await small.close()
  })

  it.each([
    [507, Object.assign(new Error('write'), { code: 'ENOSPC' })],
    [507, Object.assign(new Error('could not extend file'), { code: '53100' })],
    [503, Object.assign(new Error('write'), { code: 'EROFS' })],
    [503, Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ])('answers %i with a sentence when a write fails by %s, and keeps nothing [#14.13]', async (status, error) => {
    const ada = await newPerson(app)
    const { put } = app.storage
    app.storage.put = () => Promise.reject(error)
    try {
      const answer = await ada.call('POST', '/resumes/', { form: pdfForm('lost') })
      expect([answer.status, typeof answer.body.detail]).toEqual([status, 'string'])
      expect(answer.body.detail).not.toBe('Internal server error')
      expect((await ada.get('/resumes/')).body.count).toBe(0)
    } finally {
      app.storage.put = put
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
