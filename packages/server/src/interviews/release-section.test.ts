import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newPerson, newResume, type Person } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let ada: Person
let id: string
let item: string
let questions: string[]
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  ada = await newPerson(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  id = await newResume(ada, 'parsed', String(Math.random()))
  item = (await ada.get(`/resumes/${id}`)).body.experience[0].id
  questions = await askedAndAnswered(item, 3)
})

const askedAndAnswered = async (chunk: string, num: number): Promise<string[]> => {
  const { body } = await ada.post(`/resumes/${id}/chunks/${chunk}/questions?num=${num}`)
  const ids: string[] = body.questions.map((question: { id: string }) => question.id)
  for (const question of ids) await ada.post(`/resumes/${id}/questions/${question}/answer`, { text: 'So.' })
  return ids
}
const release = (release: string, only?: string[]) =>
  ada.patch(`/resumes/${id}/chunks/experience/answers`, { release, ...(only && { only }) })
const releases = async () =>
  (await ada.get(`/resumes/${id}/chunks/${item}/questions`)).body.answers.map(
    (answer: { release: string } | null) => answer?.release ?? null,
  )
const released = async () =>
  (await ada.get(`/resumes/${id}/progress`)).body.find((part: { chunk_id: string }) => part.chunk_id === item).released

it('answers are for practice only until their owner says otherwise', async () => {
  expect(await releases()).toEqual(['practice', 'practice', 'practice'])
  expect(await released()).toBe(0)
})

it('one call releases every saved answer of a section, and tells which it changed', async () => {
  await ada.patch(`/resumes/${id}/questions/${questions[1]}/answer`, { release: 'employers' })
  const { status, body } = await release('employers')
  expect([status, [...body.changed].sort()]).toEqual([200, [questions[0], questions[2]].sort()])
  expect(await releases()).toEqual(['employers', 'employers', 'employers'])
  expect(await released()).toBe(3)
})

it('with the changed ones alone it is taken back: what was released before stays so', async () => {
  await ada.patch(`/resumes/${id}/questions/${questions[1]}/answer`, { release: 'employers' })
  const { body } = await release('employers')
  await release('practice', body.changed)
  expect(await releases()).toEqual(['practice', 'employers', 'practice'])
})

it('changes neither another section nor another resume, nor an answer on the shelf', async () => {
  const skill: string = (await ada.get(`/resumes/${id}`)).body.skills[0].id
  const [elsewhere] = await askedAndAnswered(skill, 1)
  expect((await release('employers', [...questions, elsewhere ?? ''])).body.changed).toHaveLength(3)
  const other = await newResume(ada, 'parsed', String(Math.random()))
  const { body } = await ada.patch(`/resumes/${other}/chunks/experience/answers`, {
    release: 'practice',
    only: questions,
  })
  expect(body.changed).toEqual([])
  await ada.delete(`/resumes/${id}/chunks/experience/${item}`)
  expect((await release('practice')).body.changed).toEqual([])
})

it('an answer keeps its text, version and date', async () => {
  const read = async () =>
    (await ada.get(`/resumes/${id}/chunks/${item}/questions`)).body.answers.map(
      ({ release: _, ...rest }: { release: string }) => rest,
    )
  const before = await read()
  await release('employers')
  expect(await read()).toEqual(before)
})

it('changes nothing without answers, and refuses what is no section', async () => {
  expect((await release('employers', [])).body).toEqual({ changed: [] })
  expect((await ada.patch(`/resumes/${id}/chunks/hobbies/answers`, { release: 'employers' })).status).toBe(422)
})
