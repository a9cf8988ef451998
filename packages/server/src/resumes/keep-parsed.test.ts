import type { Interviewer } from '@candid/interviewer'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cpuMsOf } from '../testing/cpu-time.ts'
import { newPerson, newResume, type Person, pdfForm } from '../testing/people.ts'
import { scriptedInterviewer, scriptedItems, scriptedParse } from '../testing/scripted-interviewer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const parse = vi.fn<Interviewer['parse']>()
const ask = vi.fn<Interviewer['ask']>()
let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await createTestApp({ interviewer: scriptedInterviewer({ parse, ask }) })
  ada = await newPerson(app)
})
beforeEach(() => {
  ask.mockImplementation(scriptedInterviewer().ask)
})
afterAll(() => app.close())

const parseTo = async (change: object) => {
  parse.mockResolvedValueOnce({ ...scriptedParse(), ...change } as Awaited<ReturnType<Interviewer['parse']>>)
  const id = await newResume(ada)
  return { id, resume: (await ada.get(`/resumes/${id}`)).body }
}
const overview = (text: string) => ({ ...scriptedItems()[0], section: 'overview', content: { text } })

it('of very many lines the first thousand become items, and no other is lost', async () => {
  const items = Array.from({ length: 12_000 }, (_, index) => overview(`Number ${index}`))
  const { resume } = await parseTo({ items, unplaced: [] })
  expect(resume.parse_status).toBe('done')
  expect(resume.overview).toHaveLength(1_000)
  expect([...resume.overview, ...resume.unplaced].map(({ text }: { text: string }) => text)).toEqual(
    items.map(({ content }) => content.text),
  )
})

it.each(['javascript:alert(1)', 'data:text/html,<script>', 'vbscript:x', 'https://'])(
  'a link %s that an engine read is not stored as a link [#14.3]',
  async (link) => {
    const content = { name: 'Award', description: 'Best paper.', link, date: null }
    const { resume } = await parseTo({ items: [{ ...scriptedItems()[0], section: 'achievements', content }] })
    expect(resume.achievements).toMatchObject([{ name: 'Award', link: null }])
  },
)

it('characters that no database holds are left out of what was read, and the rest is kept', async () => {
  const source = [{ page: 1, boxes: [] }]
  const { resume } = await parseTo({
    items: [overview('An en\u0000gineer 😀 cut \ud83d')],
    unplaced: [{ text: 'left\u0000over \ude00', source }],
    hidden: [{ text: 'hidden\u0000', source }],
  })
  expect(resume).toMatchObject({
    parse_status: 'done',
    unplaced: [{ text: 'leftover \ufffd' }],
    hidden: [{ text: 'hidden' }],
  })
  expect(resume.overview[0].text).toBe('An engineer 😀 cut \ufffd')
})

it('what a parse was unsure of is told with the items, and which pages it did not read', async () => {
  const doubts = [{ reason: 'empty_field', field: 'title' }]
  const { id, resume } = await parseTo({
    items: [{ ...overview('An engineer'), doubts }, overview('A sure line')],
    unread: [2, 3],
  })
  expect(resume).toMatchObject({ overview: [{ doubts }, { text: 'A sure line' }], unread: [2, 3] })
  expect(resume.overview[1]).not.toHaveProperty('doubts')
  const { body } = await ada.call('PUT', `/resumes/${id}`, { form: pdfForm('another file') })
  expect(body.parse_status).toBe('none')
  expect((await ada.get(`/resumes/${id}`)).body).not.toHaveProperty('unread')
})

it('and of what was asked', async () => {
  const { id, resume } = await parseTo({ items: [overview('An engineer')] })
  const questions = [{ text: 'Why\u0000 \ud83d?', kind: 'situation' as const }]
  ask.mockResolvedValueOnce({ ok: true, engine: { kind: 'llm', model: 'a model' }, questions })
  const { body } = await ada.post(`/resumes/${id}/chunks/${resume.overview[0].id}/questions?num=1`)
  expect(body.questions[0].text).toBe('Why \ufffd?')
})

it('an item that was saved very often is known by its first text, and soon', async () => {
  const { id, resume } = await parseTo({})
  const [item] = resume.skills
  await ada.post(`/resumes/${id}/chunks/${item.id}/questions?num=1`)
  const first = { name: item.name, description: item.description, projects: item.projects }
  const long = JSON.stringify({ ...first, name: 'Other', description: 'lorem ipsum dolor sit amet '.repeat(700) })
  await sql`insert into item_versions (item_id, version, content)
    select ${item.id}, version, case version when 1 then ${JSON.stringify(first)}::jsonb else ${long}::jsonb end
    from generate_series(1, 3000) version`.execute(app.db)
  await sql`update items set version = 3001, content = ${long}::jsonb where id = ${item.id}`.execute(app.db)
  await ada.call('PUT', `/resumes/${id}`, { form: pdfForm('another') })
  parse.mockResolvedValueOnce(scriptedParse())
  expect(await cpuMsOf(() => ada.post(`/resumes/${id}/chunks`))).toBeLessThan(1_500)
  expect((await ada.get(`/resumes/${id}/shelf`)).body).toEqual([])
})
