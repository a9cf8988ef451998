import { randomUUID } from 'node:crypto'
import type { EmployerAnswer } from '@candid/core'
import { type AnswerResult, answer } from '@candid/interviewer'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteUser } from '../accounts/user-store.ts'
import { toHttpError } from '../http/request-error.ts'
import { callerOf } from '../testing/caller.ts'
import { newPerson, newResume, type Person } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { scriptedInterviewer } from '../testing/scripted-interviewer.ts'
import { createTestApp, type TestApp, testSecret } from '../testing/test-app.ts'
import { createLinkSecrets, revokeLink, updateLink } from './links.ts'
import { insertQuery } from './queries.ts'

const think = vi.fn<typeof answer>()
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ interviewer: scriptedInterviewer({ answer: async (request) => think(request) }) })
})
beforeEach(() => {
  think.mockReset()
  think.mockImplementation((request) => answer(request))
})
afterAll(() => app.close())

const employer = () => callerOf(app)
const newShare = async () => {
  const owner = await newPerson(app)
  const resumeId = await newResume(owner, 'active')
  const { body: link } = await owner.post('/users/me/share-links', newLink())
  const token: string = link.path.replace('/share/', '')
  return { owner, resumeId, link, token, path: `/users/me/share-links/${link.id}` }
}
const actorOf = ({ id, email }: Person) => ({
  id,
  email,
  full_name: null,
  is_superuser: false,
  is_active: true,
  session_id: randomUUID(),
})
const ask = (token: string, question = 'What is her current job?') =>
  employer().post(`/shared/${token}/queries`, { question })
/** Lets something happen while the engine thinks about the next question, and only then. */
const whileThinking = (happen: () => Promise<unknown>) => {
  think.mockImplementationOnce((request) => happen().then(() => answer(request)) as unknown as AnswerResult)
}

describe('a link', () => {
  it('loses neither of two changes that come at once', async () => {
    const { owner, link } = await newShare()
    const change = (choices: object) =>
      updateLink(app.db, createLinkSecrets(testSecret), actorOf(owner), link.id, choices)
    await Promise.all([change({ sections: ['skills'] }), change({ name: 'Renamed' })])
    const { body } = await owner.get('/users/me/share-links')
    expect(body[0]).toMatchObject({ name: 'Renamed', sections: ['skills'], questions: true, contact: false })
  })

  it('is gone, and no error, for who revokes it or is answered while its owner is deleted', async () => {
    const { owner, link } = await newShare()
    const row = await app.db.selectFrom('share_links').selectAll().where('id', '=', link.id).executeTakeFirstOrThrow()
    const nothing: EmployerAnswer = {
      outcome: 'not_stated',
      engine: { kind: 'rules' },
      sentences: [],
      related: [],
      receipts: [],
      confidence: 0,
    }
    const calls = await Promise.allSettled([
      revokeLink(app.db, createLinkSecrets(testSecret), actorOf(owner), link.id),
      insertQuery(app.db, row, null, 'Why?', nothing, {}),
      deleteUser(app.db, owner.id),
    ])
    for (const call of calls)
      if (call.status === 'rejected') expect(toHttpError(call.reason)).toMatchObject({ status: 404 })
  })

  it('that is asked to change nothing stays as it is', async () => {
    const { owner, path, link } = await newShare()
    expect(await owner.patch(path, {})).toMatchObject({ status: 200, body: link })
  })

  it.each([
    '2026-12-01T00:00:00+01',
    '2026-12-01T00:00:00 +01:00',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
    '2026-02-31T00:00:00Z',
  ])('cannot end at %s, which is no moment', async (expires_at) => {
    const { owner, path } = await newShare()
    expect((await owner.patch(path, { expires_at })).status).toBe(422)
    expect((await owner.post('/users/me/share-links', { ...newLink(), expires_at })).status).toBe(422)
  })

  it('whose owner has no active resume any more tells nothing of what was asked by it', async () => {
    const { owner, resumeId, token } = await newShare()
    const { body: asked } = await ask(token)
    await owner.delete(`/resumes/${resumeId}`)
    expect(await employer().get(`/shared/${token}/queries`)).toMatchObject({ status: 404 })
    expect(await employer().post(`/shared/${token}/queries/${asked.id}/send`)).toMatchObject({ status: 404 })
  })

  it('keeps how likely the closest lines are, and tells employer and owner', async () => {
    const { owner, token } = await newShare()
    think.mockReturnValueOnce({
      ok: true,
      engine: { kind: 'rules' },
      outcome: 'closest',
      rule: 'the closest evidence',
      sentences: [],
      ranked: [],
      related: [],
      closeness: 'likely',
      confidence: 0.2,
    })
    await ask(token, 'Which signals did she build?')
    await ask(token)
    const closenessesOf = (queries: { answer: EmployerAnswer }[]) => queries.map((query) => query.answer.closeness)
    expect(closenessesOf((await employer().get(`/shared/${token}/queries`)).body)).toEqual(['likely', undefined])
    expect(closenessesOf((await owner.get('/users/me/queries')).body.data)).toContain('likely')
  })

  it('shows the newest of very many questions', async () => {
    const { owner, token, link } = await newShare()
    const { body: first } = await ask(token, 'The very first one?')
    await sql`insert into employer_queries (id, link_id, owner_id, question, answer, visitor)
      select gen_random_uuid(), ${link.id}, ${owner.id}, 'Asked in between?', answer, visitor
      from employer_queries, generate_series(1, 200) where id = ${first.id}`.execute(app.db)
    await ask(token, 'The very last one?')
    const { body } = await employer().get(`/shared/${token}/queries`)
    expect(body).toHaveLength(200)
    expect(body.at(-1).question).toBe('The very last one?')
  })
})

describe('while the engine thinks about a question,', () => {
  it('a link that is revoked gives no answer any more', async () => {
    const { owner, path, token } = await newShare()
    whileThinking(() => owner.delete(path))
    expect(await ask(token)).toMatchObject({ status: 404, body: { detail: 'Link not found' } })
    expect((await owner.get('/users/me/queries')).body.count).toBe(0)
  })

  it('a section that is hidden is told no more: the answer is made again', async () => {
    const { owner, path, token } = await newShare()
    whileThinking(() => owner.patch(path, { sections: ['skills'] }))
    const { status, body } = await ask(token)
    expect([status, body.answer.sentences]).toEqual([200, []])
    expect(JSON.stringify(body)).not.toContain('Northern Rail')
  })

  it('what is edited away is told no more', async () => {
    const { owner, resumeId, token } = await newShare()
    const { body: resume } = await owner.get(`/resumes/${resumeId}`)
    const { id, version: _, tag: __, ...content } = resume.experience[0]
    const change = { ...content, name: 'Southern Rail' }
    whileThinking(() => owner.put(`/resumes/${resumeId}/chunks/experience/${id}`, change))
    const { body } = await ask(token)
    expect(JSON.stringify(body)).not.toContain('Northern Rail')
    expect(body.answer.outcome).toBe('answered')
  })

  it('an owner who deletes the account is a link that is not there', async () => {
    const { owner, token } = await newShare()
    whileThinking(() => owner.delete('/users/me'))
    expect(await ask(token)).toMatchObject({ status: 404, body: { detail: 'Link not found' } })
  })
})

it('a quote that is cut for its length is cut between characters', async () => {
  const { owner, resumeId, token } = await newShare()
  const text = `${'x'.repeat(398)}😀 and so on`
  const { body: item } = await owner.post(`/resumes/${resumeId}/chunks/overview`, { text })
  think.mockImplementationOnce((request) => {
    const sentences = [{ text: 'So it says.', support: [item.chunk_id] }]
    return { ...answer(request), ok: true, engine: { kind: 'rules' }, outcome: 'answered', sentences } as AnswerResult
  })
  const { status, body } = await ask(token)
  expect([status, body.answer?.receipts[0].quote.isWellFormed()]).toEqual([200, true])
})

it('an owner prepares at most five hundred answers, since they are listed all at once', async () => {
  const owner = await newPerson(app)
  const prepared = { question: 'Why?', text: 'So.' }
  const rows = Array.from({ length: 499 }, () => ({
    ...prepared,
    id: randomUUID(),
    owner_id: owner.id,
    query_id: null,
  }))
  await app.db.insertInto('owner_answers').values(rows).execute()
  expect((await owner.post('/users/me/prepared-answers', prepared)).status).toBe(200)
  expect(await owner.post('/users/me/prepared-answers', prepared)).toMatchObject({
    status: 409,
    body: { detail: "You've reached the limit of 500 prepared answers. Delete one to add another." },
  })
})
