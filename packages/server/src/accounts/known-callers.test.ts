import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRateLimits, limits } from '../http/rate-limits.ts'
import { callerOf } from '../testing/caller.ts'
import { newPerson, type Person } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => app.close())

type Place = { address: string; cookie?: string }
const headersOf = ({ address, cookie }: Place) => ({ 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) })
const logIn = (place: Place, username: string, password: string) =>
  callerOf(app).call('POST', '/login/access-token', {
    form: new URLSearchParams({ username, password }),
    headers: headersOf(place),
  })
/** The cookies that a browser would send back. */
const cookiesOf = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

let network = 0
/** Fails to log in to an account ten times from each of fourteen addresses, all at once: so no limit fills up meanwhile. */
const attack = async (victim: Person) => {
  network += 1
  const tries = Array.from({ length: 140 }, (_, n) => ({ address: `10.${network}.0.${n % 14}` }))
  const answers = await Promise.all(tries.map((place) => logIn(place, victim.email, 'wrong password')))
  const failed = answers.filter(({ status }) => status === 400)
  expect(failed.length).toBeGreaterThanOrEqual(limits.loginOfAccount.burst)
  expect(answers.at(-1)?.status).toBe(429)
}
const elsewhere = { address: '192.0.2.77' }

it('140 failures of others do not keep out who has logged in from this browser before, even at a new address [#14.5]', async () => {
  const ada = await newPerson(app)
  const cookie = cookiesOf(await logIn({ address: '192.0.2.1' }, ada.email, ada.password))
  await attack(ada)
  // Neither the right password nor another account's cookie lets a stranger pass.
  expect((await logIn(elsewhere, ada.email, ada.password)).status).toBe(429)
  const bob = await newPerson(app)
  const bobs = cookiesOf(await logIn({ address: '192.0.2.2' }, bob.email, bob.password))
  expect((await logIn({ ...elsewhere, cookie: bobs }, ada.email, ada.password)).status).toBe(429)
  expect((await logIn({ ...elsewhere, cookie }, ada.email, ada.password)).status).toBe(200)
})

it('nor who logs in at an address from which they have before, without any cookie [#14.5]', async () => {
  const ada = await newPerson(app)
  await logIn({ address: '192.0.2.3' }, ada.email, ada.password)
  await attack(ada)
  expect((await logIn({ address: '192.0.2.3' }, ada.email, ada.password)).status).toBe(200)
})

it('nor who shares a known address with somebody who tries many accounts [#14.5]', async () => {
  const ada = await newPerson(app)
  await logIn({ address: '192.0.2.4' }, ada.email, ada.password)
  const victims = Array.from({ length: 80 }, (_, n) => `victim${n}@example.com`)
  const tries = victims.map((victim) => logIn({ address: '192.0.2.4' }, victim, 'wrong password'))
  expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429)
  expect((await logIn({ address: '192.0.2.4' }, ada.email, ada.password)).status).toBe(200)
})

it('a known browser guesses within a limit of its own, whatever address it calls from', async () => {
  const ada = await newPerson(app)
  const cookie = cookiesOf(await logIn({ address: '192.0.2.5' }, ada.email, ada.password))
  const statuses = []
  for (let n = 0; n < 11; n++)
    statuses.push((await logIn({ address: `192.0.3.${n}`, cookie }, ada.email, 'wrong password')).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429])
})

it('the cookie is kept from scripts and other sites, names no user, and a forged one counts for nothing', async () => {
  const ada = await newPerson(app)
  const { headers } = await logIn({ address: '192.0.2.6' }, ada.email, ada.password)
  const [cookie = ''] = headers.getSetCookie()
  expect(cookie).toMatch(
    /^candid_known_[\w-]{12}=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/api\/v1; HttpOnly; SameSite=Strict$/,
  )
  expect(cookie).not.toContain(ada.id)
  const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
  await attack(ada)
  for (const forged of ['', '.', value.slice(0, -1), `x${value}`, `${value}x`, `other.${value.split('.')[1]}`, '%ff'])
    expect((await logIn({ ...elsewhere, cookie: `${name}=${forged}` }, ada.email, ada.password)).status).toBe(429)
  const proxied = await callerOf(app).call('POST', '/login/access-token', {
    form: new URLSearchParams({ username: ada.email, password: ada.password }),
    headers: { ...headersOf({ address: '192.0.2.6' }), 'X-Forwarded-Proto': 'https' },
  })
  expect(proxied.headers.getSetCookie()[0]).toContain('; Secure')
})

it('a failed login leaves no cookie and makes no address known', async () => {
  const ada = await newPerson(app)
  const failed = await logIn({ address: '192.0.2.8' }, ada.email, 'wrong password')
  expect(failed.headers.getSetCookie()).toEqual([])
  const known = await app.db.selectFrom('known_addresses').selectAll().where('user_id', '=', ada.id).execute()
  // The one from which the account was used first, and not as it is written.
  expect(known).toHaveLength(1)
  expect(JSON.stringify(known)).not.toContain('127.0.0.1')
})

it('mails for a new password that others ask for do not keep a known browser from asking for one [#14.5]', async () => {
  const ada = await newPerson(app)
  const cookie = cookiesOf(await logIn({ address: '192.0.2.9' }, ada.email, ada.password))
  const recover = (place: Place) =>
    callerOf(app).post(`/password-recovery/${ada.email}`, undefined, { headers: headersOf(place) })
  for (let n = 0; n < 5; n++) await recover({ address: `10.99.0.${n}` })
  expect((await recover({ address: '10.99.0.9' })).status).toBe(429)
  expect((await recover({ ...elsewhere, cookie })).status).toBe(200)
})

it('a thief of one session cannot keep its owner from changing the password in another [#14.5]', async () => {
  const ada = await newPerson(app)
  const owner = callerOf(app, (await logIn({ address: '192.0.2.10' }, ada.email, ada.password)).body.access_token)
  const guess = { current_password: 'wrong', new_password: 'of the intruder' }
  for (let n = 0; n < 10; n++) await ada.patch('/users/me/password', guess)
  expect((await ada.patch('/users/me/password', guess)).status).toBe(429)
  const change = { current_password: ada.password, new_password: 'the new password' }
  expect((await owner.patch('/users/me/password', change)).status).toBe(200)
})

it('a clock set back after a moment in the future locks nobody out for longer than the limit itself [#14.5]', async () => {
  const { take } = createRateLimits(app.db, 1)
  const attempt = ['loginOfAccountFromAddress', 'a traveller in time'] as const
  const key = attempt.join(':')
  await take([...attempt])
  await app.db
    .updateTable('rate_limits')
    .set({ full_at: sql<Date>`full_at + interval '3 days'` })
    .where('key', '=', key)
    .execute()
  const refusal = await take([...attempt]).catch((error: { headers: Record<string, string> }) => error)
  expect(Number(refusal?.headers['Retry-After'])).toBeLessThanOrEqual(limits.loginOfAccountFromAddress.everyS)
  // Time goes on from there as it does for anybody.
  await app.db
    .updateTable('rate_limits')
    .set({ full_at: sql<Date>`full_at - interval '7 seconds'` })
    .where('key', '=', key)
    .execute()
  await take([...attempt])
})
