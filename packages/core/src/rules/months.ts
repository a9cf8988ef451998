import { format } from 'date-fns/format'
import { parse } from 'date-fns/parse'

/** How a month is shown and sent: 'March 2024'. */
const displayFormat = 'MMMM yyyy'
/** How a month input holds it: '2024-03'. */
const inputFormat = 'yyyy-MM'

// A fixed reference keeps the parse free of the clock: year and month always come from the text.
const reference = new Date(2000, 0, 1)

const convert = (text: string, from: string, to: string) => {
  const date = parse(text, from, reference)
  // Of text that is no month the year is NaN, which is in no range.
  const year = date.getFullYear()
  return year >= 1000 ? format(date, to) : null
}

/** 'March 2024' as a month input has it, '2024-03'. Text that is no month ('2019', 'Summer 2018') is `null`. */
export const toMonthInput = (text: string | null | undefined): string | null =>
  text ? convert(text.trim(), displayFormat, inputFormat) : null

/** A month input's '2024-03' as it is shown and sent, 'March 2024'. Anything else is `null`. */
export const fromMonthInput = (value: string): string | null =>
  // Stryker disable next-line Regex: parse itself refuses what the anchors refuse
  /^\d{4}-\d{2}$/.test(value) ? convert(value, inputFormat, displayFormat) : null
