import { afterEach, expect, it } from 'vitest'
import { visitorHeader } from './visitor.ts'

const [token, other] = ['Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6', 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF7']
const idOf = (secret: string) => visitorHeader(secret)['x-visitor']

afterEach(() => localStorage.clear())

it('a browser is one visitor of a link, and another one of another link [#20.7]', () => {
  expect(idOf(token)).toMatch(/^[0-9a-f]{32}$/)
  expect(idOf(token)).toBe(idOf(token))
  expect(idOf(other)).not.toBe(idOf(token))
})

it('what is kept in the browser does not hold the secret of the link [#20.7]', () => {
  idOf(token)
  expect(JSON.stringify({ ...localStorage })).not.toContain(token)
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^candid\.visitor\.[0-9a-f]{16}$/)])
})

it('who came before the secret was hashed is known again, and the secret is gone [#20.7]', () => {
  localStorage.setItem(`candid.visitor.${token}`, 'a'.repeat(32))
  expect([idOf(token), idOf(token)]).toEqual(['a'.repeat(32), 'a'.repeat(32)])
  expect(JSON.stringify({ ...localStorage })).not.toContain(token)
})
