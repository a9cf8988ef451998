import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { newPerson } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createRateLimits, limits } from './rate-limits.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => app.close())

const from = (address: string) => {
  const caller = callerOf(app)
  return {
    login: (username: string, password: string) =>
      caller.call('POST', '/login/access-token', {
        form: new URLSearchParams({ username, password }),
        headers: { 'X-Forwarded-For': address },
      }),
    recover: (email: string) =>
      caller.post(`/password-recovery/${email}`, undefined, { headers: { 'X-Forwarded-For': address } }),
  }
}

it('slows wrong passwords for one account from one address after ten, with Retry-After', async () => {
  const ada = await newPerson(app)
  const { login } = from('10.0.0.1')
  // All at once, so that the limit does not fill up while passwords are checked.
  const answers = await Promise.all(Array.from({ length: 11 }, () => login(ada.email, 'wrong')))
  const refused = answers.find(({ status }) => status === 429) ?? expect.fail('none was refused')
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
  expect(refused.body.detail).toMatch(/^Too many attempts\. Please try again in \d+ seconds\.$/)
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(limits.loginOfAccountFromAddress.everyS)
})

it('does not lock the owner out: another address still gets in', async () => {
  const ada = await newPerson(app)
  const attacker = from('10.0.0.2')
  const tries = await Promise.all(Array.from({ length: 12 }, () => attacker.login(ada.email, 'wrong')))
  expect(tries.map(({ status }) => status)).toContain(429)
  expect((await from('10.0.0.3').login(ada.email, ada.password)).status).toBe(200)
})

/** The statuses of logins that fail, all at once, so that the limit does not fill up meanwhile. */
const failAll = async (tries: [address: string, account: string][]) => {
  const answers = await Promise.all(tries.map(([address, account]) => from(address).login(account, 'password1')))
  return answers.map(({ status }) => status)
}
const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length

it('catches one address that tries one password on many accounts', async () => {
  const statuses = await failAll(Array.from({ length: 60 }, (_, n) => ['10.0.0.4', `victim${n}@example.com`]))
  expect(count(statuses, 400)).toBeGreaterThanOrEqual(limits.loginFromAddress.burst)
  expect(count(statuses, 429)).toBeGreaterThan(0)
})

it('takes a network of IPv6 for one address: who holds one holds all of it', async () => {
  const statuses = await failAll(
    Array.from({ length: 60 }, (_, n) => [`2001:db8:0:7:${n}::1`, `victim${n}@example.org`]),
  )
  expect(count(statuses, 400)).toBeGreaterThanOrEqual(limits.loginFromAddress.burst)
  expect(count(statuses, 429)).toBeGreaterThan(0)
  expect((await from('2001:db8:0:8::1').login('victim@example.org', 'password1')).status).toBe(400)
})

it('never counts a login that succeeds', async () => {
  const ada = await newPerson(app)
  const { login } = from('10.0.0.5')
  for (let n = 0; n < 15; n++) expect((await login(ada.email, ada.password)).status).toBe(200)
})

it('allows five recovery mails for one address, then says when to come back', async () => {
  const statuses = []
  for (let n = 0; n < 6; n++) statuses.push((await from(`10.0.1.${n}`).recover('Mail@example.com')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

it('does not believe X-Forwarded-For from a caller that is no trusted proxy', async () => {
  const bare = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
  const caller = callerOf(bare)
  const answers = await Promise.all(
    Array.from({ length: 11 }, (_, n) => {
      const form = new URLSearchParams({ username: 'a@example.com', password: 'wrong' })
      const headers = { 'X-Forwarded-For': `10.0.2.${n}` }
      return caller.call('POST', '/login/access-token', { form, headers })
    }),
  )
  expect(
    count(
      answers.map(({ status }) => status),
      429,
    ),
  ).toBe(1)
  await bare.close()
})

it('slows guesses of the current password by who holds a token', async () => {
  const ada = await newPerson(app)
  const guess = (current_password: string) =>
    ada.patch('/users/me/password', { current_password, new_password: 'another password' })
  const guesses = await Promise.all(Array.from({ length: 11 }, () => guess('wrong')))
  expect(
    count(
      guesses.map(({ status }) => status),
      400,
    ),
  ).toBe(10)
  expect(
    count(
      guesses.map(({ status }) => status),
      429,
    ),
  ).toBe(1)
})

it('lets exactly the burst through when many come at once', async () => {
  const { take } = createRateLimits(app.db, 1)
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => take(['signUpFromAddress', 'crowd'])))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.signUpFromAddress.burst)
})

it('fills up again with time', async () => {
  const { take } = createRateLimits(app.db, 1)
  for (let n = 0; n < 10; n++) await take(['loginOfAccountFromAddress', 'patient'])
  await expect(take(['loginOfAccountFromAddress', 'patient'])).rejects.toMatchObject({ status: 429 })
  await app.db
    .updateTable('rate_limits')
    .set({ full_at: sql<Date>`full_at - interval '6 seconds'` })
    .where('key', '=', 'loginOfAccountFromAddress:patient')
    .execute()
  await take(['loginOfAccountFromAddress', 'patient'])
  await expect(take(['loginOfAccountFromAddress', 'patient'])).rejects.toMatchObject({ status: 429 })
})
