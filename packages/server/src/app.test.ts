import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, pdfForm } from './testing/people.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('walks through the main job: sign up, log in, upload, parse, activate, read, save, ask, answer [S1.2, S1.3, S1.4, S1.5, S3.4, S3.5, S4.6, S7.18]', async () => {
  const ada = await newPerson(app)
  const { body: uploaded } = await ada.call('POST', '/resumes/', { form: pdfForm('main job', 'Ada Lovelace.pdf') })
  expect(uploaded).toMatchObject({ owner_id: ada.id, chunked: false, active: false, format: 'pdf' })
  expect(uploaded.path).toMatch(/\/Ada Lovelace\.pdf$/)

  const parsed = await ada.post(`/resumes/${uploaded.id}/chunks`)
  expect(parsed.status).toBe(200)
  expect(parsed.body).toMatchObject({ chunked: true, parse_status: 'done', engine: { kind: 'rules' }, pages: 1 })
  const activated = await ada.post(`/resumes/${uploaded.id}/active?active=true`)
  expect(activated.body.active).toBe(true)

  const { body: active } = await ada.get('/resumes/active')
  const [job] = active.experience
  const content = {
    name: 'Southern Rail',
    title: 'Lead',
    start_date: 'April 2019',
    details: 'Ran the desk. Led a team of six clerks. Late trains fell from 9 to 4 %.',
  }
  const saved = await ada.put(`/resumes/${active.id}/chunks/experience/${job.id}`, content)
  expect(saved.body).toMatchObject({ version: 2, content: { ...content, end_date: null } })

  const asked = await ada.post(`/resumes/${active.id}/chunks/${job.id}/questions?num=3`)
  expect(asked.body.questions).toHaveLength(3)
  expect(asked.body.answers).toEqual([null, null, null])
  const [, second] = asked.body.questions
  await ada.post(`/resumes/${active.id}/questions/${second.id}/answer`, { text: 'I listened.' })

  const { body: interview } = await ada.get(`/resumes/${active.id}/chunks/${job.id}/questions`)
  expect(interview.answers.map((answer: { text: string } | null) => answer?.text)).toEqual([
    undefined,
    'I listened.',
    undefined,
  ])
  const { body: read } = await ada.get(`/resumes/${active.id}`)
  expect(read.experience[0]).toMatchObject({ title: 'Lead', version: 2 })
})

describe('every answer', () => {
  it.each(['/', '/health', '/config.json', '/api/v1/users/me', '/api/v1/nothing', '/assets/none.js', '/resumes/x'])(
    'of %s carries the security headers',
    async (path) => {
      const { headers } = await app.fetch(path)
      expect(headers.get('content-security-policy')).toContain("script-src 'self';")
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('permissions-policy')).toContain('microphone=(self)')
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get('set-cookie')).toBeNull()
    },
  )

  it('of the API is not stored by any cache', async () => {
    const { headers } = await app.fetch('/api/v1/users/me')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

it.each(['/api/v1/nothing', '/api/v1', '/api/other', '/assets/gone-abc.js'])(
  'answers 404 for %s as JSON',
  async (path) => {
    const response = await app.fetch(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: 'Not Found' })
  },
)

it('tells the web app where the API is and how large an upload may be', async () => {
  const response = await app.fetch('/config.json')
  expect(await response.json()).toMatchObject({
    apiBaseUrl: '',
    ttsBaseUrl: '',
    maxUploadMb: 20,
    samplePage: true,
    canTranscribe: false,
    voices: [],
  })
})

it('takes paths with and without the closing slash', async () => {
  const ada = await newPerson(app)
  for (const path of ['/resumes', '/resumes/', '/users/me', '/users/me/'])
    expect((await ada.get(path)).status).toBe(200)
})
