import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { candidatesOf } from './candidates.ts'

const job = (details: string, end: string | null = null, title = 'Clerk'): ResumeItem => ({
  id: details,
  section: 'experience',
  content: { name: 'Acme', title, start_date: 'May 2019', end_date: end, details },
})
const tool = (name: string, description = ''): ResumeItem => ({
  id: name,
  section: 'technical',
  content: { name, description, proficiency: 'advanced', projects: null },
})
const award = (name: string, description: string): ResumeItem => ({
  id: name,
  section: 'achievements',
  content: { name, description, date: '2024', link: null },
})
const possibleOf = (item: ResumeItem, items: ResumeItem[] = []): string =>
  candidatesOf({ item, items: [item, ...items], existing: [], num: 3 })
    .map(({ text }) => text)
    .join('\n')

describe('the line that is said before a question', () => {
  it('stands in the tense of the job that names the tool', () => {
    const line = 'Raises the invoices of three sites in Karkinos'
    expect(possibleOf(tool('Karkinos'), [job(line)])).toContain(
      'You raise the invoices of three sites in Karkinos. Which part of that is hardest to get right',
    )
    expect(possibleOf(tool('Karkinos'), [job(line, 'May 2022')])).toContain(
      'You raised the invoices of three sites in Karkinos. Which part of that was hardest to get right',
    )
  })
  it.each([
    ['Irish: fluent, gives radio interviews in it', 'in it.'],
    ['Built one on promotions', 'You built one on'],
  ])('leaves no pronoun without what it stands for: %s', (line, wrong) => {
    expect(possibleOf(job(line))).not.toContain(wrong)
    expect(possibleOf({ id: 'o', section: 'other', content: { text: line } })).not.toContain(wrong)
  })
  it('ends before a year together with the word that leads to it', () => {
    const texts = possibleOf(job('Member of the team that prepared the JCI visit in 2018', '2021', 'Nurse'))
    expect(texts).not.toContain('visit in.')
    expect(texts).not.toContain('stand in for you')
  })
  it('gives a figure to what moved, not to how it was moved', () =>
    expect(possibleOf(job('Managed the Instagram account, growing followers from 1,200 to 4,800', '2021'))).toContain(
      'You managed the Instagram account, and followers went from 1,200 to 4,800.',
    ))
})

describe('what a line is taken for', () => {
  it('is no deed where a thing is named with its figures, or a post', () => {
    expect(possibleOf(job('Water 6.2 to 3.9 litres per litre of beer'))).not.toContain('You water')
    expect(possibleOf(job('Lead for 12 reps from 2017', '2019'))).not.toContain('You led for')
  })
  it('is no budget of the person’s where others are advised on theirs', () =>
    expect(possibleOf(job('Letters and files', null, 'Debt and budget counsellor'))).not.toContain('where to cut'))
  it('is no great number where the figure belongs to a name', () => {
    expect(possibleOf(job('Migrated a dental group to Microsoft 365 over two weekends', '2021'))).not.toContain(
      'At that scale',
    )
    expect(possibleOf(job('Moved 900 files to the new archive', '2021'))).toContain('At that scale')
  })
  it('is no study that was given up where something else was stopped', () => {
    expect(possibleOf(award('Safety coin', 'Stopped a lift with damaged sling'))).not.toContain('finish')
    expect(possibleOf(award('BA Geography', 'Stopped after one year'))).toContain('finish')
  })
  it('is no story where it tells how a shop or a job ended', () =>
    expect(possibleOf(job('Closed because the rent was three times more and nobody came', '2021'))).not.toMatch(
      /You closed because/,
    ))
  it('is no mishap of the person where the employer failed', () =>
    expect(possibleOf(job('Boat repairs until the yard went bankrupt', '2021'))).not.toContain('How did that happen'))
})

describe('a kind of deed is asked about by what is telling in it', () => {
  it.each([
    ['Introduced a checklist', 'how did you win them over?'],
    ['Negotiated supplier terms', 'where did you give way?'],
    ['Wrote the guide to glazes', 'How did you make sure people actually used what you had written?'],
    ['Trained 12 clerks', 'How did you make sure they could do it on their own afterwards?'],
    ['Returns fell from 9 to 4 %', 'What did you change first, and how do you know it worked?'],
  ])('%s', (line, asked) => expect(possibleOf(job(line, 'May 2021'))).toContain(asked))
})
