import { readNumber } from '../answer/dates.ts'

/** The number at the start of an amount ('eleven working days', '£2.4m', '9 %'); null when there is none. */
export const numberOf = (amount: string): number | null =>
  readNumber(
    amount
      .replace(/^[^\p{L}\d]+/u, '')
      .split(/\s/)[0]
      ?.replace(/(?<=\d)[^\d.,]+$/, '') ?? '',
  )

const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A whole number under a hundred in words: a number that was worked out does not stand in the resume. */
export const saidNumber = (value: number): string =>
  small[value] ?? `${tens[Math.floor(value / 10)] ?? ''}${value % 10 === 0 ? '' : `-${small[value % 10] ?? ''}`}`

/** A number in digits or words, for patterns. */
export const number = String.raw`(?:\d[\d.,]{0,12}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
