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

  it.each(['Sex Female', 'Date of birth 9 October', 'Nationality Hungarian', 'europass Curriculum Vitae'])(
    'has no headline that is an entry of a form: %s',
    (entry) => expect(identityOf(['Réka Szűcs', entry, 'Dispensing optician']).headline).toBe('Dispensing optician'),
  )

  it.each([' | ', ' · ', ' • ', '\t', ' / ', ' – ', ' ~ ', '   '])(
    'is read from one line parted by "%s"',
    (between) => {
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
    },
  )

  it.each([
    ['ottilie.brandt@example.org', 'ottilie.brandt@example.org'],
    ['Mail: o_b+cv@mail.example.co.uk, Leith', 'o_b+cv@mail.example.co.uk'],
    ['a@b.org', 'a@b.org'],
    ['Write to ottilie@example.org', 'ottilie@example.org'],
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
    ['www.ottilie-brandt.com', ['www.ottilie-brandt.com']],
    ['example.museum/ottilie', ['example.museum/ottilie']],
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
    ['1998 -2004', null],
    ['1998- 2004', null],
    ['131 1998-2004', '131 1998-2004'],
    ['1998-2004 131', '1998-2004 131'],
  ])('the phone number of %s is %s', (text, phone) => {
    expect(identityOf([text]).phone).toBe(phone)
  })

  it.each([
    ['Ottilie Brandt', 'Ottilie Brandt'],
    ["Jean-Luc d'Arc O’Neill Jr.", "Jean-Luc d'Arc O’Neill Jr."],
    ['Ana Maria de la Cruz', 'Ana Maria de la Cruz'],
    ['OTTILIE BRANDT', 'OTTILIE BRANDT'],
    ['Ottilie Brandt, RN, PhD', 'Ottilie Brandt, RN, PhD'],
    ['Ottilie Brandt,RN,PhD', 'Ottilie Brandt,RN,PhD'],
    ['Ottilie Brandt, RN, lives in Leith', null],
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

  it.each([
    [['priya', 'Raghunathan'], null, ['priya', 'Raghunathan']],
    [['Priya', 'raghunathan'], null, ['Priya', 'raghunathan']],
    [['Priya', 'Engineer'], null, ['Priya', 'Engineer']],
    [['Priya', ' ', 'Raghunathan'], 'Priya Raghunathan', []],
  ])('of the lines %j the name is %j, and the rest %j', (lines, name, rest) => {
    expect(identityOf(lines)).toMatchObject({ name, rest })
  })

  it('a name is in one of the first four lines', () => {
    const lines = ['ada@b.org', 'Leith', 'Hill', 'Ottilie Brandt']
    expect(identityOf(lines).name).toBe('Ottilie Brandt')
    expect(identityOf(['Leith', ...lines]).name).toBeNull()
  })

  it('running text is kept whole', () => {
    const text = `Reach me at ada@example.org ${'and so on '.repeat(40)}`.trim()
    expect(identityOf([text])).toEqual({ ...nobody, rest: [text] })
    const upTo = (length: number) => `a@b.org | ${'x'.repeat(length - 'a@b.org | '.length)}`
    expect(identityOf([upTo(300)]).email).toBe('a@b.org')
    expect(identityOf([upTo(301)])).toEqual({ ...nobody, rest: [upTo(301)] })
  })

  it.each([
    ['Email: a@b.org', { email: 'a@b.org' }],
    ['E-mail : a@b.org', { email: 'a@b.org' }],
    ['Email:a@b.org', { email: 'a@b.org' }],
    ['E: a@b.org', { email: 'a@b.org' }],
    ['Tel: 131 496 0382', { phone: '131 496 0382' }],
    ['131 496 0382 Phone', { phone: '131 496 0382' }],
    ['Web: ottilie.com', { links: ['ottilie.com'] }],
    ['  Address: Leith', { town: 'Leith' }],
    ['Adress: Leith', { town: 'Leith' }],
  ])('of "%s" the label is left out', (line, stated) => {
    expect(identityOf([line])).toEqual({ ...nobody, ...stated })
  })

  it('an address that is given twice is one', () => {
    expect(identityOf(['a@b.org', 'a@b.org'])).toEqual({ ...nobody, email: 'a@b.org' })
  })

  it.each([
    [['ada@b.org | Leith'], 'Leith'],
    [['ada@b.org', '131 496 0382 | Leith'], 'Leith'],
    [['ada@b.org', 'github.com/ada | Leith'], 'Leith'],
    // no mail address, number or link beside it
    [['ada@b.org', 'Leith'], null],
    // not parted from the mail address
    [['ada@b.org Leith'], null],
    [['ada@b.org | 3 Elm'], null],
    [['mei@example.sg | Product Designer'], null],
    // no mail address before it
    [['Ada Lovelace', '131 496 0382 | Leith'], null],
    [['Leeds,UK'], 'Leeds,UK'],
    [['Berlin, Germany 10115'], 'Berlin, Germany 10115'],
    [['131 496 0382', 'Boston, MA  02110-1234'], 'Boston, MA  02110-1234'],
    [['3 Leeds, UK'], null],
  ])('of %j the town is %j', (lines, town) => {
    expect(identityOf(lines).town).toBe(town)
  })

  it.each([
    ['Level 2 Nurse', true],
    ['2nd Engineer', false],
    ['Nurse on ward 101', false],
    ['N'.repeat(90), true],
    ['N'.repeat(91), false],
  ])('below a name "%s" is a headline: %s', (line, isHeadline) => {
    expect(identityOf(['Ottilie Brandt', line]).headline).toBe(isHeadline ? line : null)
  })

  it.each([
    ['own car,', ['own car']],
    ['((own car ,;', ['own car']],
    ['***', []],
    ['Emergency contact', ['Emergency contact']],
    ['Contact lenses', ['Contact lenses']],
    ['Résumé', []],
    ['Last updated May 2026', []],
  ])('of "%s", which no field holds, %j is kept', (line, rest) => {
    expect(identityOf(['Ottilie Brandt', 'Nurse', line]).rest).toEqual(rest)
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
    'Softwareentwickler',
    'Bauleiterin',
    'Bürokauffrau',
    'Ingénieur civil',
    'Développeuse web',
    'Chargée de mission',
    'Chargé de mission',
    'Charge de projet',
    'Gestor de proyectos',
    'Arquitecto',
    'Architetto',
    'Técnica de laboratorio',
    'Desarrollador web',
    'Desarrolladora web',
    'Leiter Einkauf',
    'Projektkoordination',
  ])('%s is a calling', (headline) => {
    expect(publicHeadOf(['Ada Lovelace', headline]).headline).toBe(headline)
  })

  it.each(['célibataire', 'marié', 'mariée', 'soltera', 'casado', 'unmarried'])(
    'a headline that says %s is not shown',
    (word) => {
      expect(publicHeadOf(['Ada Lovelace', `Engineer, ${word}`]).headline).toBeNull()
      expect(publicHeadOf(['Ada Lovelace', `Engineer ${word}`]).headline).toBeNull()
    },
  )

  it.each([
    'Elm St, Leeds',
    'Elm Rd, Leeds',
    'Elm Ave, Leeds',
    'Elm Ln, Leeds',
    'Elm Lane, Leeds',
    'Elm Blvd, Leeds',
    'Leeds, Elm Road',
    'Berlin, Marktplatz',
    'PO Box, Leeds',
    'P.O. Box, Leeds',
    'Address: 12 Leeds',
  ])('%s names a street, or may', (line) => {
    expect(identityOf(['Ada Lovelace', line]).town).not.toBeNull()
    expect(publicHeadOf(['Ada Lovelace', line]).place).toBeNull()
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
