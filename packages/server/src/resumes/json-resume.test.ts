import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedSchemaErrors } from '@candid/core/json-resume/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, newResume, type Person, pdfForm, superuserOf } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await createTestApp()
  ada = await newPerson(app)
})
afterAll(() => app.close())

const document = {
  basics: { name: 'Ines Caldera', summary: 'Builds bridges.', image: 'https://example.org/ines.png' },
  work: [{ name: 'Ponte SA', position: 'Engineer', startDate: '2019-03', highlights: ['Saved 400 tons of steel.'] }],
  skills: [{ name: 'CAD', level: 'expert' }],
}
const importing = (name: string, content: unknown, person = ada) =>
  person.post('/resumes/json-resume', { name, document: content })
const storedFiles = () => readdir(join(app.folder, 'files')).catch(() => [])
const imported = async () => (await importing('ines.json', document)).body.id
const contents = (resume: Record<string, object[]>) =>
  ['overview', 'leadership', 'experience', 'roles', 'skills', 'technical', 'achievements', 'other'].map((section) =>
    resume[section]?.map((item) => ({ ...item, id: '', version: 0 })),
  )

describe('a link of an imported document [#14.3]', () => {
  const awards = (url: string) => ({ awards: [{ title: 'Golden Rivet', summary: 'For a bridge.', url }] })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'example.org/rivet',
  ])('%s is kept as text, never as a link', async (url) => {
    const { body } = await importing('award.json', awards(url))
    const { body: resume } = await ada.get(`/resumes/${body.id}`)
    expect(resume.achievements).toMatchObject([{ description: `For a bridge.\n${url}`, link: null }])
  })

  it('that may be followed stays a link', async () => {
    const { body } = await importing('award.json', awards('https://example.org/rivet'))
    const { body: resume } = await ada.get(`/resumes/${body.id}`)
    expect(resume.achievements).toMatchObject([{ description: 'For a bridge.', link: 'https://example.org/rivet' }])
  })
})

describe('an export', () => {
  it('is a valid JSON Resume document of the items, named after the file', async () => {
    const id = await newResume(ada)
    const { status, headers, body } = await ada.get(`/resumes/${id}/json-resume`)
    expect([status, publishedSchemaErrors(body)]).toEqual([200, []])
    expect(body.work).toMatchObject([{ name: 'Northern Rail', startDate: '2019-03' }])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="resume.json"; filename*=UTF-8''resume.json`)
  })

  it('has a file name that no header or folder can be broken with', async () => {
    const name = `Zoë's "best"; résumé`
    const { body } = await importing(`../${name}.json`, document)
    const { headers } = await ada.get(`/resumes/${body.id}/json-resume`)
    const header = headers.get('content-disposition') ?? ''
    expect(header).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.%-]+$/)
    expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(`${name}.json`)
  })

  it('is refused before parse', async () => {
    const id = await newResume(ada, 'uploaded')
    const { status, body } = await ada.get(`/resumes/${id}/json-resume`)
    expect([status, body.detail]).toEqual([409, 'Resume has not been parsed'])
  })

  it('imported again gives the same items', async () => {
    const id = await newResume(ada)
    const { body: before } = await ada.get(`/resumes/${id}`)
    const { body: file } = await ada.get(`/resumes/${id}/json-resume`)
    const { body: again } = await importing('again.json', file)
    const { body: after } = await ada.get(`/resumes/${again.id}`)
    expect(contents(after)).toEqual(contents(before))
    expect(after.unplaced).toEqual([])
  })
})

describe('an import', () => {
  it('is parsed at once, not active, and says that it has no PDF', async () => {
    const { status, body } = await importing('ines.json', document)
    expect([status, body]).toMatchObject([
      200,
      { path: `resumes/${body.id}/ines.json`, format: 'json', chunked: true, active: false, parse_status: 'done' },
    ])
    const { body: resume } = await ada.get(`/resumes/${body.id}`)
    expect(resume.experience).toMatchObject([
      { name: 'Ponte SA', title: 'Engineer', start_date: 'March 2019', end_date: null, version: 1 },
    ])
    expect(resume.technical).toMatchObject([{ name: 'CAD', proficiency: 'expert' }])
    expect(resume.unplaced).toEqual([{ text: 'https://example.org/ines.png', source: [] }])
    expect(resume.pages).toBeNull()
  })

  it('can be made active, edited and interviewed about like any other', async () => {
    const id = await imported()
    expect((await ada.post(`/resumes/${id}/active`)).status).toBe(200)
    const { body } = await ada.get(`/resumes/${id}`)
    const item = body.overview[0]
    expect((await ada.put(`/resumes/${id}/chunks/overview/${item.id}`, { text: 'Mends bridges.' })).status).toBe(200)
    expect((await ada.post(`/resumes/${id}/chunks/${item.id}/questions?num=1`)).body.questions).toHaveLength(1)
  })

  it('keeps the document as its file', async () => {
    const id = await imported()
    const { headers, body } = await ada.get(`/resumes/${id}/file`)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('content-disposition')).toContain('attachment; filename="ines.json"')
    expect(body).toEqual(document)
  })

  it('cannot be parsed, and says why', async () => {
    const { status, body } = await ada.post(`/resumes/${await imported()}/chunks`)
    expect([status, body.detail]).toEqual([409, 'This resume was imported from JSON Resume and has no PDF to parse'])
  })

  it('becomes an ordinary one with a PDF', async () => {
    const id = await imported()
    const { body } = await ada.call('PUT', `/resumes/${id}`, { form: pdfForm('now a PDF') })
    expect(body).toMatchObject({ format: 'pdf', chunked: false, path: `resumes/${id}/resume.pdf` })
    const { status, body: parsed } = await ada.post(`/resumes/${id}/chunks`)
    expect([status, parsed.experience[0].name]).toEqual([200, 'Northern Rail'])
  })

  it('says of which earlier one it is the same', async () => {
    const bob = await newPerson(app)
    const { body: first } = await importing('first.json', document, bob)
    const { body: second } = await importing('second.json', document, bob)
    expect(second.same_file_as).toEqual({ id: first.id, name: 'first.json' })
  })

  it('is its owner’s alone; a superuser sees it too', async () => {
    const id = await imported()
    const bob = await newPerson(app)
    expect((await bob.get(`/resumes/${id}/json-resume`)).status).toBe(404)
    expect((await (await superuserOf(app)).get(`/resumes/${id}/json-resume`)).status).toBe(200)
  })
})

describe('a document that is refused', () => {
  it.each([
    [
      { work: [{ name: 'A', startDate: 'Summer 2018' }] },
      ['work', 0, 'startDate'],
      /^work\.0\.startDate: Must be a date/,
    ],
    [{ basics: 'me' }, ['basics'], /^basics: Invalid type/],
    [{ skills: [{ name: 'CAD', keywords: [5] }] }, ['skills', 0, 'keywords', 0], /^skills\.0\.keywords\.0: /],
    [{ awards: [{ title: 'x'.repeat(501) }] }, ['awards', 0], /^awards\.0: Text must be at most 500 characters$/],
    [{ name: 'no resume' }, [], /^This document contains no resume data$/],
  ])('says where: %#', async (content, place, message) => {
    const before = [await storedFiles(), (await ada.get('/resumes/')).body.count]
    const { status, body } = await importing('bad.json', content)
    expect([status, body.detail[0].loc]).toEqual([422, ['body', 'document', ...place]])
    expect(body.detail[0].msg).toMatch(message)
    expect([await storedFiles(), (await ada.get('/resumes/')).body.count]).toEqual(before)
  })

  it('for U+0000, even where no field is known', async () => {
    expect((await importing('a.json', { ...document, x: { y: 'a\u0000b' } })).status).toBe(422)
    expect((await importing('a\u0000.json', document)).status).toBe(422)
  })

  it('for its size', async () => {
    const summary = 'x'.repeat(1_100_000)
    const { status, body } = await importing('a.json', { basics: { summary } })
    expect([status, body.detail]).toEqual([413, 'The request is too large'])
  })

  it('tells a few mistakes, not thousands', async () => {
    const { body } = await importing('a.json', { skills: Array.from({ length: 900 }, () => ({ name: 5 })) })
    expect(body.detail).toHaveLength(20)
  })

  it.each(['', '   ', 'x'.repeat(300)])('for the name %j', async (name) => {
    expect((await importing(name, document)).status).toBe(422)
  })
})

it('an import that cannot be stored leaves neither row nor file', async () => {
  const bob = await newPerson(app)
  const before = await storedFiles()
  const put = app.storage.put
  app.storage.put = () => Promise.reject(new Error('disk full'))
  // the caller takes every 5xx for a bug, as it is in any other test
  await expect(importing('a.json', document, bob)).rejects.toThrow('500: {"detail":"Internal server error"}')
  app.storage.put = put
  expect([await storedFiles(), (await bob.get('/resumes/')).body.count]).toEqual([before, 0])
})
