import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { newPerson, newResume } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('openings and questions of a link are counted by day, for its owner alone; a preview counts nothing [#20.4]', async () => {
  const [owner, other] = [await newPerson(app), await newPerson(app)]
  await newResume(owner, 'active')
  const { body: link } = await owner.post('/users/me/share-links', newLink())
  const [path, days] = [`/shared/${link.path.replace('/share/', '')}`, `/users/me/share-links/${link.id}/days`]
  expect((await owner.get(days)).body).toEqual([])
  const employer = callerOf(app)
  await employer.get(path)
  await employer.get(path)
  await employer.post(`${path}/queries`, { question: 'What is the current job?' })
  await owner.get(`/users/me/share-links/${link.id}/preview`)
  await owner.post(`/users/me/share-links/${link.id}/preview`, { question: 'What is the current job?' })
  await sql`insert into link_days (link_id, day, opened, asked) values
    (${link.id}, (now() at time zone 'utc')::date - 29, 7, 3),
    (${link.id}, (now() at time zone 'utc')::date - 30, 9, 9)`.execute(app.db)
  expect((await owner.get(days)).body).toEqual([
    { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), opened: 2, asked: 1 },
    { day: expect.any(String), opened: 7, asked: 3 },
  ])
  expect((await other.get(days)).status).toBe(404)
})
