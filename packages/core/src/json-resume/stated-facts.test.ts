import { describe, expect, it } from 'vitest'
import { educationFacts } from './stated-facts.ts'

describe('education facts', () => {
  it.each([
    ['University of Leith', 'University of Leith'],
    ['BSc Nursing, Leith College', 'Leith College'],
    ['MSc Physics at Technische Hochschule Aachen', 'Technische Hochschule Aachen'],
    ['Diplom · Uni Kassel', 'Uni Kassel'],
    ['Unique things', undefined],
    ['BSc Nursing', undefined],
  ])('the school of %s is %s', (text, institution) => {
    expect(educationFacts(text).institution).toBe(institution)
  })

  it.each([
    ...['BA', 'B.A', 'BSc', 'B.Sc', 'BS', 'B.S', 'BEng', 'B.Eng', 'MA', 'M.A', 'MSc', 'M.Sc', 'MS', 'M.S'],
    ...['MEng', 'M.Eng', 'MBA', 'PhD', 'Ph.D', 'PGDE', 'Bachelor', 'Bachelors', 'Master', 'Doctorate', 'Diploma'],
    ...['Abitur', 'Licence', 'A-Levels'],
  ])('%s is a degree', (degree) => {
    expect(educationFacts(`University of Leith, ${degree} Nursing`).studyType).toBe(`${degree} Nursing`)
  })

  it.each(['Basics of Nursing', 'Mathematics', 'Msc2 level', 'MBAs', 'Nursing', 'Pre-med', 'Webmasters'])(
    '%s is no degree',
    (text) => {
      expect(educationFacts(`University of Leith, ${text}`).studyType).toBeUndefined()
    },
  )

  it('the degree is another part than the school', () => {
    const facts = educationFacts('Master School of Leith, Master of Arts')
    expect(facts).toEqual({ institution: 'Master School of Leith', studyType: 'Master of Arts' })
    expect(educationFacts('Master School of Leith')).toEqual({ institution: 'Master School of Leith' })
  })

  it.each([
    ['September 2008 – June 2011', '2008-09', '2011-06'],
    ['Sep 2008 - Jun. 2011', '2008-09', '2011-06'],
    ['2008—2011', '2008', '2011'],
    ['Herbst 2008 – 2011', '2008', '2011'],
    ['2019 – present', '2019', undefined],
    ['2019 - Now', '2019', undefined],
    ['2011', undefined, undefined],
  ])('of %s the time is from %s to %s', (text, startDate, endDate) => {
    const facts = educationFacts(`University of Leith, ${text}`)
    expect([facts.startDate, facts.endDate]).toEqual([startDate, endDate])
  })

  it.each([
    ['BSc Nursing May 2011', 'BSc Nursing'],
    ['BSc Nursing 05/2011', 'BSc Nursing'],
    ['BSc Nursing (Sept. 2011)', 'BSc Nursing'],
    ['BSc Nursing [2011-06-30', 'BSc Nursing'],
    ['BSc Nursing 1999', 'BSc Nursing'],
    ['BSc Nursing 20111', 'BSc Nursing 20111'],
    ['BSc Nursing 2211', 'BSc Nursing 2211'],
  ])('%s without its date is %s', (text, studyType) => {
    expect(educationFacts(text).studyType).toBe(studyType)
  })

  it('parts are told apart by commas, dashes, dots, bars, lines and "at"', () => {
    for (const between of [', ', ' – ', ' — ', ' - ', ' · ', ' | ', '\n', ' at ', '  at  ', ', 2011, '])
      expect(educationFacts(`BSc Nursing${between}Leith College`)).toMatchObject({
        studyType: 'BSc Nursing',
        institution: 'Leith College',
      })
  })
})
