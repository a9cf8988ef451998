import type { Interviewer } from '@candid/interviewer'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newPerson, newResume, type Person } from '../testing/people.ts'
import { scriptedInterviewer } from '../testing/scripted-interviewer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const scripted = scriptedInterviewer()
const ask = vi.fn<Interviewer['ask']>(scripted.ask)
let app: TestApp
let ada: Person
let id: string
let item: string
beforeAll(async () => {
  app = await createTestApp({ interviewer: scriptedInterviewer({ ask }) })
  ada = await newPerson(app)
})
beforeEach(async () => {
  id = await newResume(ada, 'parsed', String(Math.random()))
  item = (await ada.get(`/resumes/${id}`)).body.experience[0].id
  ask.mockClear()
})
afterAll(() => app.close())

const questions = (num?: number) => ada.post(`/resumes/${id}/chunks/${item}/questions${num ? `?num=${num}` : ''}`)
const read = async () => (await ada.get(`/resumes/${id}/chunks/${item}/questions`)).body
const answer = (question: string, text: string, options: { version?: string; release?: string } = {}) =>
  ada.post(
    `/resumes/${id}/questions/${question}/answer`,
    { text, ...(options.release && { release: options.release }) },
    options.version ? { headers: { 'If-Match': options.version } } : {},
  )

describe('questions', () => {
  it('are none at first', async () => {
    expect(await read()).toEqual({ questions: [], answers: [], drafts: [] })
  })

  it('are added by the number that is asked for, after the earlier ones [S3.15, S7.26, S9.3]', async () => {
    const { body: three } = await questions(3)
    const { body: four } = await questions(1)
    expect(four.questions).toHaveLength(4)
    expect(four.questions.slice(0, 3)).toEqual(three.questions)
    expect(four.questions[0]).toEqual({
      id: expect.any(String),
      text: 'Question number 1?',
      kind: 'situation',
      follows: null,
      engine: { kind: 'rules' },
    })
  })

  it('are made from the item, the whole resume, and every question it was ever asked', async () => {
    const other = (await ada.get(`/resumes/${id}`)).body.skills[0].id
    await ada.post(`/resumes/${id}/chunks/${other}/questions?num=1`)
    await questions(2)
    const request = ask.mock.lastCall?.[0]
    expect(request).toMatchObject({ num: 2, item: { id: item, section: 'experience', content: { title: 'Engineer' } } })
    expect(request?.items).toHaveLength(8)
    expect(request?.existing).toEqual(['Question number 1?'])
  })

  it('are never kept twice, though two ask at once', async () => {
    ask.mockResolvedValueOnce(same).mockResolvedValueOnce(same)
    await Promise.all([questions(1), questions(1)])
    expect((await read()).questions).toHaveLength(1)
  })
  const same = {
    ok: true as const,
    engine: { kind: 'rules' as const },
    questions: [{ text: 'The same question?', kind: 'result' as const }],
  }

  it('say so when the engine fails, and nothing is added', async () => {
    ask.mockResolvedValueOnce({ ok: false, code: 'engine_failed', detail: 'the model is away' })
    const { status, body } = await questions(1)
    expect([status, body.detail]).toEqual([502, 'The questions could not be generated: the model is away'])
    expect((await read()).questions).toEqual([])
  })

  it.each([0, 11, -1])('cannot be asked for %i at once', async (num) => {
    expect((await ada.post(`/resumes/${id}/chunks/${item}/questions?num=${num}`)).status).toBe(422)
  })
})

describe('answers', () => {
  let question: string
  beforeEach(async () => {
    question = (await questions(2)).body.questions[1].id
  })

  it('stand at the place of their question, the others are null [S3.16, S3.17, S7.25, S7.27]', async () => {
    await answer(question, ' I listened. ')
    const { answers, drafts } = await read()
    expect(answers[0]).toBeNull()
    expect(answers[1]).toMatchObject({ text: 'I listened.', release: 'practice', version: 1 })
    expect(drafts).toEqual([null, null])
  })

  it('keep their id, grow their version, and come with an ETag', async () => {
    const first = await answer(question, 'one')
    const second = await answer(question, 'two', { version: '1' })
    expect(second.body).toMatchObject({ id: first.body.id, version: 2, text: 'two' })
    expect(second.headers.get('etag')).toBe('"2"')
  })

  it('from an older version are refused, so that two tabs do not overwrite each other', async () => {
    await answer(question, 'one')
    await answer(question, 'two')
    expect(await answer(question, 'stale', { version: '"1"' })).toMatchObject({
      status: 409,
      body: { theirs: 'two', version: 2 },
    })
    expect((await answer(question, 'first?', { version: '"0"' })).status).toBe(409)
    expect((await read()).answers[1].text).toBe('two')
  })

  it('keep who may read them until that is changed', async () => {
    await answer(question, 'one', { release: 'employers' })
    expect((await answer(question, 'two')).body.release).toBe('employers')
    const { body } = await ada.patch(`/resumes/${id}/questions/${question}/answer`, { release: 'practice' })
    expect(body).toMatchObject({ text: 'two', release: 'practice', version: 2 })
  })

  it('that do not exist cannot be released', async () => {
    const { status } = await ada.patch(`/resumes/${id}/questions/${question}/answer`, { release: 'employers' })
    expect(status).toBe(404)
  })

  it('cannot be empty', async () => {
    expect((await answer(question, '  ')).body.detail[0].msg).toBe('Answer is required')
  })

  it('count in the progress of each item', async () => {
    expect((await ada.get(`/resumes/${id}/progress`)).body).toEqual([
      { chunk_id: item, questions: 2, answered: 0, released: 0 },
    ])
    await answer(question, 'one')
    expect((await ada.get(`/resumes/${id}/progress`)).body).toEqual([
      { chunk_id: item, questions: 2, answered: 1, released: 0 },
    ])
  })

  it('are kept when their item is deleted, on the shelf, and are back with it', async () => {
    await answer(question, 'kept')
    await ada.delete(`/resumes/${id}/chunks/experience/${item}`)
    const { body: shelf } = await ada.get(`/resumes/${id}/shelf`)
    expect(shelf.map((entry: { answer: { text: string } | null }) => entry.answer?.text)).toEqual([undefined, 'kept'])
    await ada.post(`/resumes/${id}/chunks/experience/${item}/restore`)
    expect((await ada.get(`/resumes/${id}/shelf`)).body).toEqual([])
    expect((await read()).answers[1].text).toBe('kept')
  })
})

describe('drafts', () => {
  let question: string
  const draft = (text: string) => ada.put(`/resumes/${id}/questions/${question}/draft`, { text })
  beforeEach(async () => {
    question = (await questions(1)).body.questions[0].id
  })

  it('are kept, replaced, and read with the interview', async () => {
    await draft('typ')
    const { body } = await draft('typing ')
    expect((await read()).drafts).toEqual([{ text: 'typing ', saved_at: body.saved_at }])
  })

  it('are forgotten on request and when the answer is saved', async () => {
    await draft('a')
    await ada.delete(`/resumes/${id}/questions/${question}/draft`)
    expect((await read()).drafts).toEqual([null])
    await draft('b')
    await answer(question, 'b')
    expect((await read()).drafts).toEqual([null])
  })
})

describe('a follow-up', () => {
  let question: string
  const followUp = () => ada.post(`/resumes/${id}/questions/${question}/follow-up`)
  beforeEach(async () => {
    question = (await questions(1)).body.questions[0].id
  })

  it('to a saved answer is one more question about the item', async () => {
    await answer(question, 'I moved the timetable to a new system.')
    const { body } = await followUp()
    expect(body.questions.map(({ text }: { text: string }) => text)).toEqual([
      'Question number 1?',
      'Follow-up number 2?',
    ])
  })

  it('comes right after the question that it follows, however often that is asked [#19.3]', async () => {
    await questions(1)
    await answer(question, 'I moved the timetable to a new system.')
    await followUp()
    const { body } = await followUp()
    const texts = ['Question number 1?', 'Follow-up number 3?', 'Follow-up number 4?', 'Question number 2?']
    expect(body.questions.map(({ text }: { text: string }) => text)).toEqual(texts)
    expect(body.questions.map(({ follows }: { follows: string }) => follows)).toEqual([null, question, question, null])
    expect(body.answers.map((one: unknown) => one !== null)).toEqual([true, false, false, false])
  })

  it('to the answer of a follow-up belongs to the same question [#19.3]', async () => {
    await answer(question, 'I moved the timetable to a new system.')
    const { body: first } = await followUp()
    const nested = first.questions[1].id
    await answer(nested, 'It took a year.')
    const { body } = await ada.post(`/resumes/${id}/questions/${nested}/follow-up`)
    expect(body.questions.map(({ follows }: { follows: string }) => follows)).toEqual([null, question, question])
  })

  it('needs an answer', async () => {
    expect(await followUp()).toMatchObject({ status: 404, body: { detail: 'Answer not found' } })
  })
})
