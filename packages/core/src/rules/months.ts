import { format } from 'date-fns/format'
import { parse } from 'date-fns/parse'

/** The format in which a month is shown and sent: 'March 2024'. */
const displayFormat = 'MMMM yyyy'
/** The format of a month input: '2024-03'. */
const inputFormat = 'yyyy-MM'

// A fixed reference date keeps the result independent of the clock: year and month always come from the text.
const reference = new Date(2000, 0, 1)

const convert = (text: string, from: string, to: string) => {
  const date = parse(text, from, reference)
  // For text that is not a month the year is NaN, which is in no range.
  const year = date.getFullYear()
  return year >= 1000 ? format(date, to) : null
}

/** Converts 'March 2024' to the format of a month input, '2024-03'. Returns `null` for text that is not a month ('2019', 'Summer 2018'). */
export const toMonthInput = (text: string | null | undefined): string | null =>
  text ? convert(text.trim(), displayFormat, inputFormat) : null

/** Converts '2024-03' of a month input to the format that is shown and sent, 'March 2024'. Returns `null` for anything else. */
export const fromMonthInput = (value: string): string | null =>
  // Stryker disable next-line Regex: parse itself refuses what the anchors refuse
  /^\d{4}-\d{2}$/.test(value) ? convert(value, inputFormat, displayFormat) : null
