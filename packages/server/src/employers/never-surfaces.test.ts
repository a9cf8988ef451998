import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answer } from '@candid/interviewer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { mailsTo } from '../testing/outbox.ts'
import { newPerson, newResume } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { scriptedInterviewer } from '../testing/scripted-interviewer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let webDir: string
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'candid-web-'))
  await writeFile(join(webDir, 'share.html'), '$MARKUP$ $ARRIVED$')
  app = await createTestApp({
    interviewer: scriptedInterviewer({ answer: async (request) => answer(request) }),
    webDir,
    // Whatever is rendered, it is no more than what the renderer is given.
    renderPage: async (address, arrived) => `${address} ${JSON.stringify(arrived)}`,
  })
})
afterAll(async () => {
  await app.close()
  await rm(webDir, { recursive: true })
})
const readHtml = async (path: string) => (await app.fetch(path)).text()

/** What the owner never gave to anybody: words for practice, a section that is not shared, contact data. */
const practice = 'I never told anybody about the zeppelin.'
const hidden = 'Led the night shift of a lighthouse.'
const contact = 'ada@example.com'
const phone = '+44 131 496 0000'
const questions = [
  'What about the zeppelin?',
  'Has she led a shift?',
  'How can I reach her by email?',
  'What is her phone number?',
  'What is her job?',
]

it('what is not shared reaches nobody: by no page, no HTML, no preview, no rehearsal of a link, no mail, no sample [#20.9]', async () => {
  const owner = await newPerson(app)
  const id = await newResume(owner, 'active')
  const { body: resume } = await owner.get(`/resumes/${id}`)
  await owner.put(`/resumes/${id}/chunks/leadership/${resume.leadership[0].id}`, { text: hidden })
  await owner.post(`/resumes/${id}/chunks/overview`, { text: `Call me: ${phone}.` })
  const chunk = `/resumes/${id}/chunks/${resume.experience[0].id}/questions`
  const [asked] = (await owner.post(`${chunk}?num=1`)).body.questions
  await owner.post(`/resumes/${id}/questions/${asked.id}/answer`, { text: practice, release: 'practice' })
  const ofOwner = JSON.stringify([(await owner.get(`/resumes/${id}`)).body, (await owner.get(chunk)).body])
  // Kept as it was given: otherwise nothing would prove below that it is withheld.
  for (const secret of [practice, hidden, contact, phone]) expect(ofOwner).toContain(secret)
  const shown = newLink().sections.filter((section) => section !== 'leadership')
  const { body: link } = await owner.post('/users/me/share-links', { ...newLink(), sections: shown })
  const shared = `/shared/${link.path.replace('/share/', '')}`
  const preview = `/users/me/share-links/${link.id}`
  const employer = callerOf(app)
  const received: unknown[] = []

  received.push((await employer.get(shared)).body, (await owner.get(`${preview}/preview`)).body)
  for (const question of questions) {
    const { body: query } = await employer.post(`${shared}/queries`, { question })
    received.push(query, (await owner.post(`${preview}/preview`, { question })).body)
    received.push((await employer.post(`${shared}/queries/${query.id}/send`)).body)
    received.push((await employer.post(`${shared}/queries/${query.id}/address`, { email: 'jobs@agency.example' })).body)
    received.push((await employer.post('/shared/sample/queries', { question })).body)
    await owner.post(`/users/me/queries/${query.id}/answer`, { text: 'Let us talk about that in person.' })
  }
  received.push(await readHtml(link.path), await readHtml('/share/sample'))
  received.push((await employer.get(`${shared}/file`)).body)
  received.push((await owner.get(`${preview}/rehearsal`)).body)
  received.push((await employer.get(`${shared}/queries`)).body, (await employer.get('/shared/sample')).body)
  const mails = [...(await mailsTo(app, 'jobs@agency.example')), ...(await mailsTo(app, owner.email))]
  expect(mails.length).toBeGreaterThan(questions.length)

  const everything = JSON.stringify([received, mails])
  expect(await readHtml(link.path)).toContain('Built the timetable service.')
  expect(everything).toContain('Let us talk about that in person.')
  for (const secret of [practice, hidden, contact, phone]) expect(everything).not.toContain(secret)
})
