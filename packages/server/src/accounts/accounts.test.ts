import { randomUUID } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, callerOf } from '../testing/caller.ts'
import { logIn, newPerson, newResume, type Person, superuserOf } from '../testing/people.ts'
import { createTestApp, type TestApp, testSecret } from '../testing/test-app.ts'
import { updateUser } from './user-store.ts'

let app: TestApp
let admin: Person
let anyone: Caller
beforeAll(async () => {
  app = await createTestApp()
  admin = await superuserOf(app)
  anyone = callerOf(app)
})
afterAll(() => app.close())

const login = (username: string, password: string) =>
  anyone.call('POST', '/login/access-token', { form: new URLSearchParams({ username, password }) })
const signUpBody = (email: string, change: object = {}) => ({
  email,
  full_name: 'Grace Hopper',
  password: 'password1',
  confirm_password: 'password1',
  ...change,
})
const newUserBody = (email: string, change: object = {}) => ({
  email,
  full_name: 'Made By Admin',
  password: 'password1',
  is_superuser: false,
  is_active: true,
  ...change,
})
const status = async (caller: Caller) => (await caller.get('/users/me')).status

describe('login', () => {
  it('answers a bearer token for the right password [S3.3, S7.2]', async () => {
    const ada = await newPerson(app)
    const { status, body } = await login(ada.email, ada.password)
    expect(status).toBe(200)
    expect(body).toEqual({ access_token: expect.any(String), token_type: 'bearer' })
  })

  it('takes the address in any case and with spaces around it', async () => {
    const ada = await newPerson(app)
    expect((await login(` ${ada.email.toUpperCase()} `, ada.password)).status).toBe(200)
  })

  it.each(['İnci@example.com', 'ΣΑΣ@example.com', 'Ärzte@exämple.com'])(
    'takes %s just as it signed up',
    async (email) => {
      await anyone.post('/users/signup', signUpBody(email))
      expect((await login(email, 'password1')).status).toBe(200)
    },
  )

  it('says the same for a wrong password and an unknown address', async () => {
    const ada = await newPerson(app)
    const wrong = await login(ada.email, 'not the password')
    const unknown = await login('nobody@example.com', 'not the password')
    expect(wrong).toMatchObject({ status: 400, body: { detail: 'Incorrect email or password' } })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  it("says 'Inactive user' only to who knows the password", async () => {
    const { body: user } = await admin.post('/users/', newUserBody('inactive@example.com', { is_active: false }))
    expect((await login(user.email, 'password1')).body).toEqual({ detail: 'Inactive user' })
    expect((await login(user.email, 'password2')).body).toEqual({ detail: 'Incorrect email or password' })
  })

  it('reads the whole password, however long, and never trims it', async () => {
    const password = ` ${'x'.repeat(100)}end `
    await anyone.post('/users/signup', signUpBody('long@example.com', { password, confirm_password: password }))
    expect((await login('long@example.com', password)).status).toBe(200)
    expect((await login('long@example.com', password.trim())).status).toBe(400)
    expect((await login('long@example.com', `${password.slice(0, -4)}END `)).status).toBe(400)
  })
})

describe('sign-up', () => {
  it('makes an active ordinary user, with e-mail and name trimmed and no password in the answer [S3.1, S3.2, S7.11]', async () => {
    const { status, body } = await anyone.post(
      '/users/signup',
      signUpBody(' new@example.com ', { full_name: ' Grace H ' }),
    )
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.any(String),
      email: 'new@example.com',
      full_name: 'Grace H',
      is_superuser: false,
      is_active: true,
    })
  })

  it('refuses an address that is taken, in any case', async () => {
    const ada = await newPerson(app)
    const { status, body } = await anyone.post('/users/signup', signUpBody(ada.email.toUpperCase()))
    expect([status, body.detail]).toEqual([400, 'The user with this email already exists in the system'])
  })

  it('makes one account of ten sign-ups at once for one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => anyone.post('/users/signup', signUpBody('race@example.com'))),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, ...Array(9).fill(400)])
  })

  it('ignores is_superuser and is_active', async () => {
    const { body } = await anyone.post(
      '/users/signup',
      signUpBody('sneaky@example.com', { is_superuser: true, is_active: false, id: admin.id }),
    )
    expect(body).toMatchObject({ is_superuser: false, is_active: true })
    expect(body.id).not.toBe(admin.id)
  })

  it.each([
    ['a bad e-mail', { email: 'not an address' }, 'Invalid email address'],
    ['a short password', { password: 'short', confirm_password: 'short' }, 'Password must be at least 8 characters'],
    ['two different passwords', { confirm_password: 'password2' }, 'The passwords do not match'],
    ['a short name', { full_name: 'ab' }, 'Full Name must be at least 3 characters'],
  ])('refuses %s with its message', async (_, change, message) => {
    const { status, body } = await anyone.post('/users/signup', signUpBody('x@example.com', change))
    expect([status, body.detail[0].msg]).toEqual([422, message])
  })
})

describe('the own account', () => {
  it('changes name and e-mail, and nothing else [S7.8]', async () => {
    const ada = await newPerson(app)
    const change = {
      full_name: ' Ada K ',
      email: 'ada.k@example.com',
      is_superuser: true,
      is_active: false,
      password: 'hacked12',
    }
    const { body } = await ada.patch('/users/me', change)
    expect(body).toMatchObject({ full_name: 'Ada K', email: 'ada.k@example.com', is_superuser: false, is_active: true })
    expect((await login('ada.k@example.com', ada.password)).status).toBe(200)
  })

  it('refuses a name of more than 30 characters [S5.10]', async () => {
    const ada = await newPerson(app)
    const { status } = await ada.patch('/users/me', { full_name: 'x'.repeat(31) })
    expect(status).toBe(422)
  })

  it('answers 409 when the new e-mail is taken', async () => {
    const [ada, bob] = [await newPerson(app), await newPerson(app)]
    const { status, body } = await ada.patch('/users/me', { email: bob.email.toUpperCase() })
    expect([status, body.detail]).toEqual([409, 'User with this email already exists'])
  })

  it('changes the password only with the current one [S7.10, S2.19]', async () => {
    const ada = await newPerson(app)
    const change = (current_password: string, new_password: string) =>
      ada.patch('/users/me/password', { current_password, new_password })
    expect(await change('wrong one', 'password2')).toMatchObject({
      status: 400,
      body: { detail: 'Incorrect password' },
    })
    expect(await change(ada.password, ada.password)).toMatchObject({
      status: 400,
      body: { detail: 'New password cannot be the same as the current one' },
    })
    expect((await change(ada.password, 'password2')).status).toBe(200)
    expect((await login(ada.email, 'password2')).status).toBe(200)
    expect((await login(ada.email, ada.password)).status).toBe(400)
  })

  it('goes with everything in it, the files too [S4.11, S7.9]', async () => {
    const ada = await newPerson(app)
    const id = await newResume(ada)
    const { storage_key } = await app.db
      .selectFrom('resumes')
      .select('storage_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await ada.delete('/users/me')).status).toBe(200)
    await app.app.runner.idle()
    expect(await app.storage.exists(storage_key)).toBe(false)
    expect(await status(ada)).toBe(401)
    expect((await admin.get(`/resumes/${id}`)).status).toBe(404)
  })

  it('of a superuser cannot be deleted by itself', async () => {
    const refused = { status: 403, body: { detail: 'Super users are not allowed to delete themselves' } }
    expect(await admin.delete('/users/me')).toMatchObject(refused)
    expect(await admin.delete(`/users/${admin.id}`)).toMatchObject(refused)
  })
})

describe('sessions', () => {
  it('end at log-out: the token is worth nothing any more [S7.7]', async () => {
    const ada = await newPerson(app)
    expect((await ada.post('/logout')).status).toBe(200)
    expect(await status(ada)).toBe(401)
  })

  it('all but the own one end when the password is changed', async () => {
    const ada = await newPerson(app)
    const other = callerOf(app, await logIn(app, ada.email, ada.password))
    await ada.patch('/users/me/password', { current_password: ada.password, new_password: 'password2' })
    expect([await status(ada), await status(other)]).toEqual([200, 401])
  })

  it.each([
    ['deactivated', { is_active: false }],
    ['given a new password by an administrator', { password: 'password2' }],
  ])('end when the user is %s', async (_, change) => {
    const ada = await newPerson(app)
    await admin.patch(`/users/${ada.id}`, change)
    expect(await status(ada)).toBe(401)
  })

  it('end when the user is deleted [S4.4, S7.13]', async () => {
    const ada = await newPerson(app)
    await admin.delete(`/users/${ada.id}`)
    expect(await status(ada)).toBe(401)
  })

  it('follow a changed role at the next call [S6.1]', async () => {
    const ada = await newPerson(app)
    expect((await ada.get('/users/')).status).toBe(403)
    await admin.patch(`/users/${ada.id}`, { is_superuser: true })
    expect((await ada.get('/users/')).status).toBe(200)
    await admin.patch(`/users/${ada.id}`, { is_superuser: false })
    expect((await ada.get('/users/')).status).toBe(403)
  })
})

describe('a token', () => {
  const tokenOf = async (age: number) => {
    const ada = await newPerson(app)
    const claims = JSON.parse(Buffer.from(ada.token.split('.')[1] ?? '', 'base64url').toString())
    const sign = (payload: JWTPayload) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(testSecret)
    return { ada, token: await sign({ ...claims, iat: claims.iat - age, exp: claims.exp - age }) }
  }

  it('lives 24 hours', async () => {
    const { ada } = await tokenOf(0)
    const { iat, exp } = JSON.parse(Buffer.from(ada.token.split('.')[1] ?? '', 'base64url').toString())
    expect(exp - iat).toBe(86_400)
  })

  it('is renewed in X-Access-Token after half of its life, in the same session', async () => {
    const { ada, token } = await tokenOf(50_000)
    const { headers } = await callerOf(app, token).get('/users/me')
    const fresh = headers.get('x-access-token') ?? ''
    expect(await status(callerOf(app, fresh))).toBe(200)
    expect((await callerOf(app, fresh).get('/users/me')).headers.get('x-access-token')).toBeNull()
    await ada.post('/logout')
    expect(await status(callerOf(app, fresh))).toBe(401)
  })

  it('is not renewed before, nor after its end', async () => {
    expect((await (await tokenOf(0)).ada.get('/users/me')).headers.get('x-access-token')).toBeNull()
    const { token } = await tokenOf(86_401)
    const { status, headers } = await callerOf(app, token).get('/users/me')
    expect([status, headers.get('x-access-token')]).toEqual([401, null])
  })

  it('is worth nothing once its session is past its end', async () => {
    const { ada } = await tokenOf(0)
    await app.db.updateTable('sessions').set({ expires_at: new Date() }).where('user_id', '=', ada.id).execute()
    expect(await status(ada)).toBe(401)
  })
})

describe('users, as an administrator sees them', () => {
  it('come in pages, newest first, with their count [S7.5, S3.20]', async () => {
    const made = []
    for (const name of ['p1', 'p2', 'p3'])
      made.push((await admin.post('/users/', newUserBody(`${name}@page.example.com`))).body.id)
    const { body: first } = await admin.get('/users/?skip=0&limit=2')
    const { body: second } = await admin.get('/users/?skip=2&limit=2')
    expect(first.data.map((user: { id: string }) => user.id)).toEqual([made[2], made[1]])
    expect(second.data[0].id).toBe(made[0])
    expect(first.count).toBeGreaterThanOrEqual(4)
  })

  it('can be created with a role and a state, and without a name [S7.6, S6.4]', async () => {
    const body = newUserBody('super2@example.com', { is_superuser: true, full_name: '' })
    const made = await admin.post('/users/', body)
    expect(made.body).toMatchObject({ is_superuser: true, is_active: true, full_name: null })
    await admin.delete(`/users/${made.body.id}`)
  })

  it('cannot be created twice with one address', async () => {
    await admin.post('/users/', newUserBody('twice@example.com'))
    const { status, body } = await admin.post('/users/', newUserBody('TWICE@example.com'))
    expect([status, body.detail]).toEqual([400, 'The user with this email already exists in the system'])
  })

  it('can be changed, and a missing password changes none [S7.12, S5.5]', async () => {
    const ada = await newPerson(app)
    const { body } = await admin.patch(`/users/${ada.id}`, { full_name: 'Renamed', email: 'renamed@example.com' })
    expect(body).toMatchObject({ full_name: 'Renamed', email: 'renamed@example.com' })
    expect((await login('renamed@example.com', ada.password)).status).toBe(200)
  })

  it('are 404 when they do not exist', async () => {
    const nobody = '/users/00000000-0000-4000-8000-000000000000'
    expect(await admin.patch(nobody, { full_name: 'X' })).toMatchObject({
      status: 404,
      body: { detail: 'User not found' },
    })
    expect((await admin.delete(nobody)).status).toBe(404)
  })
})

describe('a superuser', () => {
  it.each([{ is_active: false }, { is_superuser: false }])(
    'cannot change itself to %j, though there is another one [#14.14]',
    async (change) => {
      const made = await admin.post('/users/', newUserBody(`${randomUUID()}@example.com`, { is_superuser: true }))
      const { status, body } = await admin.patch(`/users/${admin.id}`, { ...change, full_name: 'Changed' })
      expect([status, body.detail]).toEqual([403, 'Super users are not allowed to demote or deactivate themselves'])
      expect((await admin.get('/users/me')).body).toMatchObject({ is_superuser: true, is_active: true })
      expect((await admin.delete(`/users/${made.body.id}`)).status).toBe(200)
    },
  )
})

describe('the last active superuser', () => {
  it.each([{ is_active: false }, { is_superuser: false }])('cannot be changed to %j', async (change) => {
    await expect(updateUser(app.db, admin.id, change)).rejects.toMatchObject({
      status: 409,
      detail: 'The last active superuser cannot be deleted, deactivated or demoted',
    })
  })

  it('remains when two superusers remove each other at once', async () => {
    const { body: second } = await admin.post('/users/', newUserBody('second@example.com', { is_superuser: true }))
    const other = callerOf(app, await logIn(app, 'second@example.com', 'password1'))
    const answers = await Promise.all([
      admin.patch(`/users/${second.id}`, { is_superuser: false }),
      other.patch(`/users/${admin.id}`, { is_superuser: false }),
    ])
    const left = await app.db.selectFrom('users').select('id').where('is_superuser', '=', true).execute()
    expect(left).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    // Whoever is left gives the role back, for the tests that follow.
    await app.db.updateTable('users').set({ is_superuser: true }).where('id', '=', admin.id).execute()
    await app.db.updateTable('users').set({ is_superuser: false }).where('id', '=', second.id).execute()
  })
})

describe('common passwords', () => {
  it('are allowed by default', async () => {
    expect((await anyone.post('/users/signup', signUpBody('common@example.com'))).status).toBe(200)
  })

  it('are refused everywhere with PASSWORD_BLOCKLIST=1', async () => {
    const strict = await createTestApp({ env: { PASSWORD_BLOCKLIST: '1' } })
    const ada = await newPerson(strict)
    const root = await superuserOf(strict)
    const answers = [
      await ada.post('/users/signup', signUpBody('common@example.com')),
      await ada.patch('/users/me/password', { current_password: ada.password, new_password: 'Password1' }),
      await ada.post('/reset-password/', { token: 'x', new_password: 'iloveyou' }),
      await root.post('/users/', newUserBody('common@example.com')),
      await root.patch(`/users/${ada.id}`, { password: '12345678' }),
    ]
    expect(answers.map(({ status, body }) => [status, body.detail[0].msg])).toEqual(
      Array(5).fill([422, 'This password is too common']),
    )
    await strict.close()
  })
})
