import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMonthInput, toMonthInput } from './months.ts'

const names = 'January February March April May June July August September October November December'.split(' ')
const month = fc.record({ year: fc.integer({ min: 1000, max: 9999 }), index: fc.integer({ min: 0, max: 11 }) })
const shown = ({ year, index }: { year: number; index: number }) => `${names[index]} ${year}`
const typed = ({ year, index }: { year: number; index: number }) => `${year}-${String(index + 1).padStart(2, '0')}`

describe('months', () => {
  it('every month is shown as its name and year, and read back as it was typed [S3.12, S9.6]', () => {
    fc.assert(
      fc.property(month, (value) => {
        expect(fromMonthInput(typed(value))).toBe(shown(value))
        expect(toMonthInput(shown(value))).toBe(typed(value))
      }),
    )
  })

  it('spaces around a month and its case do not matter', () => {
    expect(toMonthInput(' march 2024 ')).toBe('2024-03')
  })

  it.each([null, undefined, '', '2019', 'Summer 2018', 'March', 'March 24', 'March 0999', 'Present', '2024-03'])(
    'invents no month for %j',
    (text) => {
      expect(toMonthInput(text)).toBeNull()
    },
  )

  it.each([
    '',
    '2024',
    '2024-13',
    '2024-00',
    '24-03',
    '2024-3',
    'x2024-03',
    '2024-03x',
    '0999-03',
    ' 2024-03',
    '2024-03 ',
  ])('invents no words for %j', (value) => {
    expect(fromMonthInput(value)).toBeNull()
  })

  it('reads the first and the last year that it knows', () => {
    expect([toMonthInput('March 1000'), toMonthInput('March 9999')]).toEqual(['1000-03', '9999-03'])
    expect([fromMonthInput('1000-03'), fromMonthInput('9999-03')]).toEqual(['March 1000', 'March 9999'])
    expect(toMonthInput('March 10000')).toBeNull()
  })

  it('never throws, and what it gives is always a month', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = toMonthInput(text)
        if (value !== null) expect(value).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/)
        fromMonthInput(text)
      }),
    )
  })
})
