import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../../interviewer.ts'
import { knownNames, loadNames } from './bare-names.ts'
import { findName } from './find-name.ts'
import { hashOfNames, loadNameVectors } from './name-vectors.ts'

const job = (title: string, details: string): ResumeItem => ({
  id: 'job',
  section: 'experience',
  content: { name: 'Acme', title, start_date: '2019', end_date: '2021', details },
})
const skill = (name: string, description = ''): ResumeItem => ({
  id: 'skill',
  section: 'skills',
  content: { name, description, projects: null },
})
const { entries } = loadNames()
const found = (text: string, item: ResumeItem, items: ResumeItem[] = [item]) =>
  entries[findName(text, item.section === 'experience' ? ['title'] : ['skill', 'tool'], item, items)?.row ?? -1]
    ?.names[0]

describe('the questions about a name', () => {
  it('have vectors made from the names and the questions', () => {
    expect(loadNameVectors().names.length).toBe(loadNameVectors().asks.length)
    expect(hashOfNames(entries)).not.toBe(hashOfNames(entries.slice(1)))
  })
  it.each([
    ['Pharmacy Technician', 'Dispensed prescriptions and checked labels\nOrdered stock for the pharmacy'],
    ['Delivery Driver', 'Delivered 120 parcels a day by van'],
    ['Mechanic', ''],
    ['Camp counsellor', 'Canoe, tube feeding, mosquitoes'],
    ['Athletic Trainer', 'Concussion tests and rehab plans for 620 pupils in 14 sports'],
  ])('fit a %s who does what the title says', (title, details) =>
    expect(found(title, job(title, details))).toBeDefined(),
  )
  it.each([
    ['Mechanic', 'C-130H, propellers and landing gear\nDetachment to Djibouti in 2011, four months'],
    ['Editor', 'Cut two documentaries of 90 minutes from 300 hours of footage'],
    ['Assistant to the Managing Director', 'Travel, minutes and the diary'],
    ['Steward', 'Picket lines, ballots and grievance hearings for the members of the branch'],
  ])('do not fit a %s of another trade', (title, details) => expect(found(title, job(title, details))).toBeUndefined())
  it.each([
    ['Apprentice Electrician', 'Electrician', 'Wired new homes\nInstalled switchboards and downlights'],
    ['Junior Software Developer', 'Software Developer', 'Wrote unit tests for a web shop in PHP\nFixed bugs'],
    ['Pharmacist Intern', 'Pharmacist', 'Dispensed prescriptions under supervision\nCounselled patients'],
    ['Sous Chef', 'Head Chef', 'Ran the pass in a restaurant with 60 covers\nOrdered from 15 suppliers'],
    ['Assistant Store Manager', 'Store Manager', 'Ran the store two days a week in the absence of the manager'],
    ['Library Assistant', 'Librarian', 'Issued books at the desk and put returned ones back on the shelves'],
  ])('are others for a %s than for a %s', (title, other, details) => {
    expect(found(title, job(title, details))).toBeDefined()
    expect(found(title, job(title, details))).not.toBe(found(other, job(other, details)))
  })
  it.each([
    ['Ramp Agent', 'Air Traffic Controller'],
    ['Dietary Aide', 'Dietitian'],
    ['Zookeeper', 'Fruit Picker'],
    ['Fleet Manager', 'Dispatcher'],
  ])('are not those of a %s for a %s', (one, other) =>
    expect(knownNames(one, ['title'])[0]?.row).not.toBe(knownNames(other, ['title'])[0]?.row),
  )
  it.each([
    ['Vendor negotiation', 'Negotiation'],
    ['Paediatric emergency care', 'Emergency care'],
    ['Labor relations', 'Employee relations'],
    ['Suicide risk assessment', 'Risk assessment'],
  ])('are others for %s than for %s', (name, wider) => {
    expect(found(name, skill(name))).toBeDefined()
    expect(found(name, skill(name))).not.toBe(found(wider, skill(wider)))
  })
  it('are not those of an ordinary word where that is only part of a name', () => {
    expect(found('Dispatch', skill('Dispatch'))).toBeDefined()
    expect(knownNames('Dispatch riders of the war', ['skill'])).toEqual([])
  })
  it('take the meaning that fits best where several names stand in a title', () =>
    expect(found('Deputy Head Nurse', job('Deputy Head Nurse', 'Rota of 14 nurses\nDrug audits on the ward'))).toBe(
      'Head Nurse',
    ))
  it('leave out a skill that is something else in this trade', () => {
    const joiner = job('Boat builder', 'Planking and caulking of clinker boats')
    expect(found('Negotiation', skill('Negotiation'), [joiner])).toBe('Negotiation')
    expect(found('Sail fabrication', skill('Sail fabrication'), [joiner])).toBeUndefined()
  })
})
