import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasNextPage, pageInstead, pageSize, pageToSkip, toPage } from './paging.ts'

const anyPage = fc.integer({ min: 1, max: 1_000_000 })

describe('paging', () => {
  it('has five rows on a page [S9.8]', () => expect(pageSize).toBe(5))

  it.each([null, undefined, '', '0', '-3', '2.5', 'x', '1e3', ' 2', '2x', '٣', '9999999999'])(
    'falls back to page 1 for %j [S2.31, S5.24]',
    (parameter) => {
      expect(toPage(parameter)).toBe(1)
    },
  )

  it.each([
    [1, 0, 0, null],
    [3, 2, 12, null],
    [999, 0, 12, 3],
    [2, 0, 5, 1],
    [2, 0, 0, 1],
    [4, 0, undefined, 3],
  ])('instead of page %d with %d rows of %j shows page %j', (page, rows, count, instead) => {
    expect(pageInstead(page, rows, count)).toBe(instead)
  })

  it('takes every whole number of at least 1', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        expect(toPage(String(page))).toBe(page)
      }),
    )
  })

  it('always gives a whole number of at least 1', () => {
    fc.assert(
      fc.property(fc.string(), (parameter) => {
        const page = toPage(parameter)
        expect(Number.isInteger(page) && page >= 1).toBe(true)
      }),
    )
  })

  it('each page begins where the one before ends [S9.8]', () => {
    expect(pageToSkip(1)).toBe(0)
    fc.assert(
      fc.property(anyPage, (page) => {
        expect(pageToSkip(page + 1) - pageToSkip(page)).toBe(pageSize)
      }),
    )
  })

  it('without a count a full page has a next one, and no other page has [S9.9]', () => {
    fc.assert(
      fc.property(anyPage, fc.integer({ min: 0, max: 5 }), (page, rows) => {
        expect(hasNextPage(page, rows)).toBe(rows === 5)
      }),
    )
  })

  it('with a count a full last page has no next one, and the page before it has', () => {
    expect([hasNextPage(1, 5, 5), hasNextPage(2, 5, 10), hasNextPage(3, 5, 15)]).toEqual([false, false, false])
    expect([hasNextPage(1, 5, 6), hasNextPage(1, 5, 10), hasNextPage(2, 5, 11)]).toEqual([true, true, true])
  })

  it('with a count the pages that have a next one are exactly those before the last row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 50 }), (count, page) => {
        const rows = Math.max(0, Math.min(pageSize, count - pageToSkip(page)))
        expect(hasNextPage(page, rows, count)).toBe(count > page * pageSize)
      }),
    )
  })
})
