import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fold, stem, terms, words } from './words.ts'

it.each([
  ['managed', 'management'],
  ['manager', 'managing'],
  ['teaching', 'taught'],
  ['wrote', 'writing'],
  ['written', 'writes'],
  ['led', 'leadership'],
  ['negotiated', 'negotiations'],
  ['punctual', 'punctuality'],
  ['environment', 'environmentally'],
  ['safe', 'safety'],
  ['chose', 'choosing'],
  ['decision', 'decided'],
  ['studies', 'studied'],
  ['companies', 'company'],
  ['nurses', 'nursing'],
  ['supervisor', 'supervised'],
  ['engineering', 'engineers'],
  ['prizes', 'prize'],
  ['explanation', 'explained'],
  ['stronger', 'strengths'],
  ['planned', 'planning'],
  ['center', 'centres'],
  ['programs', 'programme'],
  ['license', 'licence'],
  ['organized', 'organisation'],
  ['labor', 'labour'],
  ['pediatrics', 'paediatric'],
  ['analyzed', 'analysis'],
])('%s and %s meet under one stem', (one, other) => expect(stem(one)).toBe(stem(other)))

it.each([
  ['universe', 'unit'],
  ['labor', 'laboratory'],
  ['center', 'cent'],
  ['county', 'count'],
  ['department', 'depart'],
  ['statement', 'state'],
  ['factory', 'fact'],
  ['candidate', 'candle'],
  ['organ', 'orange'],
  ['price', 'prize'],
  ['form', 'farm'],
])('%s and %s stay apart', (one, other) => expect(stem(one)).not.toBe(stem(other)))

it('keeps numbers whole and signs of languages', () =>
  expect(words('1,200 lines of C++ and C# at 3.5%')).toEqual([
    '1,200',
    'lines',
    'of',
    'c++',
    'and',
    'c#',
    'at',
    '3.5%',
  ]))
it('folds accents and quotes', () => expect(fold('Résumé’s')).toBe("resume's"))
it('leaves out words without a subject', () =>
  expect(terms('What did you do with the ledger?')).toEqual([stem('ledger')]))
it('never makes a stem empty', () =>
  fc.assert(fc.property(fc.string(), (text) => words(text).every((word) => stem(word).length > 0))))
