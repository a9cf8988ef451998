import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { candidatesOf } from './candidates.ts'
import { asksParticipant, callsOwnTrade, decidesForOthers, lacksInItem } from './item-settings.ts'
import { settingCheck } from './supposed.ts'

const job = (title: string, details: string, name = 'Holm'): ResumeItem => ({
  id: title,
  section: 'experience',
  content: { name, title, start_date: 'May 2019', end_date: 'June 2024', details },
})
const skill = (name: string, description = ''): ResumeItem => ({
  id: name,
  section: 'skills',
  content: { name, description, projects: null },
})
const possible = (item: ResumeItem, items: readonly ResumeItem[] = [item]): string =>
  candidatesOf({ item, items: [...items], existing: [], num: 3 })
    .map(({ text }) => text)
    .join('\n')

describe('a question speaks of nothing that its item would have to tell', () => {
  it.each([
    ['What did you want to see a day-surgery patient do?', 'Busy 4 surgery practice, 35 patients a day', true],
    ['What did you want to see a day-surgery patient do?', 'Day surgery unit, 14 beds', false],
    ['What do you do when the work permit has to come through?', 'Permit to Work, hot work', true],
    ['What do you do when the work permit has to come through?', 'Visa applications for new hires', false],
    ['How did you decide which requests from users to turn down?', 'Written to understand it; 600 stars', true],
    ['How did you decide which requests from users to turn down?', 'Maintains a package for 40 users', false],
    ['How did you deal with escape routes that kept filling up?', 'Building of 12 floors, fire extinguishers', true],
  ])('%s (%s): %s', (question, item, lacks) => expect(lacksInItem(question, item)).toBe(lacks))
  it('takes a practice with four surgeries for no day surgery', () =>
    expect(possible(job('Dental Nurse', 'Busy 4 surgery practice, up to 35 patients a day'))).not.toMatch(
      /day-surgery|call the next day/,
    ))
})

describe('a question speaks of no pets where none are treated', () => {
  it.each([
    ['How did you talk to an owner whose pet was overweight?', 'Government Veterinary Officer, 112 dip tanks', true],
    ['How did you talk to an owner whose pet was overweight?', 'Small animal practice', false],
  ])('%s (%s): %s', (question, item, other) => expect(settingCheck(item)(question)).toBe(other))
})

describe('a question is no question for the other side', () => {
  it.each([
    ['How do you decide whether to treat it yourself or call the vet?', 'Locum veterinarian', true],
    ['How do you decide whether to treat it yourself or call the vet?', 'Veterinary nurse', false],
    ['When do you call a doctor?', 'Resident physician', true],
    ['When do you call a senior doctor?', 'House officer', false],
    ['When do you ask a lawyer?', 'Solicitor', true],
  ])('%s (%s): %s', (question, title, own) => expect(callsOwnTrade(question, [title])).toBe(own))
  it('asks only dentists which tooth is worth saving', () => {
    const question = 'How do you decide whether a badly damaged tooth is worth saving?'
    expect(decidesForOthers(question, ['Dental Nurse'])).toBe(true)
    expect(decidesForOthers(question, ['Dentist'])).toBe(false)
  })
  it('asks who organises a contest nothing that is asked of those who take part', () => {
    expect(asksParticipant('theme.jam', 'You ran weekly talks and a 24-hour hackathon')).toBe(true)
    expect(asksParticipant('theme.jam', 'You built an app at a hackathon')).toBe(false)
  })
  it('asks translators and interpreters about the texts and talks of a field, not for its decisions', () => {
    const item = skill('Medical device documentation', 'MDR 2017/745')
    const asked = (title: string) => possible(item, [job(title, ''), item])
    expect(asked('Freelance translator')).toContain('Which texts in medical device documentation')
    expect(asked('Conference interpreter')).toContain('prepare for an assignment in medical device documentation')
    expect(asked('Freelance translator')).not.toMatch(/notified body|clinical data/)
    expect(asked('Regulatory affairs specialist')).not.toContain('translate')
  })
})

describe('a lead and its question belong together', () => {
  it('names no single word before a question', () =>
    expect(possible(job('Waitress', 'Tables, till, ice creams.'))).not.toMatch(/You mention “?\p{L}+”?\./u))
  it('takes IV therapy for no talk', () =>
    expect(possible(job('Ward nurse', 'Gave IV therapy and health teaching to families'))).not.toContain('just listen'))
  it('asks who supervises theses about students, not about what they hand over', () => {
    const asked = possible(job('Lecturer', 'Supervised nine MA theses.'))
    expect(asked).toContain('when a student got stuck halfway')
    expect(asked).not.toContain('hand over to others')
  })
  it('says who they are before it speaks of one of them', () =>
    expect(
      possible(job('Mathematics Teacher', 'Head of the mathematics department since 2021 with seven teachers')),
    ).not.toMatch(/head of the mathematics department\. .*of them/i))
  it('asks an intern in software for no drawing', () =>
    expect(possible(job('Backend Engineering Intern', 'Wrote load tests'))).not.toContain('calculation, drawing'))
})
