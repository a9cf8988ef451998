import { describe, expect, it } from 'vitest'
import { toFailure } from './failure.ts'

/** What the api client throws, by its shape. */
const apiError = (status: number, detail: string | null, isList = false) =>
  Object.assign(new Error(detail ?? `The server answered ${status}`), { status, detail, isList, requestId: 'r-1' })
const named = (name: string, message: string) => Object.assign(new Error(message), { name })

describe('failure', () => {
  it.each([
    [400, 'invalid'],
    [401, 'expired'],
    [403, 'forbidden'],
    [404, 'missing'],
    [409, 'conflict'],
    [413, 'tooLarge'],
    [415, 'unsupported'],
    [418, 'refused'],
    [422, 'invalid'],
    [429, 'throttled'],
    [499, 'refused'],
    [500, 'broken'],
    [503, 'broken'],
  ])('an answer %d is %s', (status, kind) => {
    expect(toFailure(apiError(status, null))).toMatchObject({ kind, status, detail: null })
  })

  it("keeps the server's words, and where to look for the call", () => {
    expect(toFailure(apiError(422, 'Too short', true))).toEqual({
      kind: 'invalid',
      status: 422,
      detail: 'Too short',
      isList: true,
      message: 'Too short',
      requestId: 'r-1',
    })
    expect(toFailure(apiError(400, 'No'))).toMatchObject({ isList: false })
    expect(toFailure({ status: 400, detail: 7, requestId: 7 })).toMatchObject({
      detail: null,
      message: '',
      requestId: null,
    })
  })

  it.each([
    ['TypeError', 'Failed to fetch', 'offline'],
    ['TypeError', 'NetworkError when attempting to fetch resource.', 'offline'],
    ['TypeError', 'Load failed', 'offline'],
    ['TypeError', 'fetch failed', 'offline'],
    ['TypeError', 'network error', 'offline'],
    ['NetworkError', 'The upload broke off', 'offline'],
    ['AbortError', 'The operation was aborted.', 'aborted'],
    ['TimeoutError', 'The operation timed out.', 'timedOut'],
    ['TypeError', 'x is not a function', 'bug'],
    ['TypeError', 'it was: Failed to fetch', 'bug'],
    ['RangeError', 'Failed to fetch', 'bug'],
  ])('%s: %s is %s', (name, message, kind) => {
    const failure = toFailure(named(name, message))
    expect(failure).toMatchObject({ kind, status: null, detail: null, isList: false, message, requestId: null })
    expect('cause' in failure).toBe(kind === 'bug')
  })

  it.each([undefined, null, 'oh', 7, {}, { status: '400' }])('%j is a bug, kept to be thrown again', (thrown) => {
    expect(toFailure(thrown)).toMatchObject({ kind: 'bug', message: '', cause: thrown })
  })
})
