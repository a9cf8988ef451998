import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { logIn, newPerson } from '../testing/people.ts'
import { slowHash } from '../testing/quick-argon.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { until } from '../testing/time-limits.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { updateUser } from './user-store.ts'

let app: TestApp
let newHash: string
let slow: string
beforeAll(async () => {
  app = await createTestApp()
  newHash = await hashPassword('the new password')
  slow = await slowHash('a password', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
})
afterAll(() => app.close())

/** Begins a call that checks a password, and lets `happen` happen after the call read the hash and before it is checked. */
const whileChecking = async <T>(limit: string, call: () => Promise<T>, happen: () => Promise<unknown>): Promise<T> => {
  const busy = Array.from({ length: 12 }, () => verifyPassword(slow, 'keeps the hashing busy'))
  const late = call()
  await until(() => app.db.selectFrom('rate_limits').select('key').where('key', '=', limit).executeTakeFirst(), 1)
  await happen()
  await Promise.all(busy)
  return late
}

it('a login with the former password opens no session after the password was changed', async () => {
  const ada = await newPerson(app)
  await app.db.deleteFrom('rate_limits').execute()
  const form = new URLSearchParams({ username: ada.email, password: ada.password })
  const login = await whileChecking(
    `loginOfAccountFromAddress:${ada.email} 127.0.0.1`,
    () => callerOf(app).call('POST', '/login/access-token', { form }),
    () => updateUser(app.db, ada.id, { password_hash: newHash }),
  )
  expect(login).toMatchObject({ status: 400, body: { detail: 'Incorrect email or password' } })
  const sessions = await app.db.selectFrom('sessions').select('id').where('user_id', '=', ada.id).execute()
  expect(sessions).toEqual([])
})

it('a password that was changed by a reset is not changed back by a call that still knew the former one', async () => {
  const ada = await newPerson(app)
  const change = await whileChecking(
    `passwordChangeOfSession:${decodeJwt(ada.token)['sid']}`,
    () => ada.patch('/users/me/password', { current_password: ada.password, new_password: 'of the intruder' }),
    () => updateUser(app.db, ada.id, { password_hash: newHash }),
  )
  expect(change).toMatchObject({ status: 400, body: { detail: 'Incorrect password' } })
  await logIn(app, ada.email, 'the new password')
})
