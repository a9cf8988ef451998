import { answer } from '@candid/interviewer'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { newPerson, newResume } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { scriptedInterviewer } from '../testing/scripted-interviewer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const interviewer = () => scriptedInterviewer({ answer: async (request) => answer(request) })
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ interviewer: interviewer() })
})
afterAll(() => app.close())

/** Every row of the database but the buckets of the limits, as text. */
const everything = async () => {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'rate_limits' order by 1`.execute(app.db)
  const tables = await Promise.all(
    rows.map(async ({ name }) => (await sql`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(app.db)).rows),
  )
  return JSON.stringify(tables)
}

describe('the sample page [#20.5]', () => {
  it('shows the resume of nobody to anybody, and answers', async () => {
    const { status, body } = await callerOf(app).get('/shared/sample')
    expect([status, body.sample, body.name, body.first_name]).toEqual([200, true, 'Mara Lindholm', 'Mara'])
    expect(body.resume.experience).toHaveLength(1)
    const { body: asked } = await callerOf(app).post('/shared/sample/queries', { question: 'What is her current job?' })
    expect(asked.answer.outcome).toBe('answered')
    for (const { id } of asked.answer.receipts) expect(JSON.stringify(body.resume)).toContain(id)
    expect((await callerOf(app).get('/shared/sample')).body).toEqual(body)
  })

  it('stores nothing of who opens and asks it', async () => {
    const before = await everything()
    await callerOf(app).get('/shared/sample')
    const { body } = await callerOf(app).post('/shared/sample/queries', { question: 'A question like no other?' })
    expect((await callerOf(app).get('/shared/sample/queries')).body).toEqual([])
    expect((await callerOf(app).post(`/shared/sample/queries/${body.id}/send`)).status).toBe(404)
    const address = { email: 'recruiter@agency.example' }
    expect((await callerOf(app).post(`/shared/sample/queries/${body.id}/address`, address)).status).toBe(404)
    expect(await everything()).toBe(before)
  })

  it('shows nothing of any user: neither resumes, nor answers, nor contact data, nor what others ask', async () => {
    const owner = await newPerson(app, 'Grace Unseen')
    await newResume(owner, 'active')
    await owner.post('/users/me/prepared-answers', { question: 'When could you start?', text: 'At once, says Grace.' })
    const { body: link } = await owner.post('/users/me/share-links', newLink())
    await callerOf(app).post(`/shared/${link.path.replace('/share/', '')}/queries`, { question: 'Unseen question?' })
    const { body: shown } = await callerOf(app).get('/shared/sample')
    const { body: asked } = await callerOf(app).post('/shared/sample/queries', { question: 'When could you start?' })
    for (const secret of ['Grace', 'Unseen', 'At once', '@'])
      expect(JSON.stringify([shown, asked.answer])).not.toContain(secret)
  })

  it('is asked only so often, by all together', async () => {
    const strict = await createTestApp({ interviewer: interviewer(), env: { RATE_LIMIT_FACTOR: '1' } })
    await sql`insert into rate_limits (key, full_at) values ('askOfLink:sample', now() + interval '1 day')`.execute(
      strict.db,
    )
    const { status, headers } = await callerOf(strict).post('/shared/sample/queries', { question: 'Why?' })
    expect([status, headers.has('retry-after')]).toEqual([429, true])
    await strict.close()
  })

  it('is not there where it is turned off', async () => {
    const without = await createTestApp({ env: { SAMPLE_PAGE: '0' } })
    expect((await callerOf(without).get('/shared/sample')).status).toBe(404)
    expect((await callerOf(without).post('/shared/sample/queries', { question: 'Why?' })).status).toBe(404)
    expect(await (await without.fetch('/config.json')).json()).toMatchObject({ samplePage: false })
    await without.close()
  })
})
