import { describe, expect, it } from 'vitest'
import { redact, redacted } from './redact.ts'

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.sflKxwRJSMeKKF2QT4'

describe('what reaches the log', () => {
  it('has no token and no password, at any depth and by any of their names', () => {
    const text = JSON.stringify(
      redact({
        type: 'session.renewed',
        token: jwt,
        sentWith: 'an older one',
        input: { values: { username: 'ada@example.org', password: 'hunter2 hunter2', new_password: 'hunter3' } },
        headers: { Authorization: `Bearer ${jwt}`, 'set-cookie': 'candid=hunter4' },
      }),
    )
    expect(text).not.toMatch(/hunter|eyJ|an older one/)
    expect(text).toContain('ada@example.org')
  })

  it('hides what is typed into a password field, event by event', () => {
    expect(redact({ type: 'form.change', field: 'new_password', value: 'h' })).toEqual({
      type: 'form.change',
      field: 'new_password',
      value: redacted,
    })
    expect(redact({ type: 'form.change', field: 'full_name', value: 'Ada' })).toMatchObject({ value: 'Ada' })
  })

  it('hides a token that comes as the answer of a port, or inside of a text or an address', () => {
    expect(redact({ type: 'xstate.done.actor.submit', output: jwt })).toMatchObject({ output: redacted })
    expect(redact(`GET /reset-password?token=abc.def&next=1 with Bearer xyz`)).toBe(
      `GET /reset-password?token=${redacted}&next=1 with ${redacted}`,
    )
  })

  it('hides the message of an error in the same way', () => {
    expect(redact(new Error(`refused ${jwt}`))).toBe(`Error: refused ${redacted}`)
  })

  it('still tells that there is no token', () => {
    expect(redact({ token: null, password: '' })).toEqual({ token: null, password: '' })
  })

  it('can be sent to another window: no functions, no cycles, no files', () => {
    const knot: Record<string, unknown> = { validate: () => ({}), file: new File(['12345'], 'ada.pdf') }
    knot['self'] = knot
    const plain = redact(knot)
    expect(structuredClone(plain)).toEqual({ validate: 'ƒ validate', file: 'File ada.pdf, 5 bytes', self: '…' })
  })
})
