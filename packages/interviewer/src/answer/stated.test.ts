import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { released, resume } from './examples/example.ts'
import { notStated } from './examples/not-stated.ts'

const items = resume({
  overview: 'Agronomist for orchards and soft fruit.',
  leadership: ['Leads 9 growers and two technicians.', 'Chair of the water board (unpaid), Aldervale, since 2022.'],
  jobs: [
    ['leave', 'Parental leave', '', 'April 2026', null, 'Kept the books of a kindergarten.'],
    [
      'orchard',
      'Orchard Manager',
      'Aldervale Fruit, Hereford',
      'March 2019',
      'March 2026',
      'Plans teams for two tree shakers.\nSold the cold store to a grower in Portugal in 2023.\nRaised the yield per hectare by 12%.',
    ],
    [
      'lab',
      'Soil Technician',
      'Wyeside Labs',
      '2015',
      'February 2019',
      'Analysed 900 samples a year.\nDeputy for the laboratory head in summer.',
    ],
  ],
  skills: [['grafting', 'Grafting', 'Whip and tongue, chip budding.']],
  technical: [['qgis', 'QGIS', 'Orchard maps.', 'advanced']],
  achievements: [
    ['cider', 'Marches Cider Cup, 2021', 'Second of 34 entries.'],
    ['grower', 'Grower award of the county, 2020', 'For the frost fans.'],
  ],
  other: [
    'Welsh (native), English (C1), Polish (A2)',
    'Sprayer certificate: practical part failed, retake booked.',
    'Plays in a brass band.',
  ],
})
const answers = [
  released(
    'pride',
    'orchard',
    'What are you proudest of?',
    'We saved the whole blossom in one night with borrowed fans.',
  ),
  released('error', 'orchard', 'Tell me about a mistake you made.', 'I ordered the wrong rootstock and lost a season.'),
  released(
    'why',
    'orchard',
    'Why are you looking for a new job?',
    'The orchard was sold and the new owner grows hops.',
  ),
]

const ask = (question: string) => {
  const result = answer({ firstName: 'Carys', items, answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return {
    outcome: result.outcome,
    cited: [...new Set(result.sentences.flatMap(({ support }) => support))],
    text: result.sentences.map((sentence) => sentence.text).join(' '),
  }
}

describe('a statement mentions the words that say which thing is asked for', () => {
  it.each([
    'GC-MS',
    'cold chain insurance',
    'beekeeping background',
    'Nursery post at a garden centre?',
    'robotic picking',
    'laboratory director?',
    'hydroponic tomatoes grown',
  ])('%s is not stated', (question) => expect(notStated).toContain(ask(question).outcome))

  it.each<[string, string]>([
    ['grafting techniques', 'grafting'],
    ['QGIS level', 'qgis'],
    ['yield per hectare, by how much', 'orchard'],
  ])('%s is stated', (question, id) => expect(ask(question).cited).toContain(id))
})

describe('an answer to nearly the same question', () => {
  it('comes before a line that shares a word', () => expect(ask('why is she looking?').cited).toEqual(['why']))
  it.each(['soil science degree?', 'which class of degree'])('is not told of another subject: %s', (question) =>
    expect(ask(question).cited).not.toContain('why'),
  )
})

describe('yes and no', () => {
  it('is said in a note, where all is mentioned', () => expect(ask('QGIS?').text).toMatch(/^Yes\. /))
  it('is said no, where less was reached than was asked', () =>
    expect(ask('Did she come first in the Marches Cider Cup?').text).not.toMatch(/^Yes/))
  it.each([
    'Does she drive the tree shakers herself?',
    'sprayer certificate passed?',
    'Was she head of the laboratory?',
    'Does she own the cold store?',
  ])('%s is no yes', (question) => expect(ask(question).text).not.toMatch(/^Yes/))
})

describe('a post, an employer or a country by its name', () => {
  it.each([
    'has she been a head grower',
    'has she been laboratory head?',
    'is she the owner of an orchard',
    'did she work at hollybush',
    'has she worked for zzyzx?',
    'has she ever worked in norway?',
  ])('%s is not answered by another job', (question) => expect(notStated).toContain(ask(question).outcome))
})

describe('a part of a question', () => {
  it.each(['QGIS? which maps has she drawn', 'grafting, and how many kinds of buds?'])(
    '%s: what was only not found is not called unsaid',
    (question) => expect(ask(question).text).not.toMatch(/does not say/),
  )
})

describe('what a usual question is told', () => {
  it('a break is no job', () => expect(ask('most recent position?').cited).toEqual(['orchard']))
  it('the story that was told of it comes before an award', () => {
    expect(ask('biggest win she likes to tell').cited).toEqual(['pride'])
    expect(ask('proudest moment?').cited).toEqual(['pride'])
    expect(ask('a mistake of hers').cited).toEqual(['error'])
  })
  it.each([
    'salary band',
    'non-compete clause?',
    'termination period?',
    'link to her GitHub',
    'why is she talking to us',
  ])('%s is not told of something else', (question) => expect(notStated).toContain(ask(question).outcome))
  it('leadership is told of its own section first', () =>
    expect(ask('Whom does she lead?').cited[0]).toMatch(/^leadership/))
  it('languages are told with their levels', () =>
    expect(ask('languages?').text).toBe('Carys speaks Welsh (native), English (C1) and Polish (A2).'))
})

describe('what is told of a job', () => {
  it('is the deed that was asked for, not the job', () =>
    expect(ask('cold store sold? to which country').text).toContain('Portugal'))
  it('a date inside a job is not the start of the job', () =>
    expect(ask('When did she sell the cold store?').text).toContain('2023'))
  it('a break is not told as a post', () =>
    expect(ask('parental break?').text).not.toContain('Carys has been Parental'))
  it('an office before "of" is not conjugated', () => expect(ask('water board?').text).not.toMatch(/chairs of/))
})

describe('private matters in other words', () => {
  it.each([
    'ethnic minority?',
    "her husband's job - would he come along",
    'strong enough for it, period days and all',
    'did she burn out',
    'part time because of the kids?',
    'Welsh by descent?',
    'Is she in good shape?',
    'Does she have anyone at home to look after?',
  ])('%s is refused', (question) => expect(ask(question).outcome).toBe('protected'))
  it.each([
    'trial period of the shakers',
    'team strength',
    'programme for school classes',
    'minority shareholding bought',
    'Did she support families?',
    'has she advised older couples',
    'Does she work with the disabled?',
    'Does she look after the sick?',
    'Does she help parents?',
    'Does she like children?',
    'Is she good with children?',
    'Does she support the vulnerable?',
    'Does she treat back pain?',
    'Has she done home births?',
    'Any little ones in her group?',
    'Does she speak with parents at home visits?',
  ])('%s is none', (question) => expect(ask(question).outcome).not.toBe('protected'))
})
