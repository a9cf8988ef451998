import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyPdf, newPerson, newResume, type Person, pdfForm } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await createTestApp()
  ada = await newPerson(app)
})
afterAll(() => app.close())

const replace = (id: string, text = 'a new one') => ada.call('PUT', `/resumes/${id}`, { form: pdfForm(text) })

it('takes what was read of the former file away, until it is parsed itself', async () => {
  const id = await newResume(ada)
  expect((await ada.get(`/resumes/${id}`)).body).toMatchObject({ pages: 1, unplaced: [{ text: 'Page 1 of 1' }] })
  await replace(id)
  expect((await ada.get(`/resumes/${id}`)).body).toMatchObject({ pages: null, engine: null, unplaced: [], hidden: [] })
})

it('leaves no place for text of the former file: it would be lost at the next parse', async () => {
  const id = await newResume(ada)
  await replace(id)
  const placed = { index: 0, text: 'Page 1 of 1', category: 'other' }
  expect(await ada.post(`/resumes/${id}/unplaced`, placed)).toMatchObject({
    status: 409,
    body: { detail: 'Resume has not been parsed' },
  })
})

it('answers who asks for the file at that moment with the new one', async () => {
  const id = await newResume(ada)
  const get = app.storage.get
  app.storage.get = async (key) => {
    app.storage.get = get
    await replace(id, 'the new file')
    await app.storage.delete(key)
    return get(key)
  }
  const file = await app.fetch(`/api/v1/resumes/${id}/file`, { headers: { Authorization: `Bearer ${ada.token}` } })
  expect([file.status, await file.text()]).toEqual([200, emptyPdf('the new file')])
  expect(file.headers.get('content-length')).toBe(String(emptyPdf('the new file').length))
})

it('that is deleted at that moment is not found', async () => {
  const id = await newResume(ada)
  const get = app.storage.get
  app.storage.get = async (key) => {
    app.storage.get = get
    await ada.delete(`/resumes/${id}`)
    await app.storage.delete(key)
    return get(key)
  }
  expect(await ada.get(`/resumes/${id}/file`)).toMatchObject({ status: 404, body: { detail: 'Resume not found' } })
})

it('keeps a long name whole up to its last character', async () => {
  const { body } = await ada.call('POST', '/resumes/', { form: pdfForm('', `${'x'.repeat(199)}😀.pdf`) })
  expect(body.path.split('/').at(-1)).toBe(`${'x'.repeat(199)}.pdf`)
})
