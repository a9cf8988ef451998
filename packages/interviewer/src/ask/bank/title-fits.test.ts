import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../../interviewer.ts'
import { knownName } from './bare-names.ts'
import { titleFits } from './title-fits.ts'

const job = (title: string, details: string): ResumeItem => ({
  id: 'job',
  section: 'experience',
  content: { name: 'Acme', title, start_date: '2019', end_date: '2021', details },
})
const fits = (title: string, details: string) => titleFits(knownName(title, ['title']) ?? -1, job(title, details))

describe('the questions of a job title', () => {
  it.each([
    ['Pharmacy Technician', 'Dispensed prescriptions and checked labels\nOrdered stock for the pharmacy'],
    ['Delivery Driver', 'Delivered 120 parcels a day by van'],
  ])('fit a %s who does what the title says', (title, details) => expect(fits(title, details)).toBe(true))
  it.each([
    ['Mechanic', 'C-130H, propellers and landing gear\nDetachment to Djibouti in 2011, four months'],
    ['Camp counsellor', 'Canoe, tube feeding, mosquitoes'],
  ])('do not fit a %s of another trade', (title, details) => expect(fits(title, details)).toBe(false))
  it('are taken at their word where the job tells nothing', () => expect(fits('Mechanic', '')).toBe(true))
})
