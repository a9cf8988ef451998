import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { resume } from './examples/example.ts'
import { operationsManager } from './examples/readers.ts'

const items = resume({
  overview: 'Housekeeping manager with eleven years in hotels.',
  leadership: ['Responsible for 22 room attendants and two linen porters.'],
  jobs: [
    [
      'head',
      'Head Housekeeper',
      'Hotel Aurland, Bergen',
      'March 2019',
      null,
      'Run a house of 240 rooms with 31 people.\nCut linen losses from 9% to 4% by counting at the dock.\nUnsold breakfasts from 300 to 90 a month.\nOur maintenance team repairs the lifts and orders the lamps.\nPlanned staff rotas for two floors and trimmed overtime by a quarter.',
    ],
    [
      'supervisor',
      'Floor Supervisor',
      'Pension Lindner, Graz',
      'May 2014',
      'February 2019',
      'Moved the laundry to a new cellar without losing one day.\nTaught apprentices three afternoons a week.\nAssisted in the opening of a spa.',
    ],
  ],
  technical: [['hotsos', 'HotSOS', 'Reads reports, does not build them.', 'intermediate']],
  achievements: [
    ['golden', 'Golden Key Award, Styria', 'For the laundry.', '2018'],
    ['clean', 'Clean House Prize, finalist', '', '2021'],
    ['care', 'Kindness Award', 'Nominated by the guests.', '2022'],
  ],
  other: [
    'Diploma in Hotel Management, Tourism School Bad Leonfelden, 2009 – 2011',
    'CHHE: 3 of 7 modules passed, paused since 2020',
    'MSc Hospitality, by distance since 2024; thesis remaining',
    'Driving licence B, exchanged 2015. Not C.',
    'First aid certificate, valid until May 2028',
    'House near the fjord preferred',
    'German (native), Norwegian (conversational), French (basic), Italian (understands)',
  ],
})

type Asked = { reader: { firstName: string; items: typeof items }; question: string }
const own = { firstName: 'Vroni', items }
const answerTo = ({ reader, question }: Asked) => {
  const result = answer({ ...reader, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: result.sentences.map(({ text }) => text).join(' ') }
}

describe('yes comes first, where one sentence says that it is so', () => {
  it.each([
    ['Has she led people?', 'runs a house of 240 rooms with 31 people'],
    ['Has she managed staff?', '31 people'],
    ['Has she taught apprentices?', 'taught apprentices'],
    ['Has she trained anyone?', 'apprentices'],
    ['Has she reduced linen losses?', 'cut linen losses from 9% to 4%'],
    ['Has Vroni reduced waste?', 'Unsold breakfasts from 300 to 90'],
    ['Did she cut overtime?', 'trimmed overtime'],
    ['Has she moved a laundry?', 'moved the laundry'],
    ['Has she won an award?', 'Golden Key Award'],
    ['Did she win a prize in 2018?', 'Golden Key Award'],
    ['Did she study in Bad Leonfelden?', 'Diploma in Hotel Management'],
    ['Does she have a driving licence?', 'Driving licence B'],
    ['Is her first aid certificate valid?', 'valid until May 2028'],
    ['Does she speak German?', 'Vroni speaks German (native).'],
    ['Is she fluent in German?', 'Vroni speaks German (native).'],
    ['Does she speak Norwegian?', 'Vroni speaks Norwegian (conversational).'],
  ])('%s', (question, words) => {
    const { text } = answerTo({ reader: own, question })
    expect(text.startsWith('Yes. ') || text).toBe(true)
    expect(text.toLowerCase()).toContain(words.toLowerCase())
  })

  it.each([
    'Has she led people?',
    'Has she managed a team?',
    'Does she speak Swedish?',
    'Is she fluent in English?',
    'Has Mara trained seasonal staff?',
    'Has she run a warehouse?',
    'Has she won an award?',
    'Did she win an award in 2023?',
    'Does she have a degree in logistics?',
    'Did she study in Gothenburg?',
    'Has she chaired a committee?',
  ])('of the sample resume: %s', (question) =>
    expect(answerTo({ reader: operationsManager, question }).text).toMatch(/^Yes\. /),
  )
})

describe('yes is not said', () => {
  it.each([
    ['of what others do', 'Has she repaired lifts?'],
    ['of what others do after the first verb', 'Does she order the lamps?'],
    ['of a part taken in', 'Has she led the opening of a spa?'],
    ['of a place as a finalist', 'Did she win the Clean House Prize?'],
    ['of a nomination', 'Did she win the Kindness Award?'],
    ['of a certificate in the making', 'Does she hold the CHHE?'],
    ['of a degree in the making', 'Does she have an MSc?'],
    ['of a licence for less', 'Does she have a driving licence C?'],
    ['of a wish', 'Does she own a house?'],
    ['of hardly any French', 'Does she speak French?'],
    ['of a language only understood', 'Does she speak Italian?'],
    ['of a lower level', 'Is she fluent in Norwegian?'],
    ['of the other direction', 'Has she increased linen losses?'],
    ['of a school elsewhere', 'Did she study in Bergen?'],
    ['of one of two', 'Does she speak German or Danish?'],
  ])('%s: %s', (_, question) => expect(answerTo({ reader: own, question }).text).not.toMatch(/^Yes/))
})

it('yes is not said of a line that opens with a no', () => {
  const reader = { firstName: 'Sujata', items: resume({ overview: 'Barista in Footscray.', other: ['No car, Myki.'] }) }
  const { outcome, text } = answerTo({ reader, question: 'Has she got her own transport?' })
  expect({ outcome, text }).toEqual({ outcome: 'answered', text: 'No car, Myki.' })
})

describe('no is not said', () => {
  it.each([
    ['of an award, for another was only nearly won', 'Has she won an award?'],
    ['of a language with a modest level', 'Does she speak Norwegian?'],
    ['of a language hardly begun', 'Does she speak French?'],
    ['of an award for which somebody was proposed', 'Did she win the Kindness Award?'],
    ['of another thing that the entry excludes', 'Does she have a driving licence?'],
  ])('%s: %s', (_, question) => expect(answerTo({ reader: own, question }).text).not.toMatch(/^No\b/))

  it('but is where the entry itself says so', () =>
    expect(answerTo({ reader: own, question: 'Did she win the Clean House Prize?' }).text).toMatch(/^No\. /))
})

describe('a trade that somebody went into', () => {
  it.each(['Did she go into teaching?', 'Has she moved into sales?'])(
    'is not told by a skill, a study or a line of another post: %s',
    (question) =>
      expect(['closest', 'not_stated']).toContain(answerTo({ reader: operationsManager, question }).outcome),
  )
})

it('what was changed in figures is told as a deed', () =>
  expect(answerTo({ reader: operationsManager, question: 'Has she cut spoiled deliveries?' }).text).toBe(
    'Yes. As Operations Manager at Havsgården Distribution, Gothenburg (since March 2021), Mara cut spoiled deliveries from 4.1% to 1.3% in two years by measuring temperature at every handover.',
  ))

describe('a yes is not put together from two places', () => {
  const factory = {
    firstName: 'Cheptoo',
    items: resume({
      jobs: [
        [
          'factory',
          'Factory Assistant',
          'Marinyn Tea Factory, Kericho',
          'March 2019',
          null,
          'Green leaf reception and weighbridge.\nNight shifts in the withering hall.',
        ],
      ],
    }),
  }
  it.each(['Has she worked with green tea?', 'Does she know green tea?'])('%s', (question) =>
    expect(answerTo({ reader: factory, question }).text).not.toMatch(/^Yes/),
  )
  it('but it is said where one sentence has the whole thing', () =>
    expect(answerTo({ reader: factory, question: 'Has she worked night shifts?' }).text).toMatch(/^Yes/))
})

describe('a line that makes less of itself', () => {
  const own = resume({
    technical: [['sap', 'SAP EWM', 'Goods receipt and transfer.', 'beginner']],
    achievements: [
      [
        'cpp',
        'Certified Protection Professional (CPP)',
        'Application approved; examination booked for February 2027.',
        '2026',
      ],
      [
        'sheets',
        'Weight and balance course',
        'Five days. No airline authorisation to sign load sheets so far.',
        '2024',
      ],
    ],
  })

  it.each(['SAP EWM expert?', 'Is he CPP?', 'Can he sign load sheets?'])('is told without a yes: %s', (question) => {
    const result = answer({ firstName: 'Arjun', items: own, answers: [], question, today: '2026-11-21' })
    if (!result.ok) throw new Error(result.detail)
    const told = [...result.sentences, ...result.related].map(({ text }) => text).join(' ')
    expect(told).not.toBe('')
    expect(told).not.toMatch(/^Yes/)
  })
})

describe('no yes stands before a line that says otherwise', () => {
  const jobs = resume({
    overview: 'Buyer and site lead.',
    leadership: [
      'Disciplinary responsibility for 31 employees in Norway and Poland.',
      'Built up the Gdańsk office from 0 to 6 employees (2019).',
    ],
    jobs: [
      [
        'site',
        'Site Lead',
        'Vellin Works, Ost',
        'March 2019',
        null,
        '0 failed weld inspections in 2024 and 2025.\nIntroduction of Ariba with IT (go-live 2023, six months later than planned).\nTranslates 450,000 words a year, of which 60% legal.',
      ],
    ],
    skills: [['legal', 'Legal translation', '']],
    other: ['Diploma in Teaching, Ost Teachers College, 1991'],
  })
  const asked = (question: string) => answerTo({ reader: { firstName: 'Runa', items: jobs }, question }).text
  it('none of what happened never', () => expect(asked('any failed weld inspections?')).toMatch(/^No\. /))
  it('later than planned where it is asked whether it was on time', () =>
    expect(asked('did the introduction of Ariba go live on time')).toMatch(/^Site Lead/))
  it('a course where the work is asked for', () => expect(asked('did she ever teach at a college')).not.toMatch(/^Yes/))
  it('and who is led is said without the office that grew', () =>
    expect(asked('how many people report to her, and in which countries?')).toBe(
      'Disciplinary responsibility for 31 employees in Norway and Poland.',
    ))
  it('nor is a skill told that the line before it speaks of', () =>
    expect(asked('how many words a year, how much of it legal?')).not.toContain('as a skill'))
})
