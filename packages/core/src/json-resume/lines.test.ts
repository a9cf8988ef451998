import { describe, expect, it } from 'vitest'
import { behindLabel, linesOf, projectsOf, takeLabelled, withLabel } from './lines.ts'

describe('a labelled line', () => {
  it('is one line, whatever breaks the text has, and reads back', () => {
    const line = 'Date: Summer of 2012'
    expect(withLabel('Date', 'Summer  of\n 2012')).toEqual([line])
    expect(behindLabel('Date', line)).toBe('Summer of 2012')
  })

  it('is none for nothing, and another label is another line', () => {
    expect([withLabel('Date', ''), withLabel('Date', null)]).toEqual([[], []])
    expect([behindLabel('Date', 'Dated: 2012'), behindLabel('Date', 'Start date: 2012')]).toEqual([null, null])
  })
})

it('lines that say nothing are no lines', () => {
  expect(linesOf('A b\n \n\n c')).toEqual(['A b', ' c'])
})

describe('projects', () => {
  it.each([
    ['a text', 'Rota\n \n\nPlan', ['Rota', 'Plan']],
    ['a list', ['Rota', '', ' ', 'Plan of\ntwo lines'], ['Rota', 'Plan of\ntwo lines']],
    ['nothing', null, []],
  ])('are read from %s', (_, projects, read) => expect(projectsOf(projects)).toEqual(read))
})

describe('labels at the head of a text', () => {
  it('are taken in their order, with the text that is left', () => {
    const text = 'Start date: 2012\nEnd date: 2019\nBusy.\nEnd date: never'
    expect(takeLabelled(text, ['Start date', 'End date'])).toEqual({
      found: { 'Start date': '2012', 'End date': '2019' },
      rest: 'Busy.\nEnd date: never',
    })
  })

  it('are left where the text begins with something else', () => {
    const text = 'Busy.\nDate: 2012'
    expect(takeLabelled(text, ['Date'])).toEqual({ found: {}, rest: text })
    expect(takeLabelled('', ['Date'])).toEqual({ found: {}, rest: '' })
  })
})
