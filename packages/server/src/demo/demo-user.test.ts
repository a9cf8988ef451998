import { closeParser, createInterviewer } from '@candid/interviewer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { logIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createDemoUser, demoEmail } from './demo-user.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ interviewer: createInterviewer() })
})
afterAll(async () => {
  closeParser()
  await app.close()
})

it('makes a user with a parsed, active sample resume and answered questions, and later only a new password', async () => {
  const first = await createDemoUser(app.app, app.db)
  const demo = callerOf(app, await logIn(app, demoEmail, first))
  const { body: resume } = await demo.get('/resumes/active')
  expect(resume.path).toMatch(/\/Mara Lindholm\.pdf$/)
  expect(resume.experience.length).toBeGreaterThanOrEqual(3)
  const { body: progress } = await demo.get(`/resumes/${resume.id}/progress`)
  expect(progress.map(({ answered }: { answered: number }) => answered)).toEqual([1, 1, 1])

  const second = await createDemoUser(app.app, app.db)
  await expect(logIn(app, demoEmail, first)).rejects.toThrow('Incorrect email or password')
  const { body: list } = await callerOf(app, await logIn(app, demoEmail, second)).get('/resumes/')
  expect(list.count).toBe(1)
})
