import { describe, expect, it } from 'vitest'
import { canonicalDate, findDates, isOnlyDates } from './dates.ts'

describe('a range of dates is read', () => {
  it.each([
    ['Mar 2021 – Present', 'March 2021', null],
    ['10/2019-present', 'October 2019', null],
    ['seit 03.2018', 'March 2018', null],
    ['2011–13', '2011', '2013'],
    ['Sept. 2014 to Dec. 2016', 'September 2014', 'December 2016'],
    ['Jan – Mar 2020', 'January 2020', 'March 2020'],
    ['depuis janvier 2020', 'January 2020', null],
    ['août 2019 – aujourd’hui', 'August 2019', null],
    ['Juni 2015 bis heute', 'June 2015', null],
    ['de enero de 2019 a marzo de 2020', 'January 2019', 'March 2020'],
    ['dal 2015 al 2018', '2015', '2018'],
    ['out 2019 - atual', 'October 2019', null],
    ['08/2019 tot heden', 'August 2019', null],
    ['Fall 2019 – Spring 2021', 'Fall 2019', 'Spring 2021'],
    ['’22 – ’23', '2022', '2023'],
    ['2017-01-01 - 2018-02-01', 'January 2017', 'February 2018'],
    ['01.09.2018 – 31.08.2020', 'September 2018', 'August 2020'],
    ['2019 –', '2019', null],
    ['Jan 15 - Sep 16', 'January 2015', 'September 2016'],
    ['February 2017 – onwards', 'February 2017', null],
    // work that came again
    ['Summer 2012 and 2013', 'Summer 2012', '2013'],
    ['Sep 15 – now', 'September 2015', null],
    ['Feb.12 to Dec.15', 'February 2012', 'December 2015'],
    // a raised ending stands apart
    ['From 16 th April 2005 to 27 th September 2007', 'April 2005', 'September 2007'],
    ['5 th Dec 2016 to till present', 'December 2016', null],
    ['Sep-2016 to till-now', 'September 2016', null],
    ['10-6-2011 to 25-9-2012', 'June 2011', 'September 2012'],
    ['March 20 , 2006 to April 3 , 2010', 'March 2006', 'April 2010'],
    // a template that was not filled in
    ['20XX – Present', '20XX', null],
    ['MM/YYYY – MM/YYYY', 'MM/YYYY', 'MM/YYYY'],
    ['Month Year - Month Year', 'Month Year', 'Month Year'],
  ])('%s', (text, start, end) => {
    expect(findDates(text)).toMatchObject([{ start, end, range: true }])
    expect(isOnlyDates(text)).toBe(true)
  })
})

it.each(['1437 5', '$2000', 'May', '1,200 by hand', '(512) 555-2019', 'room 2019b', 'in Jan 15 people'])(
  '%s is no date',
  (text) => {
    expect(findDates(text)).toEqual([])
  },
)

it.each([
  ['09-11-10 to 17-05-11', 'November 2010', 'May 2011'],
  ['3.5.12 - 1.12.19', 'May 2012', 'December 2019'],
  ['25/05/11 to till date', 'May 2011', null],
])('%s is a range of days with short years', (text, start, end) => {
  expect(findDates(text)).toMatchObject([{ start, end, range: true }])
})

it('a day, a month and two digits alone are no date', () => {
  expect(findDates('09-11-10')).toEqual([])
})

it('a dash set against a year before a name leaves the range open; one with a space before it does not', () => {
  expect(findDates('2019– Picture Editor, Tideway Press')).toMatchObject([{ start: '2019', end: null, running: true }])
  expect(findDates('2019 – Picture Editor, Tideway Press')).toMatchObject([{ start: '2019', range: false }])
})

it('a date keeps what is printed and never gains a month', () => {
  expect(canonicalDate('2019')).toBe('2019')
  expect(canonicalDate('Summer 2018')).toBe('Summer 2018')
  expect(canonicalDate('03/2024')).toBe('March 2024')
})

it('says where in the text a date stands', () => {
  const text = 'Chef (März 2018 – Juli 2019), Bern'
  const [date] = findDates(text)
  expect(text.slice(date?.from, date?.to)).toBe('März 2018 – Juli 2019')
})

it('a range that ends before it starts is kept as it is printed; years with other signs between them are no range', () => {
  expect(findDates('May 2021 – March 2019')).toMatchObject([{ start: 'May 2021', end: 'March 2019', range: true }])
  expect(findDates('2021 to 2019')).toMatchObject([{ start: '2021', end: '2019', range: true }])
  expect(findDates('2021 / 2019')).toMatchObject([{ start: '2021', range: false }, { start: '2019' }])
})
