import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../contract/index.ts'
import type { Operation } from '../contract/operation.ts'
import { type Caller, callerOf } from '../testing/caller.ts'
import { callOperation, named, newOwner } from '../testing/owners.ts'
import { newPerson, newResume, type Person, superuserOf } from '../testing/people.ts'
import type { Ids } from '../testing/samples.ts'
import { createTestApp, type TestApp, testSecret } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
let other: Person
let owner: Person
let ids: Ids
const strangers = new Map<string, Caller>()

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
  ;({ person: owner, ids } = await newOwner(app))
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
    const { status, headers } = await callOperation(strangers.get(who) ?? callerOf(app), operation, ids)
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await snapshot(ids)).toBe(before)
  })
})

describe('another user', () => {
  it.each(named(ofResumes))('sees nothing to %s: 404, as if it did not exist', async (_, operation) => {
    const before = await snapshot(ids)
    const { status, body } = await callOperation(other, operation, ids)
    const missing = await callOperation(other, operation, { ...ids, id: '00000000-0000-4000-8000-000000000000' })
    expect([status, body]).toEqual([404, { detail: 'Resume not found' }])
    expect([missing.status, missing.body]).toEqual([status, body])
    expect(await snapshot(ids)).toBe(before)
  })

  it.each(named(operations.filter(({ auth }) => auth === 'superuser')))(
    'may not %s: 403 [S6.4]',
    async (_, operation) => {
      const before = await snapshot(ids)
      const { status, body } = await callOperation(other, operation, ids)
      expect([status, body.detail]).toEqual([403, "The user doesn't have enough privileges"])
      expect(await snapshot(ids)).toBe(before)
    },
  )

  it.each(named(ofResumes.filter(({ path }) => /chunk_id|question_id/.test(path))))(
    'cannot %s of an item under a resume of their own: 404',
    async (_, operation) => {
      const before = await snapshot(ids)
      const { status } = await callOperation(other, operation, { ...ids, id: await newResume(other) })
      expect(status).toBe(404)
      expect(await snapshot(ids)).toBe(before)
    },
  )

  it.each(named(guarded.filter(({ path }) => /link_id|query_id|answer_id|choice_id/.test(path))))(
    'sees nothing to %s: 404',
    async (_, operation) => {
      const before = await snapshot(ids)
      expect((await callOperation(other, operation, ids)).status).toBe(404)
      expect(await snapshot(ids)).toBe(before)
    },
  )

  it('has lists of their own', async () => {
    const person = await newPerson(app)
    expect((await person.get('/resumes/')).body).toEqual({ data: [], count: 0 })
    expect((await person.get('/resumes/active')).status).toBe(404)
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
      const { status, body } = await callOperation(admin, operation, ids)
      expect([id, status, body.detail]).toEqual([id, 403, "The user doesn't have enough privileges"])
      expect(await snapshot(ids)).toBe(before)
    }
  })

  it('may not release an answer by saving it, nor change one that is released', async () => {
    const fresh = await newOwner(app)
    const path = `/resumes/${fresh.ids.id}/questions/${fresh.ids.question_id}/answer`
    expect((await admin.post(path, { text: 'Mine', release: 'employers' })).status).toBe(403)
    await fresh.person.patch(path, { release: 'employers' })
    const before = await snapshot(fresh.ids)
    for (const body of [{ text: 'Mine' }, { text: 'Mine', release: 'practice' }])
      expect((await admin.post(path, body)).status).toBe(403)
    expect(await snapshot(fresh.ids)).toBe(before)
  })

  it('has no link that works, not even one made before the role was given', async () => {
    const fresh = await newOwner(app)
    const open = async () => (await callerOf(app).get(`/shared/${fresh.ids.token}`)).status
    expect(await open()).toBe(200)
    await admin.patch(`/users/${fresh.person.id}`, { is_superuser: true })
    expect(await open()).toBe(404)
    expect((await fresh.person.delete(`/users/me/share-links/${fresh.ids.link_id}`)).status).toBe(200)
    await admin.patch(`/users/${fresh.person.id}`, { is_superuser: false })
  })
})

describe('a superuser', () => {
  it("sees everybody's resumes in the list [S1.7]", async () => {
    const newest = await newResume(other, 'uploaded')
    const { body } = await admin.get('/resumes/?limit=1')
    expect(body.data).toMatchObject([{ id: newest, owner_id: other.id }])
  })
})
