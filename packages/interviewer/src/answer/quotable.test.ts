import { expect, it } from 'vitest'
import { quotableOfAnswer, quotableSentences } from './quotable.ts'

it.each([
  [
    'The mill had three shifts that rotated every two weeks and my daughter was starting school.',
    ['The mill had three shifts that rotated every two weeks'],
  ],
  [
    'My wife was accepted at a hospital in Graz, and the drive from Linz would have been two hours.',
    ['the drive from Linz would have been two hours.'],
  ],
])('of a private reason only the clause without it is told: %s', (text, told) =>
  expect(quotableOfAnswer(text)).toEqual(told),
)

it.each([
  'My husband got a post in Leeds and we moved there.',
  'I am married and my son is four years old and at school.',
  'My wife was ill, and I looked after her for two years.',
])('nothing is told of a sentence of which each clause is private or speaks of somebody: %s', (text) =>
  expect(quotableOfAnswer(text)).toEqual([]),
)

it.each([
  [
    'Would relocate to Sweden; visa support needed; with wife and one cat',
    'Would relocate to Sweden; visa support needed',
  ],
  ['28 hours a week since coming back from maternity leave', '28 hours a week'],
])('of a line what stands before a private matter is told: %s', (line, told) =>
  expect(quotableSentences(line)).toEqual([told]),
)

it.each(['Date of birth: 12.07.1972', 'Married; licence B', 'My wife and I run a shop'])(
  'nothing is told of a line that begins with one: %s',
  (line) => expect(quotableSentences(line)).toEqual([]),
)
