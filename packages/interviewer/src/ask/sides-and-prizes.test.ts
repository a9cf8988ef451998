import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { loadDuties } from './bank/duties.ts'
import { candidatesOf } from './candidates.ts'
import { inTense } from './families/family.ts'

let number = 0
const award = (name: string, description = '', date: string | null = '2024'): ResumeItem => ({
  id: String(++number),
  section: 'achievements',
  content: { name, description, date, link: null },
})
const job = (
  title: string,
  details: string,
  dates: [string, string | null] = ['May 2019', 'June 2024'],
  name = 'Acme',
) =>
  ({
    id: String(++number),
    section: 'experience',
    content: { name, title, start_date: dates[0], end_date: dates[1], details },
  }) satisfies ResumeItem
const possible = (item: ResumeItem, items: ResumeItem[] = []): string =>
  candidatesOf({ item, items: [item, ...items], existing: [], num: 9 })
    .map(({ text }) => text)
    .join('\n')

describe('a prize', () => {
  it('for the packaging of a thing is none for making it', () => {
    const texts = possible(award('Holm exhibition, packaging award', 'Olive oil tin'))
    expect(texts).not.toContain('press')
    expect(texts).toContain('made “Olive oil tin” stand out')
  })
  it('that came near is asked about by its work, and by no number of finalists', () => {
    expect(possible(award('Harbour Indie Festival, finalist', 'Potato Train'))).toContain('got “Potato Train” that far')
    expect(possible(award('Shortlisted, young weaver of the year', 'Four finalists'))).not.toContain('“Four finalists”')
  })
  it('of which nobody knows the kind or the reason is not asked about', () =>
    expect(possible(award('Golden Heron'))).toBe(''))
  it('names what it was given for as what won it', () => {
    expect(possible(award('Idea of the year, Holm', 'EUR 600, for the clamping'))).toContain(
      'The clamping won you an award.',
    )
    expect(possible(award('Clerk Award', 'For the second year'))).not.toContain('second year won')
  })
  it('of a student is asked about while it is recent', () => {
    const years = [job('Clerk', '', ['May 2014', '2019']), job('Head Clerk', '', ['May 2019', '2024'])]
    expect(possible(award('Best graduate of the class', '', '2013'), years)).toBe('')
    expect(possible(award('Best graduate of the class', '', '2023'), years)).not.toBe('')
  })
  it('of the contest is asked about by those who came ahead, also where it is a throwdown', () => {
    expect(possible(award('Harbour latte art throwdown, 3rd'))).toContain('those who came out ahead')
    expect(possible(award('Harbour latte art throwdown, 2nd'))).toContain('What did you learn from the winner')
    expect(possible(award('Harbour latte art throwdown, 2nd runner-up'))).toContain('those who came out ahead')
  })
})

describe('one side of a matter is not asked for the other’s', () => {
  const finding = 'word an audit finding'
  it('who was audited is not asked how they audit', () => {
    expect(
      possible(job('Branch Manager', 'Branch adjudged "A" in internal audit, three consecutive years.')),
    ).not.toContain(finding)
    expect(possible(job('Internal Auditor', 'Performed internal audits of 74 branches.'))).toContain(finding)
  })
  it('who frames new homes works in no old house', () =>
    expect(possible(job('Framer', 'Tract homes, piece rate'))).not.toContain('in an old house'))
})

describe('notes', () => {
  it('about something that broke down say so', () =>
    expect(possible(job('Camp Officer', 'Motorcycle broke down from June 2022, bicycle after that.'))).not.toContain(
      'broke went',
    ))
  it('with “as” before a post name the post', () =>
    expect(possible(job('Clerk', 'As coordinator from 2021'))).toContain('when you became coordinator'))
})

describe('a step', () => {
  const step = (before: string, title: string, name: string) =>
    possible(job(title, '', ['July 2010', 'April 2018'], name), [job(before, '', ['January 2004', 'June 2010'], name)])
  it('begins at the last of several titles', () =>
    expect(step('Probationary Officer, later Officer', 'Manager', 'Holm Bank')).toContain(
      'went from officer to manager',
    ))
  it('is from no rank without a trade', () =>
    expect(step('Senior', 'Deputy', 'Holm Bank')).not.toContain('from senior'))
  it('at a public body is said with its article', () =>
    expect(step('Patrol Officer', 'Investigator', 'Border Guard Board')).toContain('the Border Guard Board'))
})

it('what somebody did in a job that is over is asked in the past, also where many trades do it', () => {
  const present = /\b(?:how|what|where|which \p{L}+) do you (?:deal|decide|say|check|handle|get|reach|balance)\b/iu
  const lasting =
    /\byou (?:think|still|learned|have built)\b|\bwould\b|\b(?:exam|handbook|cooperative|jobs|thesis|draft|website|sees?|language)\b/i
  const asked = loadDuties().duties.flatMap(({ ask }) => ask.map((question) => inTense(question, true)))
  expect(asked.filter((question) => present.test(question) && !lasting.test(question))).toEqual([])
})
