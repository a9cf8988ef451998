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

it.each([
  // A letter is a word.
  ['She wrote C.', ['Wrote Pascal.', 'Wrote C.'], 1],
  // Three letters more make another form, four another word; figures have no forms.
  ['They plan.', ['Planned.'], 0],
  ['They plan.', ['Planners.'], null],
  ['They cut.', ['Cuts.'], 0],
  ['An ad.', ['Ads.'], null],
  ['They plan.', ['Play.'], null],
  ['They measured.', ['Measuring.'], 0],
  ['A house.', ['Horses.'], null],
  ['It was 12345.', ['It was 12346.'], null],
])('of "%s" and %j it is the line %j', (sentence, lines, line) => {
  expect(findSourceWords(sentence, lines)?.line ?? null).toBe(line)
})

it('does not find a line by names that are known', () => {
  expect(findSourceWords('Mara Lindholm.', ['Mara Lindholm ran it.'], 'Mara Lindholm')).toBeNull()
  expect(findSourceWords('Mara Lindholm.', ['Mara Lindholm ran it.'])?.line).toBe(0)
})

it('goes by the words that few lines have', () => {
  const often = 'The team delivered parcels.'
  const lines = [often, often, often, often, 'Rode a bicycle daily.']
  expect(findSourceWords('The team delivered parcels by bicycle daily.', lines)?.line).toBe(4)
})

it.each([
  ['Cut costs.', ['Cut.'], true],
  ['Cut costs fast.', ['Cut.'], false],
  ['Cut costs fast, twice, everywhere.', ['Cut costs.'], true],
])('takes two words, or half of those that say something, for enough: "%s" of %j, %s', (sentence, lines, isEnough) => {
  expect(findSourceWords(sentence, lines) !== null).toBe(isEnough)
})

it('takes more words for enough where it is told to', () => {
  const sentence = 'She saved driving hours, as all of us had hoped that year.'
  expect(findSourceWords(sentence, ['Saved 190 driving hours.'], '', 3)).not.toBeNull()
  expect(findSourceWords(sentence, ['Saved 190 driving hours.'], '', 4)).toBeNull()
})

it.each([
  ['four words in a row', 'She saved 190 driving hours.', 'saved 190 driving hours'],
  [
    'half of the words that say something',
    'Mara saved 190 driving hours; colleagues noticed, managers cheered.',
    'saved 190 driving hours',
  ],
  ['less than half', 'Mara saved 190 driving hours; colleagues noticed, managers, customers cheered.', null],
  ['three words in a row', 'She saved 190 hours driving.', null],
])('marks a quotation of %s, else the whole line', (_, sentence, quoted) => {
  const line = 'Soon saved 190 driving hours a month.'
  const place = findSourceWords(sentence, [line], 'Mara')
  expect(place && line.slice(place.from, place.to)).toBe(quoted ?? line)
})

it('marks the first of two equal quotations', () => {
  const line = 'Saved time in every quarter, and saved time in every quarter.'
  expect(findSourceWords('She saved time in every quarter.', [line])).toEqual({ line: 0, from: 0, to: 27 })
})
