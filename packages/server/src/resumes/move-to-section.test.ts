import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newPerson, newResume, type Person } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let ada: Person
let id: string
beforeAll(async () => {
  app = await createTestApp()
  ada = await newPerson(app)
})
beforeEach(async () => {
  id = await newResume(ada, 'parsed', String(Math.random()))
})
afterAll(() => app.close())

const read = async () => (await ada.get(`/resumes/${id}`)).body
const itemOf = async (section: string) => (await read())[section][0]
const move = (from: string, itemId: string, to: string, version?: string, person = ada) =>
  person.post(
    `/resumes/${id}/chunks/${from}/${itemId}/section`,
    { category: to },
    version ? { headers: { 'If-Match': version } } : {},
  )

it('puts the item, still itself, at the end of the other section, in its shape', async () => {
  const { id: itemId, ...job } = await itemOf('experience')
  const { status, body, headers } = await move('experience', itemId, 'roles')
  expect([status, headers.get('etag')]).toEqual([200, '"2"'])
  expect(body).toMatchObject({ chunk_id: itemId, category: 'roles', version: 2 })
  const { experience, roles } = await read()
  expect(experience.some((item: { id: string }) => item.id === itemId)).toBe(false)
  expect(roles.at(-1)).toMatchObject({ id: itemId, name: `${job.title}, ${job.name}`, description: job.details })
})

it('takes questions and answers along, which stay answered', async () => {
  const item = await itemOf('experience')
  const { body } = await ada.post(`/resumes/${id}/chunks/${item.id}/questions?num=1`)
  await ada.post(`/resumes/${id}/questions/${body.questions[0].id}/answer`, { text: 'We measured it.' })
  await move('experience', item.id, 'achievements')
  const after = await ada.get(`/resumes/${id}/chunks/${item.id}/questions`)
  expect(after.body.questions.map(({ id: question }: { id: string }) => question)).toEqual([body.questions[0].id])
  expect(after.body.answers[0]).toMatchObject({ text: 'We measured it.' })
})

it('reads exactly as before when it is moved back, and as moved when it was changed in between', async () => {
  const { version: _, ...job } = await itemOf('experience')
  await move('experience', job.id, 'other')
  await move('other', job.id, 'experience')
  expect(await itemOf('experience')).toMatchObject(job)
  await move('experience', job.id, 'other')
  await ada.put(`/resumes/${id}/chunks/other/${job.id}`, { text: 'Rewritten.' })
  await move('other', job.id, 'experience')
  expect(await itemOf('experience')).toMatchObject({ id: job.id, title: '', details: 'Rewritten.' })
})

it('leaves a version in the history that says where the item was, in the shape of where it is', async () => {
  const job = await itemOf('experience')
  await move('experience', job.id, 'other')
  const { body } = await ada.get(`/resumes/${id}/chunks/other/${job.id}/versions`)
  expect(body).toMatchObject([
    { version: 1, category: 'experience', content: { text: expect.stringContaining(job.details) } },
  ])
})

it('keeps the tag of a contact line, so that it is withheld from employers wherever it stands', async () => {
  const contact = (await read()).other.find(({ tag }: { tag: string | null }) => tag === 'contact')
  expect(contact).toBeDefined()
  await move('other', contact.id, 'overview')
  expect((await read()).overview.at(-1)).toMatchObject({ id: contact.id, tag: 'contact' })
  await ada.post(`/resumes/${id}/active?active=true`)
  const choices = { name: 'Link', sections: ['overview', 'other'], expires_at: null, questions: true, contact: false }
  const { body: link } = await ada.post('/users/me/share-links', choices)
  const shown = await ada.get(`/users/me/share-links/${link.id}/preview`)
  expect(JSON.stringify(shown.body.resume)).not.toContain(contact.text)
})

it('into its own section changes nothing', async () => {
  const job = await itemOf('experience')
  expect((await move('experience', job.id, 'experience')).body).toMatchObject({ version: 1, category: 'experience' })
  expect(await itemOf('experience')).toEqual(job)
})

it('from an older version is 409, of somebody else 404, to no section 422, and changes nothing', async () => {
  const job = await itemOf('experience')
  expect((await move('experience', job.id, 'roles', '"7"')).status).toBe(409)
  expect((await move('experience', job.id, 'roles', undefined, await newPerson(app))).status).toBe(404)
  expect((await move('overview', job.id, 'roles')).status).toBe(404)
  expect((await move('experience', job.id, 'nowhere')).status).toBe(422)
  expect(await itemOf('experience')).toEqual(job)
})
