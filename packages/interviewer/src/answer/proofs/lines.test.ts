import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  leadership: ['Coordinates releases across four squads, no direct reports.'],
  jobs: [
    [
      'wardrobe',
      'Head of Wardrobe',
      'Marée Theatre',
      'January 2019',
      null,
      'Loss of small items halved after numbered bags.\nGroup bookings for schools and choirs.\nNo-show fee introduced in 2021.\nTeam of nine in summer.\nTurnaround of repairs down from 9 days to 4.\nFailed deliveries 7 of 24 to 1 of 26.\nWig care handled by a colleague.\nStaff rotas in a spreadsheet.\nWaste 9% to 3.5% with smaller orders.\nBookings 96,000 (2021/22) to 141,000.\nStage drawings outsourced since 2022.\nProgramme chosen by head office.',
    ],
    ['store', 'Store Operator', 'Hall Four', 'May 2014', 'May 2018', 'Drives the loader.\nNo reach truck.'],
  ],
  other: [
    'Full sailing licence, no car.',
    'No weekend work in October.',
    'Does not drive.',
    'Course: internal auditor, three days, 2021',
  ],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Odile', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return result.sentences.map(({ text }) => text).join(' ')
}

describe('a yes that a line without a verb in front proves', () => {
  it.each([
    ['Has she reduced losses?', /^Yes\..*Loss of small items halved/],
    ['Has she managed group bookings for schools?', /^Yes\..*Group bookings for schools/],
    ['Has she introduced a no-show fee?', /^Yes\..*No-show fee introduced/],
    ['Has she shortened turnaround times?', /^Yes\..*from 9 days to 4/],
    ['Has she cut waste?', /^Yes\..*9% to 3\.5%/],
    ['Has she increased bookings?', /^Yes\..*96,000/],
    ['Has she reduced failed deliveries?', /^Yes\..*7 of 24 to 1 of 26/],
  ])('%s', (question, says) => expect(ask(question)).toMatch(says))

  it.each([
    'Has she handled wig care?',
    'Has she increased failed deliveries?',
    'Has she managed staff?',
    'Has she done stage drawings?',
    'Does she choose the programme herself?',
    'Has she managed weddings for schools?',
  ])('is not said of another’s work, the other direction or another thing: %s', (question) =>
    expect(ask(question)).not.toMatch(/^Yes/),
  )
})

describe('a no that a line says', () => {
  it.each([
    ['Does she have a car?', /^No\. Full sailing licence, no car/],
    ['Can she operate a reach truck?', /^No\..*No reach truck/],
    ['Does she manage people?', /^No\..*no direct reports/],
    ['Does she work weekends in October?', /^No\./],
    ['Can she drive?', /^No\. Does not drive/],
    ['Is she a qualified auditor?', /^No\. Course/],
  ])('%s', (question, says) => expect(ask(question)).toMatch(says))

  it.each(['Does she work weekends?', 'Does she have a sailing licence?', 'Can she operate a loader?'])(
    'is not said where something else, or less, is denied: %s',
    (question) => expect(ask(question)).not.toMatch(/^No\. /),
  )
  it('gives no yes to what a line denies in part', () => expect(ask('Does she work weekends?')).not.toMatch(/^Yes/))
})
