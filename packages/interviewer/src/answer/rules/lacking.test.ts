import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  overview: 'Beekeeper and extension adviser in Maribor.',
  jobs: [
    [
      'coop',
      'Extension Adviser',
      'Podravje Beekeepers Cooperative',
      'March 2017',
      null,
      'Inspect 140 apiaries a year for varroa.\nRan the queen rearing station, 620 queens in 2023.\nHave not sold or shipped live bees abroad.',
    ],
    ['farm', 'Farm Hand', 'Kmetija Hribar', '2011', '2016', 'Milked 34 cows.\nNever drove the harvester alone.'],
  ],
  skills: [['notme', 'Not covered', 'I have not taught children, dealt with pollen or run a shop.']],
  achievements: [
    ['cbi', 'CBI Bee Inspector', 'theory passed, second module not passed and not repeated', '2021'],
    ['npqa', 'National Programme for Qualified Advisers (NPQA)', 'final paper sent in, waiting for the result', '2025'],
    ['vet', 'Animal medicines permit', 'active, renewed May 2025', '2019'],
    ['msc', 'MSc Animal Science', 'part-time, currently in second year', 'in progress'],
    ['adr', 'ADR card', 'ran out 2022', '2017'],
    ['food', 'Food hygiene certificate', 'two-day course', '2020'],
  ],
  other: ['3 days a week possible, max 1x weekend a month.', 'Looking for a post with a breeding station.'],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Alenka', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}

describe('what an entry says of how far it got', () => {
  it.each([
    ['CBI certified inspector?', /^No\. CBI.*not repeated/],
    ['CBI in date', /^No\. CBI/],
    ['does she hold NPQA', /^No\. .*waiting for the result/],
    ['so she has an MSc in animal science', /^No\. MSc.*second year/],
    ['ADR card valid', /^No\. ADR.*ran out 2022/i],
    ['animal medicines permit active?', /^Yes\. .*renewed May 2025/i],
  ])('is stated: %s', (question, says) => expect(ask(question).text).toMatch(says))

  it.each(['when did she get the ADR card?', 'food hygiene certificate in date?'])(
    'denies nothing else: %s',
    (question) => expect(ask(question).text).not.toMatch(/^(?:No|Yes)\./),
  )
})

describe('what a line says was not done', () => {
  it.each([
    ['has she sold bees abroad?', /^No\. .*not sold/],
    ['has she taught children?', /^No\. .*not taught children/],
  ])('is a no: %s', (question, says) => expect(ask(question).text).toMatch(says))

  it.each(['has she driven a harvester?', 'has she run a station?', 'has she sold honey?'])(
    'is none of another thing, or of less: %s',
    (question) => expect(ask(question).text).not.toMatch(/^No\./),
  )
})

describe('what the resume is silent on', () => {
  it.each([
    'any union experience?',
    'has he worked with dementia patients',
    'salary expectations pls',
    'expected wage per hour',
    'police vetting current',
  ])('is not met with lines beside the point: %s', (question) =>
    expect(ask(question)).toEqual({ outcome: 'not_stated', text: '' }),
  )

  it.each([
    ['varroa?', /varroa/],
    ['queen breeding, how many', /620 queens/],
    ['can she do 3 days a week', /3 days a week/],
  ])('but what it does say is shown: %s', (question, says) => expect(ask(question).text).toMatch(says))
})
