import { expect, it } from 'vitest'
import { withoutOpening, withoutPreface, withoutRemarks } from './preface.ts'

it.each([
  ['We are in Ghent. Is any of her Dutch left?', 'Is any of her Dutch left?'],
  ['Our tours are for 80 guests. Would she cope?', 'Our tours are for 80 guests. Would she cope?'],
  ['We fly at night, three times a week. Suitable?', 'We fly at night, three times a week. Suitable?'],
  ['Our lab is small. Can she run a centrifuge?', 'Can she run a centrifuge?'],
])('%s', (question, asked) => expect(withoutPreface(question)).toBe(asked))

it.each([
  ['does she speak Japanese? we have a lot of guests from Osaka', 'does she speak Japanese?'],
  ['Any night shifts? Our wards run 24 hours.', 'Any night shifts?'],
  ['software she has used pls, we have Exact', 'software she has used pls'],
  ['can he weld aluminium - we build trailers', 'can he weld aluminium'],
])('leaves out what its asker says after it: %s', (question, asked) => expect(withoutRemarks(question)).toBe(asked))

it.each([
  'Why us? We would like to know what draws her.',
  'does she know Xero, we wonder whether she used it',
  'we use Xero. Does she?',
  'Has she worked in a team like ours, we are twelve or more?',
  'My team needs a lead.',
])('keeps what asks: %s', (question) => expect(withoutRemarks(question)).toContain(question.split(/[.?] /).at(-1)))

it.each([
  ['experience with generators as well?', 'experience with generators?'],
  ['does she do dresses too', 'does she do dresses'],
  ['speaks Thai as well as Lao?', 'speaks Thai as well as Lao?'],
])('leaves out a last word that only joins: %s', (question, asked) => expect(withoutOpening(question)).toBe(asked))
