import { describe, expect, it } from 'vitest'
import type { ResumeSection } from '../3-sections/cut-sections.ts'
import { parsePdf } from '../parse-pdf.ts'
import { heading, opening, type Placed, placeLines } from '../testing/place-lines.ts'
import { isAlarming, isBetter, judge } from './judge.ts'
import type { Draft } from './make-item.ts'

const rest = { spans: {}, more: [], confidence: {}, heading: null }
const job = (name: string, title: string, start_date = '2019', end_date: string | null = null): Draft => ({
  section: 'experience',
  content: { name, title, start_date, end_date, details: 'Ran the kitchen.' },
  ...rest,
})
const skill = (name: string, description = ''): Draft => ({
  section: 'skills',
  content: { name, description, projects: null },
  ...rest,
})
const worthOf = (...drafts: Draft[]) => judge([], drafts, [])

describe('the judge of whole readings', () => {
  it('finds no fault with items that hang together', () => {
    expect(worthOf(job('Tideway Hotel', 'Head Chef'), skill('Menu design', 'Kitchen'))).toBe(0)
  })

  it.each([
    ['a job without a title', job('Tideway Hotel', '')],
    ['a sentence as employer', job('Wrote the menus and kept the books of both kitchens in order.', 'Chef')],
    ['a job that ends before it starts', job('Tideway Hotel', 'Chef', '2019', '2015')],
    ['a job without a date', job('Tideway Hotel', 'Chef', '')],
    ['a skill with a date', skill('Best Poster', '2009')],
  ])('minds %s', (_, draft) => {
    expect(worthOf(draft)).toBeLessThan(0)
  })

  it('minds words that no item has, and several faults alarm it', () => {
    expect(judge([], [], [{ text: 'three words left' }])).toBeLessThan(0)
    expect(isAlarming(worthOf(job('Tideway Hotel', '')))).toBe(false)
    expect(isAlarming(worthOf(job('Tideway Hotel', ''), job('', '', '')))).toBe(true)
  })

  it('changes the usual reading only for one that is better by a fault', () => {
    expect(isBetter(-4, -5)).toBe(false)
    expect(isBetter(-1, -5)).toBe(true)
  })

  it('minds a reading that takes a heading for text', async () => {
    const titles = ['Education', 'Publications', 'Languages', 'Editorial desk']
    const lines = titles.flatMap((title, n): Placed[] => [heading(100 + 40 * n, title), [50, 116 + 40 * n, 'Leith']])
    const whole: ResumeSection[] = []
    await parsePdf(await placeLines([...opening, ...lines]), { onTrace: ({ sections }) => whole.push(...sections) })
    expect(whole.map(({ title }) => title)).toEqual([null, ...titles])
    const joined = whole.slice(0, -1).map((section) => {
      const last = whole.at(-1)
      return section.title === 'Languages' && last?.heading
        ? { ...section, lines: [...section.lines, last.heading, ...last.lines] }
        : section
    })
    expect(judge(joined, [], [])).toBeLessThan(judge(whole, [], []))
  })

  it('takes no title beside a heading in the margin for a heading, however alike they look', async () => {
    const titles = ['Education', 'Publications', 'Languages']
    const bold = { bold: true }
    const lines = titles.flatMap((title, n): Placed[] => [
      [50, 100 + 60 * n, title, bold],
      [195, 100 + 60 * n, `Tideway ${n}`, { bold: n > 0 }],
      [195, 114 + 60 * n, 'Read in the evenings'],
    ])
    const sections: ResumeSection[] = []
    await parsePdf(await placeLines([...opening, ...lines]), { onTrace: (trace) => sections.push(...trace.sections) })
    expect(sections.map(({ title }) => title)).toEqual([null, ...titles])
    expect(judge(sections, [], [])).toBe(0)
  })

  it('minds a reading that lost the jobs a heading names', () => {
    const section = { heading: null, title: 'Work Experience', kind: null, also: [], certainty: 1, lines: [] }
    const there = { ...job('Tideway Hotel', 'Chef'), heading: section.title }
    for (const lost of [skill('Diving'), job('Tideway Hotel', 'Chef')])
      expect(judge([section], [lost], [])).toBeLessThan(judge([section], [there], []))
  })

  it('minds the name of a section in the text of another, and is alarmed where its jobs are lost', async () => {
    const whole: ResumeSection[] = []
    const text: Placed[] = [
      [50, 116, 'Rowing'],
      [50, 156, 'Cook, Tideway Hotel, Leith'],
    ]
    const lines = [...opening, heading(100, 'Interests'), heading(140, 'Work Experience'), ...text]
    await parsePdf(await placeLines(lines), { onTrace: ({ sections }) => whole.push(...sections) })
    const [jobs, ...others] = whole.toReversed()
    const line = jobs?.heading
    if (!line) throw new Error('the page has a heading of jobs')
    const buried = (title: string) =>
      others.map((section, n) =>
        n === 0 ? { ...section, lines: [...section.lines, { ...line, text: title }] } : section,
      )
    expect(isAlarming(judge(buried('Work Experience'), [], []))).toBe(true)
    expect(judge(buried('Education'), [], [])).toBeLessThan(judge(buried('Rowing'), [], []))
  })
})
