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
  it.each([
    ['Wrote a complaints procedure under which nine in ten complaints were settled on the same day', 'settled.'],
    ['Set up a rota for the yard under which two of three shifts were covered by the same crew of four', 'two.'],
  ])('does not end between a count or a passive and what belongs to it: %s', (line, wrong) =>
    expect(possibleOf(job(line, '2021', 'Supervisor'))).not.toContain(wrong),
  )
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

describe('who comes to something, or is looked after, is no team', () => {
  const staff = /share out the work|stand in for you|the team say|hand over to others|have to come to you/
  it.each([
    'Led chair exercise groups of ten',
    'Led therapy groups of six to eight residents',
    'Ran parent groups of ten',
    'Supervised 24 children aged 3 to 5',
    'Managed a caseload of 30 clients',
    'Led swimming groups of 10 beginners',
  ])('%s', (line) => expect(possibleOf(job(line, '2021', 'Worker'))).not.toMatch(staff))
  it('nor are those at one’s side', () =>
    expect(possibleOf(job('Managed a portfolio of 60 shops with three colleagues', '2021', 'Worker'))).not.toMatch(
      /share out the work|stand in for you/,
    ))
  it('and a group of staff is one', () =>
    expect(possibleOf(job('Led a group of four engineers', '2021', 'Engineer'))).toMatch(staff))
})

describe('what a question takes a line for', () => {
  it.each([
    ['Facilitated family meetings in two languages', /really sunk in|really understood/, 'Social Worker'],
    ['Operated reach trucks and pallet trucks', /truck (?:was|is) stuck/, 'Picker'],
    [
      'Prepared a scorecard for the buyers and watched over the buyers of the team',
      /buyer was getting too/,
      'Procurement Intern',
    ],
    ['Raised coupon redemption by 19%', /became harder|make harder/, 'Analyst'],
    ['Supervised the playground', /toughest decision/, 'Student Teacher'],
    ['Built a retention programme that cut customer churn from 2.1% to 1.4%', /training data/, 'Marketing Director'],
  ])('%s', (line, wrong, title) => expect(possibleOf(job(line, '2021', title))).not.toMatch(wrong))
})

describe('a language in which somebody lives', () => {
  const other = (text: string): ResumeItem => ({ id: text, section: 'other', content: { text } })
  it('is not asked about, and one that was learned is', () => {
    expect(possibleOf(other('English and Hindi (fluent), Marathi (native)'))).toBe('')
    expect(possibleOf(other('German (C1)'))).toContain('What have you used your German for at work')
  })
})

describe('what was written or built is asked about as such', () => {
  it.each([
    ['Wrote a complaints procedure for the desk', 'actually used what you had written', 'someone who was angry'],
    ['Wrote a thesis on slow-moving stock of spare parts', 'find out that surprised you', 'people actually used'],
    ['Built a model of the reservoir', 'Which assumption did the result depend on most', 'decide with it'],
    ['Built a dashboard for the depot', 'decide with it', 'Which assumption'],
  ])('%s', (line, asked, wrong) => {
    const texts = possibleOf(job(line, '2021', 'Analyst'))
    expect(texts).toContain(asked)
    expect(texts).not.toContain(wrong)
  })
})
