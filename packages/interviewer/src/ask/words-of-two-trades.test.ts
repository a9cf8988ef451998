import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { candidatesOf } from './candidates.ts'
import { decidesForOthers, lacksInItem } from './item-settings.ts'
import { isPlainPlural } from './names.ts'
import { settingCheck } from './supposed.ts'

const job = (title: string, details = ''): ResumeItem => ({
  id: title,
  section: 'experience',
  content: { name: 'Harbour Ltd', title, start_date: '2019', end_date: null, details },
})
const skill = (name: string): ResumeItem => ({
  id: name,
  section: 'skills',
  content: { name, description: '', projects: null },
})
const award = (name: string, description: string): ResumeItem => ({
  id: name,
  section: 'achievements',
  content: { name, description, date: '2024', link: null },
})
const possible = (item: ResumeItem, beside: readonly ResumeItem[] = []): string =>
  candidatesOf({ item, items: [...beside, item], existing: [], num: 3 })
    .map(({ text }) => text)
    .join('\n')

describe('words of two trades', () => {
  it.each([
    ['When a truck [was|is] stuck, what [did|do] you do?', 'Flight Dispatcher, load control', 'Dispatcher, 40 trucks'],
    ['something wrong with a patient or resident', 'Hospital Director, Nairobi', 'Matron, nursing home'],
  ])('are asked where the resume tells of theirs: %s', (question, other, own) => {
    expect(settingCheck(other)(question)).toBe(true)
    expect(settingCheck(own)(question)).toBe(false)
  })
  it.each([
    ['When a safety valve lifts too early', 'Control valve overhauling', 'Tested safety valves'],
    ['How do you decide which tests to automate?', 'Manual QA Engineer, test cases', 'QA Engineer, Cypress'],
    [
      'What do you put in a work order so that it works?',
      'SAP PM\nclosing work orders',
      'SAP PM\nplanning work orders',
    ],
    ['nobody feels embarrassed to take things', 'Baby bank, sorting clothes', 'Baby bank, giving out clothes'],
    ['people you know as friends or neighbours', 'Treasurer, association of mission hospitals', 'Treasurer, choir'],
    ['What did you learn from those who came out ahead?', '2nd place, boning contest', '3rd place, boning contest'],
    ['What did you learn from those who came out ahead?', 'Case challenge, runner-up', 'Case challenge, 2nd runner-up'],
  ])('and of what somebody does: %s', (question, other, own) => {
    expect(lacksInItem(question, other)).toBe(true)
    expect(lacksInItem(question, own)).toBe(false)
  })
  it('code is left to those who write it', () => {
    const question = 'What do you leave to the code?'
    expect(decidesForOthers(question, ['Technical Writer', 'Manual QA Engineer'])).toBe(true)
    expect(decidesForOthers(question, ['Software Engineer'])).toBe(false)
    expect(decidesForOthers('what to write in code in Unreal', ['Character Animator'])).toBe(true)
  })
  it('where a prize was won is no reason for it', () => {
    expect(possible(award('Supplier Award', 'for plant Northfield'))).not.toContain('Plant Northfield won')
    expect(possible(award('Supplier Award', 'for the Leeds branch'))).not.toContain('branch won')
    expect(possible(award('Spot Award', 'for the ferry rescue'))).toContain('The ferry rescue won')
  })
})

describe('a plain word for several things', () => {
  it.each(['Cuts', 'Knives', 'Reports', 'Machines'])('makes no difference in anything: %s', (name) => {
    expect(isPlainPlural(name)).toBe(true)
    const told = job('Butcher', `Prepared ${name.toLowerCase()} for the customers of the harbour`)
    expect(possible(skill(name), [told])).not.toContain(`did ${name} make`)
  })
  it.each(['Ethics', 'Grafting', 'Data analysis', 'Report writing', 'SAS'])('is not: %s', (name) =>
    expect(isPlainPlural(name)).toBe(false),
  )
})
