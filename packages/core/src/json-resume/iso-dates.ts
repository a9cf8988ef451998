import { format } from 'date-fns/format'
import { parse } from 'date-fns/parse'
import { fromMonthInput, toMonthInput } from '../rules/months.ts'

/** How JSON Resume writes a date (its definition `iso8601`): a year, a month or a day. */
const pattern = /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/

// A fixed reference keeps the parse free of the clock.
const reference = new Date(2000, 0, 1)
const convertDay = (text: string, from: string, to: string): string | null => {
  const date = parse(text, from, reference)
  return Number.isNaN(date.getTime()) ? null : format(date, to)
}

/** '2024-03' as a resume says it, 'March 2024'; a year stays a year, a day is '29 June 2014'. What is no date is `null`. */
export const fromIsoDate = (iso: string): string | null => {
  if (!pattern.test(iso)) return null
  if (iso.length === 4) return iso
  return iso.length === 7 ? fromMonthInput(iso) : convertDay(iso, 'yyyy-MM-dd', 'd MMMM yyyy')
}

/** A resume's date as JSON Resume writes it; `null` for words that would not read back as they are ('Summer 2018'). */
export const toIsoDate = (text: string): string | null => {
  const iso = /^\d{4}$/.test(text) ? text : (toMonthInput(text) ?? convertDay(text, 'd MMMM yyyy', 'yyyy-MM-dd'))
  return iso !== null && fromIsoDate(iso) === text ? iso : null
}

/** Start and end of a time in JSON Resume; a missing end means that it still goes on. */
type IsoSpan = { startDate?: string | undefined; endDate?: string | undefined }

const running = 'Present'

/** A span as a resume says it: 'March 2019 – May 2020', '2019 – Present', '2020'; empty without dates. */
export const fromIsoSpan = ({ startDate, endDate }: IsoSpan): string => {
  const [start, end] = [startDate, endDate].map((iso) => (iso ? fromIsoDate(iso) : null))
  if (!start) return end ? `Until ${end}` : ''
  return start === end ? start : `${start} – ${end ?? running}`
}

/** The span that a text says; `null` when it would not read back as it is. A single date both starts and ends it. */
export const toIsoSpan = (text: string): IsoSpan | null => {
  const [first = '', last = first] = text.split(' – ')
  const startDate = toIsoDate(first)
  if (startDate === null) return null
  const endDate = last === running ? null : toIsoDate(last)
  const span = endDate === null ? { startDate } : { startDate, endDate }
  return fromIsoSpan(span) === text ? span : null
}
