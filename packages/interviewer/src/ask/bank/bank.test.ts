import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../../interviewer.ts'
import { ask } from '../ask.ts'
import { questionProblems } from '../check-question.ts'
import { inTense } from '../families/family.ts'
import { knownNames, readNames } from './bare-names.ts'
import { hashOfLines, loadDuties, readDuties, stemsOf } from './duties.ts'

const duties = readDuties()
const names = readNames()

/** What keeps a question from being asked of anybody. That it names something is decided by the resume. */
const faults = (questions: string[]): string[] =>
  questions.flatMap((question) =>
    [true, false].flatMap((past) =>
      questionProblems(inTense(question, past), [], '')
        .filter((problem) => problem !== 'invented')
        .map((problem) => `${problem}: ${inTense(question, past)}`),
    ),
  )

const job = (title: string, details: string, end_date: string | null = null): ResumeItem => ({
  id: 'job',
  section: 'experience',
  content: { name: 'Acme', title, start_date: 'May 2019', end_date, details },
})
const asked = (item: ResumeItem): string[] => {
  const result = ask({ item, items: [item], existing: [], num: 3 })
  return result.ok ? result.questions.map(({ text }) => text) : []
}

/** Forms that are the present and nothing else. */
const present =
  /(?<![\p{L}’'-])(?:is|are|has|does|cannot|isn't|doesn't|can|says|wants|goes|comes|gets|keeps|knows|asks|appeals|complains|insists)(?![\p{L}’'-])/u

/** A question of a past job that opens in the present ('Sales promises a date: whom did you speak to'), or has the present in its condition. */
const mixesTenses = (question: string): boolean => {
  if (inTense(question, true) === question) return false
  const plain = question.replace(/'(?:[^']|(?<=\p{L})'(?=\p{L})){3,60}'(?!\p{L})/gu, '').replace(/\[[^\]]+\]/g, '[]')
  const [, scenario = ''] = /^(?!(?:wh\w+|how)\b)([^:?[]*): /i.exec(plain) ?? []
  const [, condition = ''] = /^(?:when|if|once) (?=\p{L}+ )([^?,]*\[\][^?,]*|[^?,[]*), (?=.*\[)/iu.exec(plain) ?? []
  return !/\b(?:today|now)\b/.test(plain) && (present.test(scenario) || present.test(condition))
}

describe('the bank of duties', () => {
  it('keeps to one tense where it asks in that of the job', () => {
    expect(mixesTenses('Sales promises a date the plant cannot meet: whom [did|do] you speak to first?')).toBe(true)
    expect(mixesTenses('When a guest [wanted|wants] more than the host does, whose wish [counted|counts]?')).toBe(true)
    expect(mixesTenses('Sales promises a date the plant cannot meet: whom do you speak to first?')).toBe(false)
    const all = [...duties, ...names].flatMap(({ ask: questions }) => questions)
    expect(all.filter(mixesTenses)).toEqual([])
  })
  it('has its vectors made from its own lines', () => {
    expect(loadDuties().duties).toHaveLength(duties.length)
    expect(hashOfLines(duties)).not.toBe(hashOfLines(duties.slice(1)))
  })
  it('has at least three wordings and two questions for each, and words by which it is found', () => {
    for (const { lines, ask: questions, words } of duties) {
      expect(lines.length, lines[0]).toBeGreaterThanOrEqual(3)
      expect(new Set(questions).size, lines[0]).toBeGreaterThanOrEqual(2)
      expect(
        words.some((alternative) => stemsOf(alternative).length > 0),
        lines[0],
      ).toBe(true)
    }
  })
  it('has no question twice', () => {
    const all = duties.flatMap(({ ask: questions }) => questions)
    expect(all.filter((question, at) => all.indexOf(question) !== at)).toEqual([])
  })
  it('has questions that may be asked, but for a few that touch a word of the fixed checks', () => {
    const found = faults(duties.flatMap(({ ask: questions }) => questions))
    expect(found.length, found.join('\n')).toBeLessThan(30)
  })
  it('asks how one decides, and not when something happened that may not have', () =>
    expect(duties.flatMap(({ ask: questions }) => questions).filter((text) => /^When \[did\|do\]/.test(text))).toEqual(
      [],
    ))
  it('asks about a line what somebody asks who knows the work, in the tense of the job', () => {
    const texts = asked(job('Accounts clerk', 'Reconciled supplier statements monthly.', 'June 2021')).join('\n')
    expect(texts).toMatch(/statement and your ledger disagreed/)
    expect(asked(job('Accounts clerk', 'Reconciles supplier statements monthly.')).join('\n')).toMatch(
      /statement and your ledger disagree,/,
    )
  })
  it('does not ask by a word that means something else beside another title', () => {
    const texts = asked(job('Executive assistant', 'Travel budget PHP 9.5 million.')).join('\n')
    expect(texts).not.toMatch(/PHP code/)
  })
})

describe('the bank of names', () => {
  it('has at least two questions for each, that may be asked', () => {
    for (const { names: own, ask: questions } of names)
      expect(new Set(questions).size, own[0]).toBeGreaterThanOrEqual(2)
    const found = faults(names.flatMap(({ ask: questions }) => questions))
    expect(found.length, found.join('\n')).toBeLessThan(30)
  })
  it('knows a name inside a longer one, the longest first, and some only where they stand alone', () => {
    const entry = (text: string) => names[knownNames(text, ['tool', 'skill'])[0]?.row ?? -1]?.names
    expect(entry('Advanced Excel')).toContain('Excel')
    expect(entry('MIG welding')).not.toEqual(entry('Welding'))
    expect(entry('Go')).toContain('Golang')
    expect(entry('Go to market')).not.toEqual(entry('Go'))
    expect(entry('Karkinos')).toBeUndefined()
  })
})
