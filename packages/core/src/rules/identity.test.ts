import { describe, expect, it } from 'vitest'
import { identityOf, isIdentityLine, publicHeadOf } from './identity.ts'

const nobody = { name: null, headline: null, email: null, phone: null, town: null, links: [], rest: [] }

describe('the identity that contact lines state', () => {
  it('is read from lines of their own', () => {
    expect(
      identityOf(['Amara Okonkwo', 'Senior Staff Nurse', 'Leeds, UK', 'a.okonkwo@example.org', '+44 7700 900461']),
    ).toEqual({
      ...nobody,
      name: 'Amara Okonkwo',
      headline: 'Senior Staff Nurse',
      town: 'Leeds, UK',
      email: 'a.okonkwo@example.org',
      phone: '+44 7700 900461',
    })
  })

  it.each([' | ', ' · ', ' • ', '\t', ' / ', ' – ', ' ~ '])('is read from one line parted by "%s"', (between) => {
    const line = ['Product Designer', 'mei@example.sg', '+65 5550 1234', 'Singapore', 'mei-demo.design'].join(between)
    expect(identityOf(['Chua Mei-Ling', line])).toEqual({
      ...nobody,
      name: 'Chua Mei-Ling',
      headline: 'Product Designer',
      email: 'mei@example.sg',
      phone: '+65 5550 1234',
      town: 'Singapore',
      links: ['mei-demo.design'],
    })
  })

  it.each([
    ['ottilie.brandt@example.org', 'ottilie.brandt@example.org'],
    ['Mail: o_b+cv@mail.example.co.uk, Leith', 'o_b+cv@mail.example.co.uk'],
    ['a@b.org', 'a@b.org'],
    ['ottilie@example', null],
    ['@example.org', null],
  ])('the mail address of %s is %s', (text, email) => {
    expect(identityOf([text]).email).toBe(email)
  })

  it.each([
    ['https://example.org', ['https://example.org']],
    ['http://example.org/cv', ['http://example.org/cv']],
    ['See https://www.a-b.example.org/~me/cv?x=1&y=a+b#top.', ['https://www.a-b.example.org/~me/cv?x=1&y=a+b']],
    ['https://x', ['https://x']],
    ['https://example.org(old)', ['https://example.org']],
    ['linkedin.com/in/ottilie, github.com/ottilie', ['linkedin.com/in/ottilie', 'github.com/ottilie']],
    ['orcid.org/0000-0001', ['orcid.org/0000-0001']],
    ['ottilie@example.org', []],
    ['Node.js', []],
    ['https://-', []],
  ])('the links of %s are %j', (text, links) => {
    expect(identityOf([text]).links).toEqual(links)
  })

  it.each([
    ['+44 131 496 0382', '+44 131 496 0382'],
    ['(0131) 496-0382', '(0131) 496-0382'],
    ['+(44) 131.496', '+(44) 131.496'],
    ['Tel. 4960382', '4960382'],
    ['496038', null],
    ['12 34 5 6', null],
    ['2008 – 2011', null],
    ['1998-2004', null],
  ])('the phone number of %s is %s', (text, phone) => {
    expect(identityOf([text]).phone).toBe(phone)
  })

  it.each([
    ['Ottilie Brandt', 'Ottilie Brandt'],
    ["Jean-Luc d'Arc O’Neill Jr.", "Jean-Luc d'Arc O’Neill Jr."],
    ['Ana Maria de la Cruz', 'Ana Maria de la Cruz'],
    ['OTTILIE BRANDT', 'OTTILIE BRANDT'],
    ['Ottilie Brandt, RN, PhD', 'Ottilie Brandt, RN, PhD'],
    ['Ottilie', null],
    ['One Two Three Four Five Six', null],
    ['ottilie brandt', null],
    ['1 Ottilie Brandt', null],
    ['Ottilie Brandt 2', null],
  ])('a first line %s gives the name %s', (text, name) => {
    expect(identityOf([text]).name).toBe(name)
  })

  it('a calling is no name and no town', () => {
    const lines = ['Registered Nurse, Critical Care', 'Marisol Vega-Trent', 'Columbus, OH']
    expect(identityOf(lines)).toMatchObject({ name: 'Marisol Vega-Trent', town: 'Columbus, OH' })
    expect(identityOf(['Marisol Vega-Trent', 'Registered Nurse, Critical Care'])).toMatchObject({
      headline: 'Registered Nurse, Critical Care',
      town: null,
    })
  })

  it('a name may take two lines', () => {
    expect(identityOf(['Priya', 'Raghunathan', 'Engineer'])).toMatchObject({
      name: 'Priya Raghunathan',
      headline: 'Engineer',
    })
  })

  it('running text is kept whole', () => {
    const text = `Reach me at ada@example.org ${'and so on '.repeat(40)}`.trim()
    expect(identityOf([text])).toEqual({ ...nobody, rest: [text] })
  })

  it('the title of the page, or when it was last changed, is no name', () => {
    expect(identityOf(['Curriculum Vitae', 'Ottilie Brandt']).name).toBe('Ottilie Brandt')
    expect(identityOf(['Last updated May 2026', 'Ottilie Brandt']).name).toBe('Ottilie Brandt')
  })

  it('what no field holds is kept beside them', () => {
    expect(identityOf(['Ottilie Brandt', 'Nurse', 'Leith, 3rd floor', 'Driving licence B'])).toEqual({
      ...nobody,
      name: 'Ottilie Brandt',
      headline: 'Nurse',
      rest: ['Leith, 3rd floor', 'Driving licence B'],
    })
    expect(identityOf(['ada@example.org', 'bea@example.org'])).toMatchObject({ rest: ['bea@example.org'] })
  })

  it('of nothing nothing is stated', () => {
    expect(identityOf([])).toEqual(nobody)
    expect(identityOf(['', ' | '])).toEqual(nobody)
  })
})

it.each([
  ['contact', true],
  ['education', false],
  [null, false],
])('an item tagged %j is a line of the head: %s', (tag, expected) => {
  expect(isIdentityLine({ tag })).toBe(expected)
})

describe('what of a head is shown without contact data [#20.1]', () => {
  it.each([
    [
      ['Amara Okonkwo', 'Senior Staff Nurse', 'Leeds, UK', 'a@b.org', '+44 7700 900461'],
      'Senior Staff Nurse',
      'Leeds, UK',
    ],
    [
      ['Chua Mei-Ling', 'Product Designer | mei@example.sg | +65 5550 1234 | Singapore'],
      'Product Designer',
      'Singapore',
    ],
    [['Ada Lovelace', 'ada@example.com | London'], null, 'London'],
    [['Paul Ray', 'Electrician', 'St. Albans, UK'], 'Electrician', 'St. Albans, UK'],
    [['Paul Ray', 'Newcastle upon Tyne, United Kingdom'], null, 'Newcastle upon Tyne, United Kingdom'],
  ])('of %j it is the calling and the town', (lines, headline, place) => {
    expect(publicHeadOf(lines)).toEqual({ headline, place })
  })

  it.each([
    [['Ada Lovelace', '12 High Street, Leeds']],
    [['Ada Lovelace', 'Address: 12 High Street']],
    [['Ada Lovelace', 'High Street, Leeds']],
    [['Jan Muster', 'Adresse: Lindenstraße, Berlin']],
    [['Ana Ruiz', 'Calle Mayor, Madrid']],
    [['Ada Lovelace', 'Leeds, LS1 4AB']],
    [['Ada Lovelace', 'a@b.org | Leeds 10115']],
    [['Ada Lovelace', 'Married with two children']],
    [['Ada Lovelace', 'Married, two children']],
    [['Ada Lovelace', 'Single, German']],
    [['Ada Lovelace', 'Engineer, born in Leeds']],
    [['a@b.org', '+44 7700 900461']],
    [[]],
  ])('of %j it is nothing: a street, a code, or something that may be private', (lines) => {
    expect(publicHeadOf(lines)).toEqual({ headline: null, place: null })
  })
})
