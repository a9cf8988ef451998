import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../contract/index.ts'
import type { Operation } from '../contract/operation.ts'
import { type Caller, callerOf } from '../testing/caller.ts'
import { newPerson, newResume, type Person, superuserOf } from '../testing/people.ts'
import { type Ids, newLink, pathOf, sampleOf } from '../testing/samples.ts'
import { createTestApp, type TestApp, testSecret } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
let other: Person
let owner: Person
let ids: Ids
const strangers = new Map<string, Caller>()

/** An owner with everything that can be reached by an id. */
const newOwner = async () => {
  const person = await newPerson(app)
  const id = await newResume(person, 'active')
  const { body: resume } = await person.get(`/resumes/${id}`)
  const chunk_id: string = resume.overview[0].id
  const { body: interview } = await person.post(`/resumes/${id}/chunks/${chunk_id}/questions?num=1`)
  const question_id: string = interview.questions[0].id
  await person.post(`/resumes/${id}/questions/${question_id}/answer`, { text: 'An answer' })
  await person.put(`/resumes/${id}/questions/${question_id}/draft`, { text: 'A draft' })
  const employer = await newEmployer(person)
  const ofPerson = { user_id: person.id, email: person.email }
  return { person, ids: { id, category: 'overview', chunk_id, question_id, ...ofPerson, ...employer } }
}

/** A share link with a question asked by it, and an answer prepared for employers. */
const newEmployer = async (person: Person) => {
  const { body: link } = await person.post('/users/me/share-links', { ...newLink(), download: true })
  const token: string = link.path.replace('/share/', '')
  const { body: query } = await callerOf(app).post(`/shared/${token}/queries`, { question: 'What is the current job?' })
  const { body: prepared } = await person.post('/users/me/prepared-answers', { question: 'Why?', text: 'Because.' })
  const { body: choice } = await person.put('/users/me/answer-choices', { question: 'How much?', item_id: null })
  return { link_id: link.id, token, query_id: query.id, answer_id: prepared.id, choice_id: choice.id }
}

/** Everything of a user in the database, as text. */
const snapshot = async (ids: Ids) => {
  const rows = await Promise.all([
    app.db.selectFrom('users').selectAll().where('id', '=', ids.user_id).execute(),
    app.db.selectFrom('resumes').selectAll().where('owner_id', '=', ids.user_id).execute(),
    app.db.selectFrom('items').selectAll().where('resume_id', '=', ids.id).orderBy('position').execute(),
    app.db.selectFrom('questions').selectAll().where('resume_id', '=', ids.id).orderBy('number').execute(),
    app.db.selectFrom('answers').selectAll().where('question_id', '=', ids.question_id).execute(),
    app.db.selectFrom('drafts').selectAll().where('question_id', '=', ids.question_id).execute(),
    app.db.selectFrom('share_links').selectAll().where('owner_id', '=', ids.user_id).execute(),
    app.db.selectFrom('employer_queries').selectAll().where('owner_id', '=', ids.user_id).execute(),
    app.db.selectFrom('owner_answers').selectAll().where('owner_id', '=', ids.user_id).execute(),
    app.db.selectFrom('answer_choices').selectAll().where('resume_id', '=', ids.id).execute(),
    app.db.selectFrom('notice_mails').selectAll().where('owner_id', '=', ids.user_id).execute(),
  ])
  return JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

beforeAll(async () => {
  app = await createTestApp()
  admin = await superuserOf(app)
  other = await newPerson(app)
  ;({ person: owner, ids } = await newOwner())
  const deactivated = await newPerson(app)
  await admin.patch(`/users/${deactivated.id}`, { is_active: false })
  const deleted = await newPerson(app)
  await deleted.delete('/users/me')
  const claims = claimsOf(owner.token)
  const sign = (payload: object, secret: Uint8Array) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret)
  const none = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
  strangers.set('nobody', callerOf(app))
  strangers.set('a deactivated user', deactivated)
  strangers.set('a deleted user', deleted)
  strangers.set('an expired token', callerOf(app, await sign({ ...claims, exp: claims.iat }, testSecret)))
  strangers.set('a forged token', callerOf(app, await sign(claims, new TextEncoder().encode('x'.repeat(40)))))
  strangers.set('a token without algorithm', callerOf(app, none))
  strangers.set("another user's session", callerOf(app, await sign({ ...claims, sub: admin.id }, testSecret)))
  strangers.set('no token at all', callerOf(app, 'not.a.token'))
})
afterAll(() => app.close())

const operations = Object.values(contract) as Operation[]
const call = (caller: Caller, { id, method, path }: Operation, where: Ids) =>
  caller.call(method.toUpperCase(), pathOf(path, where), sampleOf(id))
const named = (list: Operation[]) => list.map((operation) => [operation.id, operation] as const)
const guarded = operations.filter(({ auth }) => auth !== 'public')
const ofResumes = operations.filter(({ path }) => path.startsWith('/resumes/{id}'))

describe.each([
  'nobody',
  'a deactivated user',
  'a deleted user',
  'an expired token',
  'a forged token',
  'a token without algorithm',
  "another user's session",
  'no token at all',
])('%s', (who) => {
  it.each(named(guarded))('may not %s: 401 [S6.6]', async (_, operation) => {
    const before = await snapshot(ids)
    const { status, headers } = await call(strangers.get(who) ?? callerOf(app), operation, ids)
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await snapshot(ids)).toBe(before)
  })
})

describe('another user', () => {
  it.each(named(ofResumes))('sees nothing to %s: 404, as if it did not exist', async (_, operation) => {
    const before = await snapshot(ids)
    const { status, body } = await call(other, operation, ids)
    const missing = await call(other, operation, { ...ids, id: '00000000-0000-4000-8000-000000000000' })
    expect([status, body]).toEqual([404, { detail: 'Resume not found' }])
    expect([missing.status, missing.body]).toEqual([status, body])
    expect(await snapshot(ids)).toBe(before)
  })

  it.each(named(operations.filter(({ auth }) => auth === 'superuser')))(
    'may not %s: 403 [S6.4]',
    async (_, operation) => {
      const before = await snapshot(ids)
      const { status, body } = await call(other, operation, ids)
      expect([status, body.detail]).toEqual([403, "The user doesn't have enough privileges"])
      expect(await snapshot(ids)).toBe(before)
    },
  )

  it.each(named(ofResumes.filter(({ path }) => /chunk_id|question_id/.test(path))))(
    'cannot %s of an item under a resume of their own: 404',
    async (_, operation) => {
      const before = await snapshot(ids)
      const { status } = await call(other, operation, { ...ids, id: await newResume(other) })
      expect(status).toBe(404)
      expect(await snapshot(ids)).toBe(before)
    },
  )

  it.each(named(guarded.filter(({ path }) => /link_id|query_id|answer_id|choice_id/.test(path))))(
    'sees nothing to %s: 404',
    async (_, operation) => {
      const before = await snapshot(ids)
      expect((await call(other, operation, ids)).status).toBe(404)
      expect(await snapshot(ids)).toBe(before)
    },
  )

  it('has lists of their own', async () => {
    const person = await newPerson(app)
    expect((await person.get('/resumes/')).body).toEqual({ data: [], count: 0 })
    expect((await person.get('/resumes/active')).status).toBe(404)
  })
})

/** What a call by someone who may make it answers: success, or a state or input that does not fit, by the sample. */
const expected: Record<string, number> = {
  parseResume: 409,
  restoreItem: 404,
  login: 400,
  resetPassword: 400,
  changePassword: 400,
  // A token of another kind.
  unsubscribe: 404,
}
/** A superuser may not delete itself, and has no active resume here. */
const expectedOfSuperuser: Record<string, number> = {
  deleteMe: 403,
  readActiveResume: 404,
  // Links and the inbox are their owner's alone.
  ...Object.fromEntries(
    operations.filter(({ path }) => /link_id|query_id|answer_id|choice_id/.test(path)).map(({ id }) => [id, 404]),
  ),
  // What employers are told is for a resume's owner to say, who is no superuser.
  ...Object.fromEntries(operations.filter(({ auth }) => auth === 'normal').map(({ id }) => [id, 403])),
}

describe.each(['the owner', 'a superuser'])('%s', (who) => {
  it.each(
    named(operations.filter(({ auth, path }) => ['user', 'normal'].includes(auth) && !path.startsWith('/utils/'))),
  )('may %s', async (_, operation) => {
    const fresh = await newOwner()
    const caller = who === 'the owner' ? fresh.person : await superuserOf(app)
    const special = who === 'a superuser' ? expectedOfSuperuser[operation.id] : undefined
    expect((await call(caller, operation, fresh.ids)).status).toBe(special ?? expected[operation.id] ?? 200)
  })
})

describe('a superuser [#14.11]', () => {
  it('may not say what employers are told: 403, and nothing changes', async () => {
    for (const id of [
      'createShareLink',
      'updateShareLink',
      'previewShared',
      'previewAnswer',
      'rehearse',
      'readReadiness',
      'answerQuery',
      'saveAnswerChoice',
      'saveNoticeChoice',
      'createPreparedAnswer',
      'setRelease',
      'releaseSection',
    ]) {
      const before = await snapshot(ids)
      const operation = operations.find((one) => one.id === id) as Operation
      const { status, body } = await call(admin, operation, ids)
      expect([id, status, body.detail]).toEqual([id, 403, "The user doesn't have enough privileges"])
      expect(await snapshot(ids)).toBe(before)
    }
  })

  it('may not release an answer by saving it, nor change one that is released', async () => {
    const fresh = await newOwner()
    const path = `/resumes/${fresh.ids.id}/questions/${fresh.ids.question_id}/answer`
    expect((await admin.post(path, { text: 'Mine', release: 'employers' })).status).toBe(403)
    await fresh.person.patch(path, { release: 'employers' })
    const before = await snapshot(fresh.ids)
    for (const body of [{ text: 'Mine' }, { text: 'Mine', release: 'practice' }])
      expect((await admin.post(path, body)).status).toBe(403)
    expect(await snapshot(fresh.ids)).toBe(before)
  })

  it('has no link that works, not even one made before the role was given', async () => {
    const fresh = await newOwner()
    const open = async () => (await callerOf(app).get(`/shared/${fresh.ids.token}`)).status
    expect(await open()).toBe(200)
    await admin.patch(`/users/${fresh.person.id}`, { is_superuser: true })
    expect(await open()).toBe(404)
    expect((await fresh.person.delete(`/users/me/share-links/${fresh.ids.link_id}`)).status).toBe(200)
    await admin.patch(`/users/${fresh.person.id}`, { is_superuser: false })
  })
})

describe('anyone', () => {
  it.each(named(operations.filter(({ auth }) => auth === 'public')))('may %s without a token', async (_, operation) => {
    expect((await call(callerOf(app), operation, ids)).status).toBe(expected[operation.id] ?? 200)
  })
})

describe('a superuser', () => {
  it.each(named(operations.filter(({ auth }) => auth === 'superuser')))('may %s', async (_, operation) => {
    const fresh = await newOwner()
    expect((await call(admin, operation, fresh.ids)).status).toBe(200)
  })

  it("sees everybody's resumes in the list [S1.7]", async () => {
    const newest = await newResume(other, 'uploaded')
    const { body } = await admin.get('/resumes/?limit=1')
    expect(body.data).toMatchObject([{ id: newest, owner_id: other.id }])
  })
})
