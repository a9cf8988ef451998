import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../../interviewer.ts'
import { ask } from '../ask.ts'
import { candidatesOf } from '../candidates.ts'
import { leastMarks } from '../weights.ts'

const job = (details: string, title = 'Clerk'): ResumeItem => ({
  id: 'x',
  section: 'experience',
  content: { name: 'Acme', title, start_date: 'May 2019', end_date: 'June 2021', details },
})
const candidates = (item: ResumeItem) => candidatesOf({ item, items: [item], existing: [], num: 3 })
const meanMark = (list: { mark: number }[]) => list.reduce((sum, { mark }) => sum + mark, 0) / list.length

describe('the mark that a reader would give', () => {
  it('lies between 1 and 5', () => {
    for (const { mark, text } of candidates(job('Cut returns from 9 to 4 %. Trained two clerks. Ran the archive.'))) {
      expect(mark, text).toBeGreaterThan(1)
      expect(mark, text).toBeLessThan(5.1)
    }
  })
  it('is higher for what the lines tell than for what would fit any job', () => {
    const all = candidates(job('Returns fell from 9 to 4 %. Milked 120 cows twice daily.'))
    const stock = all.filter(({ subject }) => subject.stock)
    expect(stock.length).toBeGreaterThan(0)
    expect(meanMark(all.filter(({ subject }) => !subject.stock))).toBeGreaterThan(meanMark(stock))
  })
  it('is the same each time', () => {
    const item = job('Ran the archive. Led a team of six clerks.')
    expect(candidates(item).map(({ mark }) => mark)).toEqual(candidates(item).map(({ mark }) => mark))
  })
  it('decides what is asked: after the first question nothing below the limit', () => {
    const item = job('Milked 120 cows twice daily. Trained two clerks.', 'Farm hand')
    const all = candidates(item)
    const result = ask({ item, items: [item], existing: [], num: 9 })
    if (!result.ok) throw new Error(result.detail)
    const marks = result.questions.map(
      ({ text }) => all.find((one) => one.text === text || one.brief === text)?.mark ?? 0,
    )
    expect(marks.length).toBeGreaterThan(1)
    for (const mark of marks.slice(1)) expect(mark).toBeGreaterThanOrEqual(leastMarks.job.more)
  })
})
