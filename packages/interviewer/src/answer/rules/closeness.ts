import type { Closeness } from '../../interviewer.ts'

/**
 * From which likelihood of the first line on it is likely the answer, and below which it is unlikely. Of 770 closest answers about 62 people of whom nothing was
 * learned the first line was right in .69 of those from .5 on, in .54 of those from .4 on that were asked for a thing, in .55 of those from .2 on that
 * held half of its words, and in .4 of the others.
 */
const bands = { likely: 0.5, ofThing: 0.4, ofHalf: 0.2, unlikely: 0.15 } as const

/** How likely it is that the first of the closest lines is the answer, by what the judge thinks of it and how much it holds of the words that say which thing is asked for; null where there are none. */
export const closenessOf = (likelihood: number, held: number | null): Closeness => {
  const bar = held === null ? bands.likely : held >= 0.5 ? bands.ofHalf : bands.ofThing
  return likelihood >= bar ? 'likely' : likelihood < bands.unlikely ? 'unlikely' : 'unsure'
}

/**
 * How likely a line must be, as a share of the first, to be shown beside it, and in any case. Beside a line that likely is the answer others seldom are: with .3 instead of
 * .1 a quarter of the lines goes and 1 of 125 right ones. Of 228 lines below .15 that stood beside the first 20 were right.
 */
const ofFirst = { likely: 0.3, unsure: 0.1, unlikely: 0.1 } as const satisfies Record<Closeness, number>
const leastOfAll = 0.15

/** From which likelihood on a line is shown beside the first. */
export const leastBeside = (likelihood: number, closeness: Closeness): number =>
  Math.max(leastOfAll, likelihood * ofFirst[closeness])
