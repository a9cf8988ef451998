import type { ParsedItem, ParseResult } from '@candid/interviewer'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPerson, newResume, type Person } from '../testing/people.ts'
import { scriptedInterviewer, scriptedItems, scriptedParse } from '../testing/scripted-interviewer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { hangMs } from '../testing/time-limits.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await createTestApp()
  ada = await newPerson(app)
})
afterAll(() => app.close())

const line = 'x'.repeat(480)
const skill = (lines: number) => ({
  name: 'Typing',
  description: 'Fast',
  projects: Array.from({ length: lines }, () => line),
})

it('an item of hundreds of long lines is refused', async () => {
  const id = await newResume(ada)
  const { status, body } = await ada.post(`/resumes/${id}/chunks/skills`, skill(900))
  expect([status, body.detail[0]?.msg]).toEqual([422, 'The item is too long'])
})

it('a resume takes a megabyte, more than anyone writes; then only what makes it shorter', async () => {
  const id = await newResume(ada)
  const path = `/resumes/${id}/chunks/skills`
  const saved: string[] = []
  let refused = await ada.post(path, skill(150))
  for (; refused.status === 200 && saved.length < 100; refused = await ada.post(path, skill(150)))
    saved.push(refused.body.chunk_id)
  expect(refused).toMatchObject({ status: 413, body: { detail: 'The resume cannot hold more text' } })
  expect(saved.length).toBeGreaterThan(10)
  const grown = []
  for (const chunk of saved) grown.push((await ada.put(`${path}/${chunk}`, skill(190))).status)
  expect(grown.at(-1)).toBe(413)
  expect((await ada.put(`${path}/${saved.at(-1)}`, skill(140))).status).toBe(200)
  const size = JSON.stringify((await ada.get(`/resumes/${id}`)).body).length
  expect(size).toBeLessThan(1_200_000)
}, 120_000)

it('of an item saved very often the newest hundred versions are listed', async () => {
  const id = await newResume(ada)
  const { body } = await ada.get(`/resumes/${id}`)
  const item = body.overview[0].id
  await app.db
    .insertInto('item_versions')
    .values(
      Array.from({ length: 150 }, (_, index) => ({
        item_id: item,
        version: index + 1,
        content: JSON.stringify({ text: `Version ${index + 1}` }),
      })),
    )
    .execute()
  const { body: versions } = await ada.get(`/resumes/${id}/chunks/overview/${item}/versions`)
  expect(versions.map(({ version }: { version: number }) => version)).toEqual(
    Array.from({ length: 100 }, (_, index) => 150 - index),
  )
})

/** A resume of so many items, imported. */
const importOf = (count: number) => {
  const work = Array.from({ length: count }, (_, at) => ({ name: `Employer ${at}`, position: 'Baker' }))
  return ada.post('/resumes/json-resume', {
    name: 'many.json',
    document: { work: work.slice(0, 900), volunteer: work.slice(900) },
  })
}

it(
  'a thousand items are imported, one more by no way in; nothing else is lost',
  async () => {
    const { status, body } = await importOf(1_000)
    expect(status).toBe(200)
    const path = `/resumes/${body.id}/chunks/other`
    const refused = await ada.post(path, { text: 'One more' })
    expect(refused).toMatchObject({ status: 413, body: { detail: expect.stringContaining('at most 1000 items') } })
    const { body: resume } = await ada.get(`/resumes/${body.id}`)
    const [first] = resume.experience
    const item = `/resumes/${body.id}/chunks/experience/${first.id}`
    expect((await ada.delete(item)).status).toBe(200)
    expect((await ada.post(path, { text: 'In its place' })).status).toBe(200)
    expect((await ada.post(`${item}/restore`)).status).toBe(413)
  },
  hangMs,
)

it('a resume that keeps 2,000 items, deleted ones included, says so; what is deleted can still be taken back', async () => {
  const { body } = await importOf(3)
  const { body: resume } = await ada.get(`/resumes/${body.id}`)
  const [first] = resume.experience
  await app.db.executeQuery(
    sql`insert into items (id, resume_id, section, position, content, deleted_at)
      select gen_random_uuid(), ${body.id}, 'other', n, '{"text":"Deleted"}', now()
      from generate_series(1, 1997) as n`.compile(app.db),
  )
  const refused = await ada.post(`/resumes/${body.id}/chunks/other`, { text: 'One more' })
  expect([refused.status, refused.body.detail]).toEqual([
    413,
    'A resume can keep at most 2000 items, deleted ones included. Add the text to an existing item.',
  ])
  const item = `/resumes/${body.id}/chunks/experience/${first.id}`
  expect((await ada.delete(item)).status).toBe(200)
  expect((await ada.post(`${item}/restore`)).status).toBe(200)
})

it('an import of more than a thousand items is refused with their number', async () => {
  const { status, body } = await importOf(1_001)
  expect(status).toBe(422)
  expect(body.detail[0].msg).toBe('A resume can have at most 1000 items. This file has 1001.')
})

it(
  'what a parse finds beyond a thousand items is kept as text without a place',
  async () => {
    const [item] = scriptedItems()
    const items = Array.from({ length: 1_003 }, (_, at) => ({ ...item, content: { text: `Line ${at}` } }) as ParsedItem)
    const large = await createTestApp({
      interviewer: scriptedInterviewer({ parse: async () => ({ ...scriptedParse(), items }) as ParseResult }),
    })
    try {
      const eve = await newPerson(large)
      const { body } = await eve.get(`/resumes/${await newResume(eve)}`)
      expect(body.overview).toHaveLength(1_000)
      expect(body.unplaced.slice(0, 3).map(({ text }: { text: string }) => text)).toEqual([
        'Line 1000',
        'Line 1001',
        'Line 1002',
      ])
    } finally {
      await large.close()
    }
  },
  hangMs,
)
