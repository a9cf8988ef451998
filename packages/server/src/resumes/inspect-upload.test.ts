import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type ParseErrorCode, parseErrorTexts } from '@candid/core'
import type { Interviewer } from '@candid/interviewer'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newPerson, type Person, pdfForm } from '../testing/people.ts'
import { scriptedInterviewer } from '../testing/scripted-interviewer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const inspect = vi.fn<Interviewer['inspect']>(async () => ({ ok: true, pages: 1 }))
let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await createTestApp({ interviewer: scriptedInterviewer({ inspect }) })
  ada = await newPerson(app)
})
afterAll(() => app.close())

const upload = () => ada.call('POST', '/resumes/', { form: pdfForm(String(Math.random())) })
const finds = (code: ParseErrorCode) => inspect.mockResolvedValueOnce({ ok: false, code })
const filesIn = async (name: string) =>
  (await readdir(join(app.folder, name), { recursive: true }).catch(() => [])).length

describe('a file whose bytes are a PDF [#14.12]', () => {
  const send = (name: string, type: string) => ada.call('POST', '/resumes/', { form: pdfForm(name, name, type) })

  it.each([
    ['resume.exe', 'application/octet-stream'],
    ['resume.exe', 'text/html'],
    ['resume.html', 'text/html'],
    ['resume', 'application/octet-stream'],
    ['resume.pdf.exe', 'application/octet-stream'],
  ])('is refused when it is called %s and sent as %s', async (name, type) => {
    const before = [await filesIn('files'), await filesIn('tmp')]
    const { status, body } = await send(name, type)
    expect([status, body.detail]).toEqual([415, 'Only PDF files are supported'])
    expect([await filesIn('files'), await filesIn('tmp')]).toEqual(before)
  })

  it.each([
    ['resume.pdf', 'application/pdf'],
    ['Resume.PDF', 'application/octet-stream'],
    ['resume', 'application/pdf'],
    ['resume v1.2', 'application/x-pdf'],
    ['resume.pdf', 'text/html'],
  ])('is taken when it is called %s and sent as %s', async (name, type) => {
    expect((await send(name, type)).status).toBe(200)
  })
})

describe('a file that a quick look finds to be', () => {
  it.each(['damaged', 'password_protected', 'no_pages', 'too_many_pages'] as const)(
    '%s is refused in the words of a parse, and nothing is stored',
    async (code) => {
      const before = [await filesIn('files'), await filesIn('tmp'), (await ada.get('/resumes/')).body.count]
      finds(code)
      const { status, body } = await upload()
      expect([status, body.detail]).toEqual([
        422,
        [{ loc: ['body', 'upload_file'], msg: parseErrorTexts[code], type: code }],
      ])
      expect([await filesIn('files'), await filesIn('tmp'), (await ada.get('/resumes/')).body.count]).toEqual(before)
    },
  )

  it('no PDF is refused like any other that is none', async () => {
    finds('not_a_pdf')
    expect((await upload()).status).toBe(415)
  })
})

it.each(['took_too_long', 'too_much_memory', 'engine_failed'] as const)(
  'a look that ends with %s refuses nothing: the parse decides',
  async (code) => {
    finds(code)
    const { status, body } = await upload()
    expect([status, body.parse_status]).toEqual([200, 'none'])
  },
)

it('a file that is put in the place of another is looked at too, and the other one stays', async () => {
  const { body: resume } = await upload()
  const before = await (await ada.get(`/resumes/${resume.id}/file`)).body
  await ada.post(`/resumes/${resume.id}/chunks`)
  finds('damaged')
  const { status, body } = await ada.call('PUT', `/resumes/${resume.id}`, { form: pdfForm('broken') })
  expect([status, body.detail[0].type]).toEqual([422, 'damaged'])
  expect((await ada.get(`/resumes/${resume.id}/file`)).body).toEqual(before)
  expect((await ada.get(`/resumes/${resume.id}`)).body).toMatchObject({ chunked: true, parse_status: 'done' })
})
