import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { fromMonthInput, toMonthInput } from '../rules/months.ts'

/** How JSON Resume writes a date (its definition `iso8601`): a year, a month or a day. */
const pattern = /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/

/** '2014-06-29' as '29 June 2014'; `null` for a day that its month does not have. */
const fromIsoDay = (iso: string): string | null => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  const name = fromMonthInput(iso.slice(0, 7))
  return name !== null && day >= 1 && day <= getDaysInMonth(new Date(year, month - 1)) ? `${day} ${name}` : null
}

const toIsoDay = (text: string): string | null => {
  const [, day = '', month] = /^(\d{1,2}) (.+)$/.exec(text) ?? []
  const input = toMonthInput(month)
  return input && `${input}-${day.padStart(2, '0')}`
}

/** '2024-03' as a resume says it, 'March 2024'; a year stays a year, a day is '29 June 2014'. What is no date is `null`. */
export const fromIsoDate = (iso: string): string | null => {
  if (!pattern.test(iso)) return null
  if (iso.length === 4) return iso
  return iso.length === 7 ? fromMonthInput(iso) : fromIsoDay(iso)
}

/** A resume's date as JSON Resume writes it; `null` for words that would not read back as they are ('Summer 2018'). */
export const toIsoDate = (text: string): string | null => {
  const iso = /^\d{4}$/.test(text) ? text : (toMonthInput(text) ?? toIsoDay(text))
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
