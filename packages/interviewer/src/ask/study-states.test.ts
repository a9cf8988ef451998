import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { candidatesOf } from './candidates.ts'
import { isStudy, openPart, studyState } from './study-states.ts'

const award = (name: string, description = ''): ResumeItem => ({
  id: name,
  section: 'achievements',
  content: { name, description, date: null, link: null },
})
const possibleOf = (item: ResumeItem, items: ResumeItem[] = [item]): string[] =>
  candidatesOf({ item, items, existing: [], num: 3 }).map(({ text }) => text)

describe('how far somebody got with a study', () => {
  it.each([
    ['Advanced Accounting', 'failed the exam in 2018, passed at the second attempt', 'again'],
    ['Gas fitter level 3', '61 points, need 65', 'short'],
    ['BA History', 'dropped out after two years', 'broken'],
    ['Rope access course', '2 of 3 modules', 'part'],
    ['MSc Statistics', 'in progress', 'open'],
    ['Actuarial exams', 'none taken yet', 'ahead'],
    ['First aid', 'lapsed 2022', 'lapsed'],
    ['First aid', '8 h', null],
    ['BA History', 'with a minor in Dutch', null],
  ])('%s, %s: %s', (name, description, state) => {
    expect(isStudy(award(name, description))).toBe(true)
    expect(studyState(award(name, description))).toBe(state)
  })
  it.each([
    ['Baker of the Year', 'Finalist in 2019'],
    ['Paper in Soil Letters', 'planned as a series'],
    ['Zero-loss move', '40 looms in one night'],
  ])('is asked of no prize, paper or deed: %s', (name, description) =>
    expect(isStudy(award(name, description))).toBe(false),
  )
  it('asks no holder’s question about what is not held, and nothing about marks at school', () => {
    expect(possibleOf(award('Master of Translation', 'S1 validated, abandoned')).join('\n')).not.toMatch(
      /What did it take|studied/,
    )
    expect(possibleOf(award('Gas fitter level 3', '61 points, need 65')).join('\n')).toContain('next time')
    expect(possibleOf(award('High school', '4 distinctions, Physics 91%')).join('\n')).not.toContain('to get there')
    expect(possibleOf(award('Part-time degree', '24 of 60 credits, stopped 2018')).join('\n')).not.toContain(
      'stop 2018',
    )
  })
  it('does not say of a level that is held that it was not finished', () => {
    const item = award('Dyeing diploma level 2', 'with merit. Level 3 not completed')
    expect(openPart(item)).toBe('Level 3 not completed')
    expect(possibleOf(item).join('\n')).not.toContain("You didn't finish")
  })
  it('of licences that are merely held nothing is asked', () => {
    const items = [award('Forklift licence'), award('Food hygiene', '1 day')]
    expect(possibleOf(items[0] as ResumeItem, items).join('\n')).not.toContain('Food hygiene')
  })
  it('asks no duty of a certificate whose modules only name one', () =>
    expect(
      candidatesOf({
        item: award('Basic Safety', 'done 3 of 5 modules: first aid, fire, manual handling'),
        items: [],
        existing: [],
        num: 3,
      }).filter(({ family }) => family.about.startsWith('duty.')),
    ).toEqual([]))
})

describe('prizes', () => {
  it.each([
    ['Chain award for cleanliness', 'Third of 44 hotels', 'got you that far'],
    ['Depot award', 'Out of 140 drivers', 'differently from the others'],
    ['Two Rosettes', 'With the team of the dining room', 'contribute yourself'],
    ['Forty under forty', 'Harbour business paper', 'got you onto it'],
  ])('%s, %s', (name, description, asked) => expect(possibleOf(award(name, description)).join('\n')).toContain(asked))
})
