import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseErrorTexts } from '@candid/core'
import { closeParser, createInterviewer, type Interviewer, parseResume } from '@candid/interviewer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { interviewerSettingsOf } from '../interviewer-settings.ts'
import { brokenPdfs, healthyPdf } from '../testing/broken-pdfs.ts'
import { newPerson, type Person } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { hangMs } from '../testing/time-limits.ts'

let app: TestApp
let ada: Person
let timeLimit = hangMs
/** What the process holds without a broken file. */
const memoryBefore = process.memoryUsage.rss()
beforeAll(async () => {
  const parse: Interviewer['parse'] = (pdf, options) => parseResume(pdf, { ...options, timeLimit })
  app = await createTestApp({ interviewer: { ...createInterviewer(), parse }, parseWaitMs: 2 * hangMs })
  ada = await newPerson(app)
})
afterAll(async () => {
  closeParser()
  await app.close()
})

const upload = async (bytes: Buffer, person = ada) => {
  const form = new FormData()
  form.append('upload_file', new File([new Uint8Array(bytes)], 'file.pdf'))
  return person.call('POST', '/resumes/', { form })
}
const texts: string[] = Object.values(parseErrorTexts)

/** What a quick look at a file finds; the rest shows only when it is read. */
const foundAtUpload = ['damaged', 'password_protected', 'no_pages', 'too_many_pages']
const storedFiles = async () => (await readdir(join(app.folder, 'files'), { recursive: true }).catch(() => [])).length

it.each(brokenPdfs)('a PDF with %s gets a plain answer', async (_, make, code) => {
  // Files without an outcome of their own run into the limit on purpose: a shorter one than the product's.
  timeLimit = code === null ? 3_000 : hangMs
  const before = await storedFiles()
  const uploaded = await upload(make())
  if (code !== null) expect(uploaded.status).toBe(foundAtUpload.includes(code) ? 422 : 200)
  if (uploaded.status === 422) {
    expect(foundAtUpload).toContain(uploaded.body.detail[0].type)
    expect(await storedFiles()).toBe(before)
  }
  const answer = uploaded.status === 200 ? await ada.post(`/resumes/${uploaded.body.id}/chunks`) : uploaded
  expect([200, 422], JSON.stringify(answer.body)).toContain(answer.status)
  if (answer.status === 422) expect(texts).toContain(answer.body.detail[0].msg)
  if (code !== null) expect(answer.body.detail?.[0].type).toBe(code)
})

it('and then a healthy file is still read', async () => {
  timeLimit = hangMs
  const { body } = await upload(healthyPdf())
  const { status, body: resume } = await ada.post(`/resumes/${body.id}/chunks`)
  expect([status, resume.parse_status]).toEqual([200, 'done'])
  expect(process.memoryUsage.rss() - memoryBefore).toBeLessThan(1.5 * 2 ** 30)
})

it('a PDF without text asks for no sharper scan where scans are not read', async () => {
  const [, make] = brokenPdfs.find(([name]) => name.startsWith('no text')) ?? []
  if (!make) throw new Error('there is no such file')
  const withoutOcr = await createTestApp({
    interviewer: createInterviewer(interviewerSettingsOf(readEnv({ OCR: '0' }))),
  })
  const bob = await newPerson(withoutOcr)
  const { body } = await upload(make(), bob)
  const answer = await bob.post(`/resumes/${body.id}/chunks`)
  await withoutOcr.close()
  expect(answer.body.detail[0]).toMatchObject({ type: 'no_text_layer', msg: parseErrorTexts.no_text_layer })
})
