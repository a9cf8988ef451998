import { sections } from '@candid/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

const itemOf = async (section: string) => (await ada.get(`/resumes/${id}`)).body[section][0]
const save = (section: string, itemId: string, content: object, version?: string) =>
  ada.put(`/resumes/${id}/chunks/${section}/${itemId}`, content, version ? { headers: { 'If-Match': version } } : {})
const texts = async () => (await ada.get(`/resumes/${id}`)).body.overview.map((item: { text: string }) => item.text)
const add = async (text: string) => (await ada.post(`/resumes/${id}/chunks/overview`, { text })).body.chunk_id

it('lists chunks in section order with category, content and source [S3.14, S7.22]', async () => {
  const { body } = await ada.get(`/resumes/${id}/chunks`)
  expect(body.map((chunk: { category: string }) => chunk.category)).toEqual(sections)
  expect(body[0]).toMatchObject({
    content: { text: 'Engineer who likes trains.' },
    source: [{ page: 1, boxes: [{ x: 50, y: 60, width: 300, height: 12 }] }],
    version: 1,
  })
})

describe('saving an item', () => {
  it('trims its values [S5.12, S7.24]', async () => {
    const item = await itemOf('overview')
    expect((await save('overview', item.id, { text: '  new text \n' })).body.content).toEqual({ text: 'new text' })
  })

  it('answers the new version as ETag, which a later save can name', async () => {
    const item = await itemOf('overview')
    const first = await save('overview', item.id, { text: 'one' }, '"1"')
    expect(first.headers.get('etag')).toBe('"2"')
    expect((await save('overview', item.id, { text: 'two' }, '"2"')).body.version).toBe(3)
  })

  it('from an older version is 409 and changes nothing', async () => {
    const item = await itemOf('overview')
    await save('overview', item.id, { text: 'mine' })
    expect(await save('overview', item.id, { text: 'theirs' }, '1')).toMatchObject({
      status: 409,
      body: { detail: 'This was changed elsewhere in the meantime', theirs: { text: 'mine' }, version: 2 },
    })
    expect((await itemOf('overview')).text).toBe('mine')
  })

  it('without a version lets the last save win', async () => {
    const item = await itemOf('overview')
    await save('overview', item.id, { text: 'first' })
    expect((await save('overview', item.id, { text: 'last' })).status).toBe(200)
    expect((await itemOf('overview')).text).toBe('last')
  })

  it('of one version by two at once lets one through', async () => {
    const item = await itemOf('overview')
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((text) => save('overview', item.id, { text }, '1')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  it('of different items at once loses none', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, (_, n) => add(`before ${n}`)))
    await Promise.all(ids.map((itemId, n) => save('overview', itemId, { text: `after ${n}` })))
    expect((await texts()).filter((text: string) => text.startsWith('after'))).toHaveLength(10)
  })

  it.each([
    ['overview', { text: ' ' }, 'Text is required'],
    ['leadership', { text: '' }, 'Text is required'],
    ['other', {}, 'Invalid key: Expected "text" but received undefined'],
    ['experience', { title: 'T', start_date: 'May 2020', details: ' ' }, 'Details are required'],
    ['experience', { title: '', start_date: 'May 2020', details: 'D' }, 'Title is required'],
    ['experience', { title: 'T', start_date: '', details: 'D' }, 'Start date is required'],
    ['roles', { description: '' }, 'Description is required'],
    ['skills', { description: '' }, 'Description is required'],
    ['technical', { description: '' }, 'Description is required'],
    ['achievements', { name: 'N', description: '' }, 'Description is required'],
    ['achievements', { name: '', description: 'D' }, 'Name is required'],
    [
      'achievements',
      { name: 'N', description: 'D', link: 'javascript:alert(1)' },
      'The link must start with http://, https:// or mailto:',
    ],
  ])('of %s refuses %j [S5.13, S5.14, S5.15, S5.16]', async (section, content, message) => {
    const item = await itemOf(section)
    const answer = await save(section, item.id, content)
    expect([answer.status, answer.body.detail?.[0].msg]).toEqual([422, message])
  })

  it.each([
    ['experience', { name: 'N', title: 'T', start_date: 'Summer 2018', end_date: null, details: 'D' }],
    ['experience', { name: 'N', title: 'T', start_date: 'March 2024', end_date: 'May 2024', details: 'D' }],
    ['roles', { name: 'N', description: 'D', date: '2019', projects: 'one text' }],
    ['skills', { name: 'N', description: 'D', projects: ['a', 'b'] }],
    ['technical', { name: 'N', description: 'D', proficiency: 'expert', projects: null }],
    ['technical', { name: 'N', description: 'D', proficiency: null, projects: null }],
    ['achievements', { name: 'N', description: 'D', link: 'https://example.com/x', date: null }],
  ])('of %s keeps %j as it is [S3.7, S3.8, S3.9, S3.10, S3.11, S3.12]', async (section, content) => {
    const item = await itemOf(section)
    expect((await save(section, item.id, content)).body.content).toEqual(content)
    expect(await itemOf(section)).toMatchObject(content)
  })

  it('in the wrong section is 404', async () => {
    const item = await itemOf('overview')
    expect((await save('leadership', item.id, { text: 'x' })).status).toBe(404)
  })

  it('keeps each version before, newest first', async () => {
    const item = await itemOf('overview')
    await save('overview', item.id, { text: 'two' })
    await save('overview', item.id, { text: 'three' })
    const { body } = await ada.get(`/resumes/${id}/chunks/overview/${item.id}/versions`)
    expect(body.map(({ version, content }: { version: number; content: object }) => [version, content])).toEqual([
      [2, { text: 'two' }],
      [1, { text: 'Engineer who likes trains.' }],
    ])
  })
})

describe('items', () => {
  it("can be added as the first line of the resume's head, which is in Other [#16]", async () => {
    const { status } = await ada.post(`/resumes/${id}/chunks/other?tag=contact`, { text: 'Ada Lovelace' })
    expect(status).toBe(200)
    expect((await itemOf('other')).tag).toBe('contact')
    expect((await itemOf('other')).text).toBe('Ada Lovelace')
    const refused = await ada.post(`/resumes/${id}/chunks/overview?tag=contact`, { text: 'Ada Lovelace' })
    expect(refused.status).toBe(422)
  })

  it('can be added at the end of a section [S7.30]', async () => {
    await add('second')
    expect(await texts()).toEqual(['Engineer who likes trains.', 'second'])
  })

  it('can be deleted and brought back to their place', async () => {
    const [, b] = [await add('a'), await add('b'), await add('c')]
    expect((await ada.delete(`/resumes/${id}/chunks/overview/${b}`)).status).toBe(200)
    expect(await texts()).toEqual(['Engineer who likes trains.', 'a', 'c'])
    expect((await ada.get(`/resumes/${id}/chunks`)).body).toHaveLength(10)
    expect((await ada.post(`/resumes/${id}/chunks/overview/${b}/restore`)).status).toBe(200)
    expect(await texts()).toEqual(['Engineer who likes trains.', 'a', 'b', 'c'])
  })

  it('that are deleted can be neither saved nor deleted again', async () => {
    const item = await add('gone')
    await ada.delete(`/resumes/${id}/chunks/overview/${item}`)
    expect((await save('overview', item, { text: 'x' })).status).toBe(404)
    expect((await ada.delete(`/resumes/${id}/chunks/overview/${item}`)).status).toBe(404)
  })

  it.each([
    [0, ['c', 'Engineer who likes trains.', 'a', 'b']],
    [1, ['Engineer who likes trains.', 'c', 'a', 'b']],
    [3, ['Engineer who likes trains.', 'a', 'b', 'c']],
    [99, ['Engineer who likes trains.', 'a', 'b', 'c']],
  ])('can be moved to place %i', async (position, order) => {
    const [, , c] = [await add('a'), await add('b'), await add('c')]
    await ada.post(`/resumes/${id}/chunks/overview/${c}/move`, { position })
    expect(await texts()).toEqual(order)
  })

  it('keep the place of a deleted one when they are moved', async () => {
    const [a, b, c] = [await add('a'), await add('b'), await add('c')]
    await ada.delete(`/resumes/${id}/chunks/overview/${b}`)
    await ada.post(`/resumes/${id}/chunks/overview/${c}/move`, { position: 0 })
    await ada.post(`/resumes/${id}/chunks/overview/${b}/restore`)
    expect(await texts()).toEqual(['c', 'Engineer who likes trains.', 'a', 'b'])
    expect(a).toBeTruthy()
  })

  it('cannot be added before the resume is parsed', async () => {
    id = await newResume(ada, 'uploaded', 'unparsed')
    expect((await ada.post(`/resumes/${id}/chunks/overview`, { text: 'x' })).status).toBe(409)
    expect((await ada.get(`/resumes/${id}/chunks`)).body).toEqual([])
  })
})

describe('text that was not placed', () => {
  const place = (category: string, index = 0, text = 'Page 1 of 1') =>
    ada.post(`/resumes/${id}/unplaced`, { index, text, category })

  it.each([...sections])('becomes an item of %s that knows its place in the PDF', async (category) => {
    const { body } = await place(category)
    expect(Object.values(body.content)).toContain('Page 1 of 1')
    const { body: chunks } = await ada.get(`/resumes/${id}/chunks`)
    const chunk = chunks.find(({ chunk_id }: { chunk_id: string }) => chunk_id === body.chunk_id)
    expect(chunk.source).toEqual([{ page: 1, boxes: [{ x: 50, y: 60, width: 300, height: 12 }] }])
    expect((await ada.get(`/resumes/${id}`)).body.unplaced).toEqual([])
  })

  it('is placed once, though two ask at once', async () => {
    const answers = await Promise.all([place('overview'), place('other')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is not taken for another text', async () => {
    expect((await place('overview', 0, 'Something else')).status).toBe(409)
    expect((await place('overview', 7)).status).toBe(409)
  })
})

describe('a doubtful item', () => {
  const doubts = [{ reason: 'from_picture' }, { reason: 'unsure_words', words: ['tralns'] }]
  const doubtful = async () => {
    const item = await itemOf('overview')
    await app.db
      .updateTable('items')
      .set({ doubts: JSON.stringify(doubts) })
      .where('id', '=', item.id)
      .execute()
    expect((await itemOf('overview')).doubts).toEqual(doubts)
    return item.id as string
  }

  it('is so no more once it was confirmed, and stays as it was', async () => {
    const before = await itemOf('overview')
    await doubtful()
    expect((await ada.post(`/resumes/${id}/chunks/overview/${before.id}/confirm`)).status).toBe(200)
    expect(await itemOf('overview')).toEqual(before)
  })

  it('is so no more once it was saved', async () => {
    const itemId = await doubtful()
    await save('overview', itemId, { text: 'Engineer who likes trains.' })
    expect(await itemOf('overview')).not.toHaveProperty('doubts')
  })

  it('stays so when it is moved, deleted and restored', async () => {
    const itemId = await doubtful()
    await ada.post(`/resumes/${id}/chunks/overview/${itemId}/move`, { position: 0 })
    await ada.delete(`/resumes/${id}/chunks/overview/${itemId}`)
    await ada.post(`/resumes/${id}/chunks/overview/${itemId}/restore`)
    expect((await itemOf('overview')).doubts).toEqual(doubts)
  })

  it('is confirmed by its owner alone', async () => {
    const itemId = await doubtful()
    const ben = await newPerson(app)
    expect((await ben.post(`/resumes/${id}/chunks/overview/${itemId}/confirm`)).status).toBe(404)
    expect((await itemOf('overview')).doubts).toEqual(doubts)
  })
})
