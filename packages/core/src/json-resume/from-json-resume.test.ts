import { describe, expect, it } from 'vitest'
import { entry, read } from './testing/through.ts'

const foreign = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Ines Caldera',
    label: 'Bridge engineer',
    image: 'https://example.org/ines.png',
    email: 'ines@example.org',
    phone: '',
    url: 'https://example.org',
    summary: 'Builds bridges.',
    location: { address: 'Rua 7', postalCode: '4000', city: 'Porto', countryCode: 'PT' },
    profiles: [{ network: 'Mastodon', username: 'ines', url: 'https://example.org/@ines' }],
  },
  work: [
    {
      name: 'Ponte SA',
      location: 'Porto',
      description: 'Steel bridges',
      position: 'Engineer',
      url: 'https://example.org/ponte',
      startDate: '2013-12-01',
      endDate: null,
      summary: 'Answers for three bridges.',
      highlights: ['Saved 400 tons of steel.'],
      salary: 'secret',
    },
  ],
  volunteer: [
    { organization: 'Red Cross', position: 'Driver', startDate: '2010', endDate: '2011', summary: 'At night.' },
  ],
  education: [
    {
      institution: 'FEUP',
      area: 'Civil engineering',
      studyType: 'MSc',
      startDate: '2006',
      endDate: '2011',
      score: '17/20',
      courses: ['Statics', 'Steel'],
    },
  ],
  awards: [{ title: 'Golden Rivet', date: '2019-05', awarder: 'Guild of Smiths', summary: 'For the third bridge.' }],
  certificates: [{ name: 'Welding inspector', date: '2015', issuer: 'TÜV', url: 'https://example.org/c' }],
  publications: [{ name: 'On rust', publisher: 'Steel Weekly', releaseDate: '2020-02', url: 'https://example.org/p' }],
  skills: [
    { name: 'Statics', level: 'Master', keywords: ['Trusses', 'Arches'] },
    { name: 'CAD', level: 'Advanced' },
  ],
  languages: [{ language: 'Portuguese', fluency: 'Native' }],
  interests: [{ name: 'Wildlife', keywords: ['Ferrets', 'Unicorns'] }],
  references: [{ name: 'Rui', reference: 'She is never late.' }],
  projects: [
    {
      name: 'Footbridge',
      description: 'Over the brook.',
      highlights: ['Built in a week'],
      keywords: ['Timber'],
      startDate: '2022-08',
      roles: ['Planner'],
      entity: 'Village',
      type: 'application',
    },
  ],
  meta: { theme: 'even' },
  hobbies: ['chess'],
}

describe("another tool's document", () => {
  const entriesOf = (section: string) => read(foreign).entries.filter((one) => one.section === section)
  const contentsOf = (section: string) => entriesOf(section).map(({ content }) => content)

  it('becomes items in its own words', () => {
    expect(contentsOf('experience')).toEqual([
      {
        name: 'Ponte SA, Porto',
        title: 'Engineer',
        start_date: '1 December 2013',
        end_date: null,
        details: 'Steel bridges\nAnswers for three bridges.\nSaved 400 tons of steel.\nhttps://example.org/ponte',
      },
    ])
    expect(contentsOf('leadership')).toEqual([{ text: 'Driver, Red Cross\n2010 – 2011\nAt night.' }])
    expect(contentsOf('roles')).toEqual([
      {
        name: 'Footbridge',
        description: 'Planner\nVillage\napplication\nOver the brook.\nBuilt in a week\nTimber',
        date: 'August 2022 – Present',
        projects: null,
      },
    ])
    expect(contentsOf('achievements')).toEqual([
      { name: 'Golden Rivet', description: 'Guild of Smiths\nFor the third bridge.', link: null, date: 'May 2019' },
    ])
  })

  it('has a level only where one of the four words is said; other words stay words', () => {
    expect(contentsOf('skills')).toEqual([{ name: 'Statics', description: 'Master\nTrusses, Arches', projects: null }])
    expect(contentsOf('technical')).toEqual([{ name: 'CAD', description: '', proficiency: 'advanced', projects: null }])
  })

  it('keeps contact, schools and all else under what it is about', () => {
    expect(entriesOf('other').map(({ tag, content }) => [tag, content])).toEqual([
      ['contact', { text: 'Ines Caldera' }],
      ['contact', { text: 'Bridge engineer' }],
      ['contact', { text: 'ines@example.org · https://example.org' }],
      ['contact', { text: 'Rua 7, 4000 Porto, PT' }],
      ['contact', { text: 'Mastodon · ines · https://example.org/@ines' }],
      ['education', { text: 'MSc, Civil engineering\nFEUP\n2006 – 2011\n17/20\nStatics, Steel' }],
      ['certificate', { text: 'Welding inspector\nTÜV\n2015\nhttps://example.org/c' }],
      ['publication', { text: 'On rust\nSteel Weekly\nFebruary 2020\nhttps://example.org/p' }],
      ['language', { text: 'Portuguese (Native)' }],
      ['interest', { text: 'Wildlife: Ferrets, Unicorns' }],
      ['reference', { text: 'Rui\nShe is never late.' }],
    ])
  })

  it('says what it could not place, and where that stands', () => {
    expect(read(foreign).notPlaced).toEqual([
      { path: 'work.0.salary', text: 'secret' },
      { path: 'hobbies', text: '["chess"]' },
      { path: 'basics.image', text: 'https://example.org/ines.png' },
    ])
  })

  it('loses no text: every one is in an item, or among what was not placed', () => {
    const { entries, notPlaced } = read(foreign)
    const stated = JSON.stringify([entries, notPlaced])
    const leaves = (value: unknown): string[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value ?? '')]
    const { $schema: _, meta: __, ...about } = foreign
    const dates = /^\d{4}(-\d\d){0,2}$/
    const words = leaves(about).filter((text) => !dates.test(text) && text !== 'Advanced')
    expect(words.filter((text) => !stated.includes(text))).toEqual([])
  })
})

describe('a part of a document', () => {
  const entriesIn = (document: object) =>
    read({ basics: { summary: 'Nurse.' }, ...document }).entries.filter(({ section }) => section !== 'overview')
  const textsIn = (document: object) =>
    entriesIn(document).map(({ content }) => ('text' in content ? content.text : content.name))

  it.each([
    ['work', { name: 'A' }, { name: 'A', title: '', start_date: '', end_date: null, details: '' }],
    ['work', { position: 'B' }, { name: '', title: 'B', start_date: '', end_date: null, details: '' }],
    ['projects', { name: 'A' }, { name: 'A', description: '', date: null, projects: null }],
    ['projects', { description: 'B' }, { name: '', description: 'B', date: null, projects: null }],
    ['volunteer', { organization: 'A' }, { text: 'A' }],
    ['skills', { name: 'A' }, { name: 'A', description: '', projects: null }],
    ['skills', { keywords: ['B'] }, { name: '', description: 'B', projects: null }],
    ['awards', { title: 'A' }, { name: 'A', description: '', link: null, date: null }],
    ['awards', { awarder: 'B' }, { name: '', description: 'B', link: null, date: null }],
    ['education', { area: 'A' }, { text: 'A' }],
    ['education', { courses: ['B'] }, { text: 'B' }],
    ['certificates', { name: 'A' }, { text: 'A' }],
    ['publications', { publisher: 'B' }, { text: 'B' }],
    ['languages', { language: 'A' }, { text: 'A' }],
    ['interests', { name: 'A' }, { text: 'A' }],
    ['interests', { keywords: ['B', 'C'] }, { text: 'B, C' }],
    ['references', { reference: 'B' }, { text: 'B' }],
  ])('of %s with one field, %j, is an item of just that', (list, part, content) => {
    expect(entriesIn({ [list]: [part] }).map((one) => one.content)).toEqual([content])
  })

  it('that is a list of nothing is nothing, and basics may hold one field', () => {
    expect(entriesIn({ work: [], projects: null })).toEqual([])
    expect(read({ basics: { name: 'Ada' } }).entries).toEqual([entry('other', { text: 'Ada' }, 'contact')])
    expect(read({ basics: { location: { city: 'Leith' } } }).entries).toEqual([
      entry('other', { text: 'Leith' }, 'contact'),
    ])
    expect(read({ basics: { summary: 'A\n\n \n\nB' } }).entries.map(({ content }) => content)).toEqual([
      { text: 'A' },
      { text: 'B' },
    ])
  })

  it.each([
    ['work', { name: '', position: null, highlights: [] }],
    ['work', { highlights: [' '] }],
    ['projects', { name: '', highlights: [''] }],
    ['volunteer', { summary: ' ' }],
    ['skills', { name: '', keywords: [''] }],
    ['awards', { title: '', url: '' }],
    ['education', { courses: [] }],
    ['certificates', {}],
    ['publications', { name: null }],
    ['languages', { language: '' }],
    ['interests', { keywords: [' '] }],
    ['references', { reference: '' }],
  ])('of %s that says nothing makes no item', (key, part) => {
    expect(entriesIn({ [key]: [part] })).toEqual([])
    expect(entriesIn({ [key]: null })).toEqual([])
  })

  it('of which only one thing is said is an item', () => {
    expect(entriesIn({ work: [{ url: 'https://example.org' }] })).toMatchObject([
      { content: { name: '', title: '', start_date: '', end_date: null, details: 'https://example.org' } },
    ])
    expect(entriesIn({ awards: [{ url: 'https://example.org' }] })).toMatchObject([
      { content: { name: '', description: '', link: 'https://example.org', date: null } },
    ])
    expect(entriesIn({ skills: [{ keywords: ['Trusses', ' '] }] })).toMatchObject([
      { section: 'skills', content: { name: '', description: 'Trusses', projects: null } },
    ])
    expect(entriesIn({ projects: [{ entity: 'Village' }] })).toMatchObject([
      { section: 'roles', content: { name: '', description: 'Village', date: null, projects: null } },
    ])
  })

  it('languages and interests read as one line, whichever part is there', () => {
    const languages = [{ language: 'Welsh' }, { fluency: 'Native' }, { language: 'Irish', fluency: 'Good' }]
    expect(textsIn({ languages })).toEqual(['Welsh', 'Native', 'Irish (Good)'])
    const interests = [{ name: 'Wildlife' }, { keywords: ['Chess', 'Go'] }]
    expect(textsIn({ interests })).toEqual(['Wildlife', 'Chess, Go'])
  })

  it('a summary is an item for each paragraph', () => {
    const { entries } = read({ basics: { summary: 'Builds bridges.\nAnd dams.\n\n\n \n\nSwims.' } })
    expect(entries.map(({ content }) => content)).toEqual([{ text: 'Builds bridges.\nAnd dams.' }, { text: 'Swims.' }])
  })

  it('the ways to reach a person appear once, though an export names them twice', () => {
    const contact = ['Ines Caldera', 'ines@example.org · +351 22 340 0001']
    const basics = { name: 'Ines Caldera', email: 'ines@example.org', phone: '+351 22 340 0001', contact }
    expect(textsIn({ basics })).toEqual(contact)
    expect(textsIn({ basics: { ...basics, phone: '+351 22 340 0002' } })).toEqual(['+351 22 340 0002', ...contact])
  })

  it('a name that stands on two lines of an export is not said again', () => {
    const contact = ['Ines\nCaldera', 'Bridge engineer']
    expect(textsIn({ basics: { name: 'Ines  Caldera', contact } })).toEqual(contact)
    expect(textsIn({ basics: { name: 'InesCaldera', contact } })).toEqual(['InesCaldera', ...contact])
  })

  it('the address of an award is a link without its blanks, and text where nobody can follow it', () => {
    const awards = [
      { title: 'A', url: ' https://example.org/a ' },
      { title: 'B', url: 'ask the guild' },
    ]
    expect(entriesIn({ awards })).toMatchObject([
      { content: { link: 'https://example.org/a', description: '' } },
      { content: { link: null, description: 'ask the guild' } },
    ])
  })

  it('an address and a profile need not be whole', () => {
    expect(textsIn({ basics: { location: { region: 'Porto' }, profiles: [{ network: 'Mastodon' }] } })).toEqual([
      'Porto',
      'Mastodon',
    ])
  })

  it('what an education of an export says whole is not said again; what it lacks comes before it', () => {
    const summary = 'BSc Nursing, University of Leith, 2008 – 2011'
    const stated = { institution: 'University of Leith', studyType: 'BSc Nursing', startDate: '2008', endDate: '2011' }
    expect(textsIn({ education: [{ ...stated, summary }] })).toEqual([summary])
    expect(textsIn({ education: [{ ...stated, endDate: '2012', area: 'Wards', summary }] })).toEqual([
      `Wards\n2008 – 2012\n${summary}`,
    ])
    expect(textsIn({ education: [{ ...stated, startDate: '2007', summary }] })).toEqual([`2007 – 2011\n${summary}`])
    expect(textsIn({ education: [{ institution: 'FEUP', endDate: '2011' }] })).toEqual(['FEUP\nUntil 2011'])
  })

  it('labelled lines are read as what they are labelled as, in exports only', () => {
    const work = { name: 'Clinic', summary: 'Start date: Summer 2012\nEnd date: Early 2019\nBusy.' }
    expect(entriesIn({ work: [work, { ...work, startDate: '2012', endDate: '2019' }] })).toMatchObject([
      { content: { start_date: 'Summer 2012', end_date: 'Early 2019', details: 'Busy.' } },
      { content: { start_date: '2012', end_date: '2019', details: work.summary } },
    ])
    const highlights = ['Date: Summer 2018', 'Project: Rota', 'Date: Autumn', 'Kind.']
    expect(entriesIn({ projects: [{ name: 'Lead', highlights }] })).toMatchObject([
      { content: { date: 'Summer 2018', description: 'Date: Autumn\nKind.', projects: ['Rota'] } },
    ])
    expect(entriesIn({ projects: [{ name: 'Lead', startDate: '2018', endDate: '2018', highlights }] })).toMatchObject([
      { content: { date: '2018', description: 'Date: Summer 2018\nDate: Autumn\nKind.', projects: ['Rota'] } },
    ])
    const award = { title: 'Rivet', summary: 'Date: Spring\nFor a bridge.' }
    expect(entriesIn({ awards: [award, { ...award, date: '2019' }] })).toMatchObject([
      { content: { date: 'Spring', description: 'For a bridge.' } },
      { content: { date: '2019', description: award.summary } },
    ])
  })

  it('leadership of an export is leadership again, with all it says', () => {
    const project = {
      type: 'leadership',
      name: 'Ward',
      description: 'Led nine.',
      highlights: ['Project: Rota', 'Kind.'],
    }
    expect(textsIn({ projects: [{ ...project, startDate: '2018', endDate: '2019' }] })).toEqual([
      'Ward\n2018 – 2019\nLed nine.\nKind.\nRota',
    ])
  })

  it('a technical skill is one by its level or by our category; another category is said', () => {
    const skills = [
      { name: 'Excel', category: 'technical', level: ' Expert ' },
      { name: 'Word', category: 'technical', level: 'Wizard' },
      { name: 'Chess', category: 'games' },
    ]
    expect(entriesIn({ skills })).toMatchObject([
      { section: 'skills', content: { name: 'Chess', description: 'games' } },
      { section: 'technical', content: { name: 'Excel', description: '', proficiency: 'expert' } },
      { section: 'technical', content: { name: 'Word', description: 'Wizard', proficiency: null } },
    ])
  })

  it('an item of other keeps its tag where we know it', () => {
    const other = [{ text: 'Abc', tag: 'other' }, { text: 'Def', tag: 'gossip' }, { text: '' }, { text: 'Ghi' }]
    expect(entriesIn({ basics: { other } })).toEqual([
      entry('other', { text: 'Abc' }, 'other'),
      entry('other', { text: 'Def' }),
      entry('other', { text: 'Ghi' }),
    ])
  })
})
