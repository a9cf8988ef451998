import { expect, it } from 'vitest'
import { findSourceWords } from './source-words.ts'

const duties = [
  'Run a warehouse of 46 people and a fleet of 23 refrigerated vans that serve 310 schools and care homes.',
  'Cut spoiled deliveries from 4.1% to 1.3% in two years by measuring temperature at every handover.',
  'Moved route planning from paper to an in-house tool and saved 190 driving hours a month.',
]
const known = 'Mara Lindholm Operations Manager Havsgården Distribution'
const wordsFor = (sentence: string, lines = duties) => {
  const place = findSourceWords(sentence, lines, known)
  return place && lines[place.line]?.slice(place.from, place.to)
}

it('finds the words of the line that a sentence repeats', () => {
  expect(
    wordsFor(
      'As Operations Manager at Havsgården Distribution, Mara cut spoiled deliveries from 4.1% to 1.3% in two years.',
    ),
  ).toBe('Cut spoiled deliveries from 4.1% to 1.3% in two years')
})

it.each([
  ['says the same in other forms', 'Yes, she moves the planning of routes into a tool.', 2],
  ['is the line itself', duties[0] ?? '', 0],
  ['has the figure of one line only', 'She ran a fleet of 23 vans and a warehouse.', 0],
])('finds the one line of a sentence that %s', (_, sentence, line) => {
  expect(findSourceWords(sentence, duties, known)?.line).toBe(line)
})

it('marks the whole line where the sentence only touches on it', () => {
  expect(wordsFor('Mara measured temperatures.')).toBe(duties[1])
})

it.each([
  ['rests on the title and the dates', 'Mara has been Operations Manager at Havsgården Distribution since March 2021.'],
  ['shares fillers only', 'Yes, she has to be there at the start of it.'],
  ['is empty', ''],
])('finds no line for a sentence that %s', (_, sentence) => {
  expect(findSourceWords(sentence, duties, known)).toBeNull()
})

it('finds nothing in no lines', () => {
  expect(findSourceWords('Mara cut waste.', [])).toBeNull()
})

it('takes a figure only for itself', () => {
  expect(findSourceWords('She saved 1,900 hours.', ['Saved 190 hours.', 'Nothing else'])?.line).toBe(0)
  expect(findSourceWords('It was 4.1%.', ['It was 4.15%.'])).toBeNull()
})
