import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, callerOf } from '../testing/caller.ts'
import { mailsTo } from '../testing/outbox.ts'
import { logIn, newPerson, type Person } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let anyone: Caller
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://candid.example' } })
  anyone = callerOf(app)
})
afterAll(() => app.close())

const requestToken = async ({ email }: Person): Promise<string> => {
  await anyone.post(`/password-recovery/${encodeURIComponent(email)}`)
  const token = /https:\/\/candid\.example\/reset-password\?token=([\w-]+)/.exec(
    (await mailsTo(app, email)).at(-1) ?? '',
  )?.[1]
  if (!token) throw new Error('No mail with a token')
  return token
}
const reset = (token: string, new_password: string) => anyone.post('/reset-password/', { token, new_password })
const invalid = { status: 400, body: { detail: 'Invalid token' } }

it('sends a mail in text and HTML whose link sets a new password [S1.2, S7.3, S7.4]', async () => {
  const ada = await newPerson(app)
  const token = await requestToken(ada)
  const [mail = ''] = await mailsTo(app, ada.email)
  expect(mail).toContain('text/plain')
  expect(mail).toContain('text/html')
  expect((await reset(token, 'password2')).status).toBe(200)
  await logIn(app, ada.email, 'password2')
  await expect(logIn(app, ada.email, ada.password)).rejects.toThrow('Incorrect email or password')
})

it('ends all sessions at a reset', async () => {
  const ada = await newPerson(app)
  await reset(await requestToken(ada), 'password2')
  expect((await ada.get('/users/me')).status).toBe(401)
})

describe('a reset token', () => {
  it('works once, even when it is used four times at once', async () => {
    const token = await requestToken(await newPerson(app))
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((letter) => reset(token, `password ${letter}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  })

  it('is worth nothing after it expired', async () => {
    const token = await requestToken(await newPerson(app))
    await app.db.updateTable('reset_tokens').set({ expires_at: sql<Date>`now() - interval '1 second'` }).execute()
    expect(await reset(token, 'password2')).toMatchObject(invalid)
  })

  it('is worth nothing after the password was changed', async () => {
    const ada = await newPerson(app)
    const token = await requestToken(ada)
    await ada.patch('/users/me/password', { current_password: ada.password, new_password: 'password2' })
    expect(await reset(token, 'password3')).toMatchObject(invalid)
  })

  it('is worth nothing after the address that it was sent to was changed', async () => {
    const ada = await newPerson(app)
    const token = await requestToken(ada)
    await ada.patch('/users/me', { full_name: 'Ada King', email: `new-${ada.email}` })
    expect(await reset(token, 'password2')).toMatchObject(invalid)
  })

  it('is not kept readable in the database', async () => {
    const token = await requestToken(await newPerson(app))
    const { rows } = await sql<{ all: string }>`
      select (select json_agg(t)::text from reset_tokens t) || (select json_agg(j)::text from jobs j) as all`.execute(
      app.db,
    )
    expect(rows[0]?.all).toBeTruthy()
    expect(rows[0]?.all).not.toContain(token)
  })

  it('is no access token, and an access token is no reset token', async () => {
    const ada = await newPerson(app)
    expect((await callerOf(app, await requestToken(ada)).get('/users/me')).status).toBe(401)
    expect(await reset(ada.token, 'password2')).toMatchObject(invalid)
  })
})

it('answers the same for an unknown address, and sends nothing', async () => {
  const ada = await newPerson(app)
  const known = await anyone.post(`/password-recovery/${ada.email}`)
  const unknown = await anyone.post('/password-recovery/nobody@example.com')
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect(await mailsTo(app, 'nobody@example.com')).toEqual([])
})

it('refuses what is no address', async () => {
  const { status, body } = await anyone.post('/password-recovery/nonsense')
  expect([status, body.detail[0].msg]).toEqual([422, 'Invalid email address'])
})

it('tells the former address when an e-mail was changed', async () => {
  const ada = await newPerson(app)
  await ada.patch('/users/me', { email: 'moved@example.com' })
  const [mail] = await mailsTo(app, ada.email)
  expect(mail).toContain('moved@example.com')
})

describe('known and unknown addresses take the same time', () => {
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  /**
   * How far apart the medians of at least 50 calls each are. Processor time: on a busy machine a clock tells of its neighbours. While
   * they are further apart than 15 %, more is measured, up to 400 calls each: chance goes down with their number, a difference stays.
   */
  const compare = async (known: () => Promise<unknown>, unknown: () => Promise<unknown>) => {
    const times: [number[], number[]] = [[], []]
    const timed = async (work: () => Promise<unknown>) => {
      const began = process.cpuUsage()
      await work()
      const { user, system } = process.cpuUsage(began)
      return user + system
    }
    const apart = () => Math.abs(median(times[0]) / median(times[1]) - 1)
    const enough = (n: number) => n >= 405 || (n >= 55 && n % 50 === 5 && apart() <= 0.15)
    for (let n = 0; !enough(n); n++) {
      // In turns and with the order changing, so that neither always follows the other.
      const [first, second] = n % 2 ? [0 as const, 1 as const] : [1 as const, 0 as const]
      for (const which of [first, second]) {
        const time = await timed(which === 0 ? known : unknown)
        if (n >= 5) times[which].push(time)
      }
    }
    return apart()
  }
  const login = (username: string) =>
    anyone.call('POST', '/login/access-token', { form: new URLSearchParams({ username, password: 'wrong password' }) })

  it('at login: medians of 50 within 15 %', async () => {
    const ada = await newPerson(app)
    expect(
      await compare(
        () => login(ada.email),
        () => login('nobody@example.com'),
      ),
    ).toBeLessThan(0.15)
  })

  it('at recovery: medians of 50 within 15 %', async () => {
    const ada = await newPerson(app)
    await app.app.runner.stop()
    const recover = (email: string) => anyone.post(`/password-recovery/${email}`)
    expect(
      await compare(
        () => recover(ada.email),
        () => recover('nobody@example.com'),
      ),
    ).toBeLessThan(0.15)
  })
})
