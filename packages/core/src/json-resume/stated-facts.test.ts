import { describe, expect, it } from 'vitest'
import { contactFacts, educationFacts } from './stated-facts.ts'

describe('contact facts', () => {
  it.each([
    ['ottilie.brandt@example.org', 'ottilie.brandt@example.org'],
    ['Mail: o_b+cv@mail.example.co.uk, Leith', 'o_b+cv@mail.example.co.uk'],
    ['a@b.org', 'a@b.org'],
    ['ottilie@example', undefined],
    ['@example.org', undefined],
  ])('the mail address of %s is %s', (text, email) => {
    expect(contactFacts(['x', text]).email).toBe(email)
  })

  it.each([
    ['https://example.org', 'https://example.org'],
    ['http://example.org/cv', 'http://example.org/cv'],
    ['See https://www.a-b.example.org/~me/cv?x=1&y=a+b#top.', 'https://www.a-b.example.org/~me/cv?x=1&y=a+b'],
    ['https://x', 'https://x'],
    ['https://example.org(old)', 'https://example.org'],
    ['example.org', undefined],
    ['https://-', undefined],
  ])('the web address of %s is %s', (text, url) => {
    expect(contactFacts(['x', text]).url).toBe(url)
  })

  it.each([
    ['+44 131 496 0382', '+44 131 496 0382'],
    ['(0131) 496-0382', '(0131) 496-0382'],
    ['+(44) 131.496', '+(44) 131.496'],
    ['Tel. 4960382', '4960382'],
    ['496038', undefined],
    ['12 34 5 6', undefined],
    ['2008 – 2011', undefined],
    ['1998-2004', undefined],
    ['2008  -  2011', undefined],
  ])('the phone number of %s is %s', (text, phone) => {
    expect(contactFacts(['x', text]).phone).toBe(phone)
  })

  it('a time from year to year before it is no phone number', () => {
    expect(contactFacts(['x', '2008 - 2011', '0131 496 0382']).phone).toBe('0131 496 0382')
  })

  it.each([
    ['Ottilie Brandt', 'Ottilie Brandt'],
    ["Jean-Luc d'Arc O’Neill Jr.", "Jean-Luc d'Arc O’Neill Jr."],
    ['Ana Maria de la Cruz', 'Ana Maria de la Cruz'],
    ['Ottilie', undefined],
    ['One Two Three Four Five Six', undefined],
    ['ottilie brandt', undefined],
    ['Ottilie Brandt, Nurse', undefined],
    ['1 Ottilie Brandt', undefined],
    ['Ottilie Brandt 2', undefined],
  ])('a first line %s gives the name %s', (text, name) => {
    expect(contactFacts([text, 'Another Person']).name).toBe(name)
  })

  it('the line that says when a resume was last changed is not the first', () => {
    expect(contactFacts(['Last updated May 2026', 'Ottilie Brandt']).name).toBe('Ottilie Brandt')
    expect(contactFacts(['Ada Last updated', 'Ottilie Brandt']).name).toBe('Ada Last updated')
  })

  it('what is not stated is left out', () => {
    expect(contactFacts([])).toEqual({})
    expect(contactFacts(['Leith, 3rd floor'])).toEqual({})
  })
})

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
