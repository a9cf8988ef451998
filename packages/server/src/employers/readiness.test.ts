import type { AnswerRequest } from '@candid/interviewer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPerson, newResume, type Person } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { scriptedInterviewer } from '../testing/scripted-interviewer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { recruiterQuestions } from './recruiter-questions.ts'

let app: TestApp
/** The evidence that was judged, by the first question about it. */
let asked: AnswerRequest[] = []
let fails = false
beforeAll(async () => {
  const scripted = scriptedInterviewer()
  const readiness = async (request: AnswerRequest) => {
    if (request.question === recruiterQuestions[0]) asked.push(request)
    return fails ? ({ ok: false, code: 'busy', detail: 'Full.' } as const) : scripted.readiness(request)
  }
  app = await createTestApp({ interviewer: scriptedInterviewer({ readiness }) })
})
afterAll(() => app.close())

let ada: Person
let resumeId: string
beforeEach(async () => {
  asked = []
  fails = false
  ada = await newPerson(app)
  resumeId = await newResume(ada, 'active')
})
const read = () => ada.get('/users/me/readiness')

describe('readiness [#19.6]', () => {
  it('tells how many of the common questions are answered, and which are not', async () => {
    const { status, body } = await read()
    expect([status, body.answered, body.questions.length, body.practice_only]).toEqual([200, 11, 20, 0])
    expect(body.questions[0]).toEqual({ question: 'What is the current job?', verdict: 'answered' })
    expect(body.questions[11].verdict).toBe('not_answerable')
  })

  it('is judged once for the same evidence, and again when an answer is added', async () => {
    const { body } = await read()
    await Promise.all([read(), read()])
    expect(asked).toHaveLength(1)
    const { question } = body.questions[11]
    await ada.post('/users/me/prepared-answers', { question, text: 'I talk to both sides.' })
    expect((await read()).body.answered).toBe(12)
    expect(asked).toHaveLength(2)
  })

  it('rests on all sections without a link, and else on what the links that take questions show', async () => {
    await read()
    expect(new Set(asked[0]?.items.map(({ section }) => section)).size).toBeGreaterThan(2)
    expect(asked[0]?.items.some(({ tag }) => tag === 'contact')).toBe(false)
    await ada.post('/users/me/share-links', { ...newLink(), sections: ['overview'] })
    const { body: silent } = await ada.post('/users/me/share-links', {
      ...newLink(),
      sections: ['skills'],
      questions: false,
    })
    await read()
    expect(asked[1]?.items.map(({ section }) => section)).toEqual(['overview'])
    await ada.patch(`/users/me/share-links/${silent.id}`, { questions: true })
    await read()
    expect(asked[2]?.items.map(({ section }) => section)).toEqual(['overview', 'skills'])
    await ada.delete(`/users/me/share-links/${silent.id}`)
    await read()
    // The evidence of before is judged already.
    expect(asked).toHaveLength(3)
  })

  it('counts the interview answers that no employer sees', async () => {
    const { body: resume } = await ada.get(`/resumes/${resumeId}`)
    const path = `/resumes/${resumeId}/chunks/${resume.overview[0].id}/questions`
    const { body } = await ada.post(`${path}?num=2`)
    for (const { id } of body.questions) await ada.post(`/resumes/${resumeId}/questions/${id}/answer`, { text: 'So.' })
    expect((await read()).body.practice_only).toBe(2)
    await ada.patch(`/resumes/${resumeId}/questions/${body.questions[0].id}/answer`, { release: 'employers' })
    expect((await read()).body.practice_only).toBe(1)
  })

  it('is refused while the engine is busy, and tried again afterwards', async () => {
    fails = true
    expect((await read()).status).toBe(503)
    fails = false
    expect((await read()).status).toBe(200)
  })

  it('needs an active resume', async () => {
    const bea = await newPerson(app)
    expect(await bea.get('/users/me/readiness')).toMatchObject({ status: 404, body: { detail: 'Resume not found' } })
  })
})
