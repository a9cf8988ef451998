import { describe, expect, it } from 'vitest'
import { fromIsoDate, fromIsoSpan, toIsoDate, toIsoSpan } from './iso-dates.ts'

describe('a date of JSON Resume', () => {
  it.each([
    ['March 2024', '2024-03'],
    ['2019', '2019'],
    ['29 June 2014', '2014-06-29'],
    ['1 December 2013', '2013-12-01'],
  ])('%s is %s, both ways', (text, iso) => {
    expect([toIsoDate(text), fromIsoDate(iso)]).toEqual([iso, text])
  })

  it.each([
    'Summer 2018',
    'Mar 2024',
    'march 2024',
    '03/2024',
    '31 February 2020',
    'Present',
    '',
    '0019',
    '3019',
    ' 2019',
  ])('never comes of %j, which would not read back as it is', (text) => {
    expect(toIsoDate(text)).toBeNull()
  })

  it.each(['2024-13', '2024-00', '2023-02-29', '2024-1', '24', '2024-03-', '20240301', '', 'Present'])(
    'is not %j',
    (iso) => {
      expect(fromIsoDate(iso)).toBeNull()
    },
  )
})

describe('a span of JSON Resume', () => {
  it.each([
    ['2020', { startDate: '2020', endDate: '2020' }],
    ['March 2019 – May 2020', { startDate: '2019-03', endDate: '2020-05' }],
    ['March 2019 – Present', { startDate: '2019-03' }],
  ])('%s, both ways', (text, span) => {
    expect([toIsoSpan(text), fromIsoSpan(span)]).toEqual([span, text])
  })

  it.each(['Summer 2018', 'March 2019 - May 2020', '2019 – Summer 2020', '2019 – 2019', '2019 – 2020 – 2021', ''])(
    'never comes of %j',
    (text) => {
      expect(toIsoSpan(text)).toBeNull()
    },
  )

  it('without a start says until when, and without both nothing', () => {
    expect([fromIsoSpan({ endDate: '2020' }), fromIsoSpan({})]).toEqual(['Until 2020', ''])
  })
})
