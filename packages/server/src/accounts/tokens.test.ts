import { SignJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTokens } from './tokens.ts'

const secret = new TextEncoder().encode('a secret of at least thirty-two bytes')
const claims = { userId: '11111111-1111-4111-8111-111111111111', sessionId: '22222222-2222-4222-8222-222222222222' }
const tokens = createTokens(secret, 3_600)

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = Math.floor(Date.now() / 1000)
const payload = {
  sub: claims.userId,
  sid: claims.sessionId,
  iss: 'candid',
  aud: 'candid:access',
  iat: now,
  exp: now + 60,
}
const signed = (header: object, body: object, key = secret) =>
  new SignJWT({ ...body }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(key)

it('reads what it issued', async () => {
  expect(await tokens.read(await tokens.issue(claims))).toEqual({ ...claims, stale: false })
})

afterEach(() => vi.useRealTimers())

it('no longer reads a token past its end, though it read it before', async () => {
  const token = await signed({}, { ...payload, exp: now + 60 })
  expect(await tokens.read(token)).toMatchObject(claims)
  vi.useFakeTimers({ now: (now + 61) * 1000 })
  expect(await tokens.read(token)).toBeNull()
})

it('calls a token stale after half of its life', async () => {
  const old = await signed({}, { ...payload, iat: now - 1_801, exp: now + 1_799 })
  expect(await tokens.read(old)).toMatchObject({ stale: true })
})

describe('reads nothing from', () => {
  const another = new TextEncoder().encode('another secret of thirty-two bytes!!')
  it.each<[string, () => string | Promise<string>]>([
    ['an empty token', () => ''],
    ['a token without algorithm', () => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(payload)}.`],
    ['a token of HS512', () => signed({ alg: 'HS512' }, payload, new Uint8Array(64))],
    ['a token signed with another secret', () => signed({}, payload, another)],
    ['an expired token', () => signed({}, { ...payload, exp: now - 1 })],
    ['a token that begins later', () => signed({}, { ...payload, nbf: now + 60 })],
    ['a token of another issuer', () => signed({}, { ...payload, iss: 'other' })],
    ['a token for another purpose', () => signed({}, { ...payload, aud: 'candid:reset' })],
    ['a token of another type', () => signed({ typ: 'other' }, payload)],
    ['a token without session', () => signed({}, { ...payload, sid: undefined })],
    ['a token whose user is no id', () => signed({}, { ...payload, sub: "' or 1=1" })],
    ['a token without end', () => signed({}, { ...payload, exp: undefined })],
    [
      'a token with a changed payload',
      async () =>
        (await signed({}, payload)).replace(/\.[^.]+\./, `.${base64({ ...payload, sub: claims.sessionId })}.`),
    ],
  ])('%s', async (_, make) => {
    expect(await tokens.read(await make())).toBeNull()
  })
})
