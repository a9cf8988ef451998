import { describe, expect, it } from 'vitest'
import { publishedSchemaErrors } from './testing/published-schema.ts'
import { sampleEntries } from './testing/sample-entries.ts'
import { toJsonResume } from './to-json-resume.ts'

describe('an export', () => {
  it('is valid against the published schema', () => {
    expect(publishedSchemaErrors(toJsonResume(sampleEntries))).toEqual([])
  })

  it('of nothing is valid, too', () => {
    expect(publishedSchemaErrors(toJsonResume([]))).toEqual([])
  })

  it('says dates as years and months, and those that are neither in words', () => {
    const { work } = toJsonResume(sampleEntries)
    expect(work).toEqual([
      {
        name: 'Larkfield Hospital',
        position: 'Senior Nurse',
        startDate: '2019-03',
        highlights: ['Runs a ward of 14 beds.', 'Trained 23 newcomers.'],
      },
      {
        name: 'Quayside Clinic',
        position: 'Nurse',
        summary: 'Start date: Summer 2012\nEnd date: Early 2019',
        highlights: ['Looked after patients of all ages.'],
      },
      { position: 'Carer', endDate: '2012' },
    ])
  })

  it('gives a level only where one is stated', () => {
    expect(toJsonResume(sampleEntries)['skills']).toMatchObject([
      { name: 'Triage' },
      { keywords: ['Listens.'] },
      { name: 'Ventilators', level: 'expert', category: 'technical' },
      { name: 'Excel', category: 'technical' },
    ])
    expect(JSON.stringify(toJsonResume(sampleEntries)['skills']).match(/level/g)).toHaveLength(1)
  })

  it('finds name, mail, phone, school and degree where they are stated, and calls no leadership volunteering', () => {
    const { basics, education, volunteer, projects } = toJsonResume(sampleEntries)
    expect(basics).toMatchObject({
      name: 'Ottilie Brandt',
      email: 'ottilie.brandt@example.org',
      phone: '+44 131 496 0382',
    })
    expect(education).toMatchObject([
      { institution: 'University of Leith', studyType: 'BSc Nursing', startDate: '2008-09', endDate: '2011-06' },
    ])
    expect(volunteer).toBeUndefined()
    expect(projects).toContainEqual({
      description: 'Led the night team of nine.\nDrew up its rota.',
      type: 'leadership',
    })
  })
})
