import { describe, expect, it } from 'vitest'
import { findDates, isOnlyDates } from './dates.ts'

/** How people print one month: the first of a job and the last, as [first, last] of August 2019 and June 2021. */
const forms: [string, string][] = [
  ['12-Aug-2019', '28-Jun-2021'],
  ['12-August-2019', '28-June-2021'],
  ['12–Aug–2019', '28–Jun–2021'],
  ['12/Aug/2019', '28/Jun/2021'],
  ['12 - Aug - 2019', '28 - Jun - 2021'],
  ['12 Aug 2019', '28 Jun 2021'],
  ['12. August 2019', '28. Juni 2021'],
  ['12th of August, 2019', '28th of June, 2021'],
  ['August 12, 2019', 'June 28, 2021'],
  ['August 12 2019', 'June 28 2021'],
  ['Aug 12th, 2019', 'Jun 28th, 2021'],
  ['Aug-12-2019', 'Jun-28-2021'],
  ['2019-Aug-12', '2021-Jun-28'],
  ['Aug-2019', 'Jun-2021'],
  ['Aug/2019', 'Jun/2021'],
  ['Aug. 2019', 'Jun. 2021'],
  ['Aug 2019', 'Jun 2021'],
  ['2019 August', '2021 June'],
  ["Aug '19", "Jun '21"],
  ['28/08/2019', '01/06/2021'],
  ['8/28/2019', '6/30/2021'],
  ['28-08-2019', '01-06-2021'],
  ['1.8.2019', '30.6.2021'],
  ['1. 8. 2019', '30. 6. 2021'],
  ['1. 8. 2019.', '30. 6. 2021.'],
  ['12 / 08 / 2019', '28 / 06 / 2021'],
  ['2019-08-12', '2021-06-28'],
  ['2019/08/12', '2021/06/28'],
  ['2019. 08. 12.', '2021. 06. 28.'],
  ['8/2019', '6/2021'],
  ['08.2019', '06.2021'],
  ['08-2019', '06-2021'],
  ['2019-08', '2021-06'],
  ['2019/08', '2021/06'],
]
/** These are dates in a range, or alone in their place; in running text they may be something else. */
const shortForms: [string, string][] = [
  ['12-Aug-19', '28-Jun-21'],
  ['Aug-19', 'Jun-21'],
]
const onlyRanges: [string, string][] = [
  ['12 Aug 19', '28 Jun 21'],
  ['Aug 19', 'Jun 21'],
  ['12/08/19', '28/06/21'],
  ['12.08.19', '28.06.21'],
  ['8/28/19', '6/1/21'],
]
const joins = [' to ', ' – ', ' - ', ' until ', ' bis ']
const running = [' to date', ' till date', ' to till date', ' – Present', ' - heute', ' onwards']

describe('one date, however it is printed, has its month and its year', () => {
  it.each([...forms, ...shortForms].flat())('%s', (text) => {
    const start = /2021|21$|'21/.test(text) ? 'June 2021' : 'August 2019'
    expect(findDates(text)).toMatchObject([{ start, end: null, range: false, from: 0, to: text.length }])
    expect(isOnlyDates(text)).toBe(true)
  })
})

describe('a range of two such dates has both', () => {
  it.each(
    [...forms, ...shortForms, ...onlyRanges].flatMap(([start, end]) => [
      ...joins.map((join) => start + join + end),
      ...(/\s-\s/.test(start) ? [] : [`${start}–${end}`]),
    ]),
  )('%s', (text) => {
    expect(findDates(text)).toMatchObject([{ start: 'August 2019', end: 'June 2021', range: true, running: false }])
  })

  it.each([...forms, ...shortForms, ...onlyRanges].flatMap(([start]) => running.map((end) => start + end)))(
    '%s runs on',
    (text) => {
      expect(findDates(text)).toMatchObject([{ start: 'August 2019', end: null, range: true, running: true }])
    },
  )

  it.each(
    forms
      .filter((_, i) => i % 3 === 0)
      .flatMap(([start]) => forms.filter((_, i) => i % 4 === 1).map(([, end]) => `${start} to ${end}`)),
  )('%s, in two forms', (text) => {
    expect(findDates(text)).toMatchObject([{ start: 'August 2019', end: 'June 2021', range: true }])
  })
})

describe('what a range says once', () => {
  it.each([
    ['Feb – July 2020', 'February 2020', 'July 2020'],
    ['Nov – Feb 2020', 'November 2019', 'February 2020'],
    ['3 Feb – 28 July 2020', 'February 2020', 'July 2020'],
    ['03-Feb to 28-Jun-2019', 'February 2019', 'June 2019'],
    ['03-Feb–28-Jun-2019', 'February 2019', 'June 2019'],
    ['March 20 – April 3, 2010', 'March 2010', 'April 2010'],
    ['18.05.–20.06.2022', 'May 2022', 'June 2022'],
    ['Jan 15 – Sep 2019', 'January 2015', 'September 2019'],
    ['Sep 30 – Oct 2019', 'September 2019', 'October 2019'],
    ['Sep 2015 – Jan 16', 'September 2015', 'January 2016'],
    ['Aug-19 to June 2021', 'August 2019', 'June 2021'],
    ['2015–28 June 2019', '2015', 'June 2019'],
    ['2015-Aug-2019', '2015', 'August 2019'],
    // the American order of one date is that of the other
    ['06/28/2019 – 01/02/2021', 'June 2019', 'January 2021'],
    ['1/2/19 - 6/28/21', 'January 2019', 'June 2021'],
    ['10.2018. – 12.2020.', 'October 2018', 'December 2020'],
  ])('%s', (text, start, end) => {
    expect(findDates(text)).toMatchObject([{ start, end, range: true, from: 0, to: text.length }])
  })

  it.each(['18–20 May 2022', '18 to 20 May 2022', '18.–20. Mai 2022', 'May 18–20, 2022'])(
    '%s is in one month',
    (text) => {
      expect(findDates(text)).toMatchObject([{ start: 'May 2022', end: null, from: 0, to: text.length }])
    },
  )
})

it.each([
  ['Spring 2023', 'Spring 2023'],
  ['Spring, 2023', 'Spring 2023'],
  ['Spring-2023', 'Spring 2023'],
  ['SPRING 2023', 'Spring 2023'],
  ['Q3/2019', 'Q3 2019'],
  ['3 de marzo de 2020', 'March 2020'],
  ['14. 3. 2005.', 'March 2005'],
  ['Sept. 2016', 'September 2016'],
])('%s is a date that does not run on', (text, start) => {
  expect(findDates(text)).toMatchObject([{ start, end: null, range: false, from: 0, to: text.length }])
})

it.each([
  ['SUMMERS 2015 + 2016', 'Summers 2015', '2016'],
  ['summers 2024 and 2025: ice cream seller', 'summers 2024', '2025'],
  ['Spring 2023, 2024, 2025', 'Spring 2023', '2025'],
  ['Summer 2012, 2013 and 2015', 'Summer 2012', '2015'],
  ['veranos 2015 y 2016', 'veranos 2015', '2016'],
])('%s is work that came again, from the first time to the last', (text, start, end) => {
  expect(findDates(text)).toMatchObject([{ start, end, range: true }])
})

it('a number behind a word is no year of two digits', () => {
  expect(findDates('grew from 2015 to 28 people')).toMatchObject([{ start: '2015' }])
  expect(findDates('grew from 2015 to 28 people').map(({ end }) => end)).toEqual([null])
})

it.each(['COVID-19', 'R-22 and UTF-16', 'in May-19 style', 'Page 3-12', '9.30 – 17.30', 'ISO 9001-14'])(
  '%s is no date',
  (text) => {
    expect(findDates(text)).toEqual([])
  },
)
