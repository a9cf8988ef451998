import type { Interviewer } from '@candid/interviewer'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cpuMsOf } from '../testing/cpu-time.ts'
import { newPerson, newResume, type Person, superuserOf } from '../testing/people.ts'
import { scriptedInterviewer } from '../testing/scripted-interviewer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const ask = vi.fn<Interviewer['ask']>()
let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await createTestApp({
    interviewer: scriptedInterviewer({ ask }),
    env: { RATE_LIMIT_FACTOR: '1000' },
  })
})
beforeEach(async () => {
  ada = await newPerson(app)
})
afterAll(() => app.close())

const asks = (...texts: string[]) =>
  ask.mockResolvedValueOnce({
    ok: true,
    engine: { kind: 'rules' },
    questions: texts.map((text) => ({ text, kind: 'decision' as const })),
  })

/** A parsed resume of somebody whose first job is asked about in these words. */
const asked = async (person: Person, ...texts: string[]) => {
  const id = await newResume(person, 'parsed', String(Math.random()))
  const item: string = (await person.get(`/resumes/${id}`)).body.experience[0].id
  asks(...texts)
  const { body } = await person.post(`/resumes/${id}/chunks/${item}/questions?num=${texts.length}`)
  const questions: string[] = body.questions.map((question: { id: string }) => question.id)
  return {
    id,
    item,
    questions,
    answer: async (at: number, text: string) =>
      (await person.post(`/resumes/${id}/questions/${questions[at]}/answer`, { text })).body,
    similar: async (reader: Person = person) => reader.get(`/resumes/${id}/chunks/${item}/similar-answers`),
  }
}

const hardest = 'What was the hardest decision in the timetable migration?'
const hardestAgain = 'Which decision was hardest during the timetable migration?'
const other = 'Who taught you to plan a railway network?'

it('a question like one answered for another resume comes with that question, its answer and its date', async () => {
  const first = await asked(ada, hardest)
  const { saved_at } = await first.answer(0, 'To stop the old one.')
  const second = await asked(ada, other, hardestAgain)
  expect((await second.similar()).body).toEqual([
    { question_id: second.questions[1], earlier: { question: hardest, answer: 'To stop the old one.', saved_at } },
  ])
})

it('a question that is answered already needs no earlier answer', async () => {
  await (await asked(ada, hardest)).answer(0, 'To stop the old one.')
  const second = await asked(ada, hardestAgain)
  await second.answer(0, 'Another one.')
  expect((await second.similar()).body).toEqual([])
})

it('a question unlike all others has no earlier answer', async () => {
  await (await asked(ada, hardest)).answer(0, 'To stop the old one.')
  expect((await (await asked(ada, other)).similar()).body).toEqual([])
})

it('the likest one counts, and of equals the newest', async () => {
  await (await asked(ada, hardestAgain)).answer(0, 'Less like it.')
  await (await asked(ada, hardest)).answer(0, 'Old.')
  await (await asked(ada, hardest)).answer(0, 'New.')
  const { body } = await (await asked(ada, hardest)).similar()
  expect(body.map(({ earlier }: { earlier: { answer: string } }) => earlier.answer)).toEqual(['New.'])
})

it('an answer on the shelf counts, as after a file was replaced', async () => {
  const first = await asked(ada, hardest)
  await first.answer(0, 'Kept.')
  await ada.delete(`/resumes/${first.id}/chunks/experience/${first.item}`)
  const { body } = await (await asked(ada, hardestAgain)).similar()
  expect(body).toMatchObject([{ earlier: { answer: 'Kept.' } }])
})

it('answers of a deleted resume are gone', async () => {
  const first = await asked(ada, hardest)
  await first.answer(0, 'Gone.')
  await ada.delete(`/resumes/${first.id}`)
  expect((await (await asked(ada, hardest)).similar()).body).toEqual([])
})

it("another person's answers are never shown, not even to a superuser who looks", async () => {
  const grace = await newPerson(app)
  const admin = await superuserOf(app)
  await (await asked(grace, hardest)).answer(0, "Grace's secret.")
  await (await asked(admin, hardest)).answer(0, "The superuser's own.")
  const mine = await asked(ada, hardest)
  expect((await mine.similar()).body).toEqual([])
  expect((await mine.similar(admin)).body).toEqual([])
  expect((await mine.similar(grace)).status).toBe(404)
})

it('500 answers and 50 questions are compared in well under the time of one call', async () => {
  const many = await newResume(ada, 'parsed', 'many')
  const item: string = (await ada.get(`/resumes/${many}`)).body.experience[0].id
  const number = (count: number, of: string) =>
    Array.from(
      { length: count },
      (_, index) => `What did change number ${index} of the ${of} teach you about planning?`,
    )
  const rows = (texts: string[]) =>
    texts.map((text) => ({
      id: crypto.randomUUID(),
      resume_id: many,
      item_id: item,
      text,
      kind: 'learning' as const,
      engine: JSON.stringify({ kind: 'rules' }),
      category: 'experience',
      item_text: '',
    }))
  const answered = rows(number(500, 'timetable'))
  await app.db.insertInto('questions').values(answered).execute()
  await app.db
    .insertInto('answers')
    .values(
      answered.map(({ id }) => ({
        id: crypto.randomUUID(),
        question_id: id,
        text: 'So.',
        release: 'practice' as const,
      })),
    )
    .execute()
  await app.db
    .insertInto('questions')
    .values(rows(number(60, 'depot')))
    .execute()
  const ms = await cpuMsOf(async () => {
    const { status, body } = await ada.get(`/resumes/${many}/chunks/${item}/similar-answers`)
    expect([status, body.length]).toEqual([200, 50])
  })
  expect(ms).toBeLessThan(1_000)
  process.stdout.write(`similar answers: 50 questions against 500 answers in ${Math.round(ms)} ms of processor time\n`)
})
