import { readNumber } from '../answer/dates.ts'

/** The number at the start of an amount ('eleven working days', '£2.4m', '9 %'); null when there is none. */
export const numberOf = (amount: string): number | null =>
  readNumber(
    amount
      .replace(/^[^\p{L}\d]+/u, '')
      .split(/\s/)[0]
      ?.replace(/(?<=\d)[^\d.,]+$/, '') ?? '',
  )

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A number as it is said inside a sentence: up to twelve as a word. */
export const saidNumber = (value: number): string => small[value] ?? value.toLocaleString('en')

/** A number in digits or words, for patterns. */
export const number = String.raw`(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
