// Its `format` and `parse` bring along every field of every format, a hundred modules for twelve names.
import { enUS } from 'date-fns/locale/en-US'

const names = ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const).map((month) => enUS.localize.month(month))

/** A month's name at the beginning of a text, whole or short, and the year that ends it. */
const readMonth = (text: string) => {
  const found =
    enUS.match.month(text, { width: 'wide' }) ??
    enUS.match.month(text, { width: 'abbreviated' }) ??
    enUS.match.month(text, { width: 'narrow' })
  const year = /^ (\d{4})$/.exec(found?.rest ?? '')?.[1]
  return found && year ? { index: found.value, year } : null
}

// Before it nobody has worked whose resume is read here, and a year has four digits.
const firstYear = '1000'

/** Converts 'March 2024' to the format of a month input, '2024-03'. Returns `null` for text that is not a month ('2019', 'Summer 2018'). */
export const toMonthInput = (text: string | null | undefined): string | null => {
  const month = text ? readMonth(text.trim()) : null
  return month && month.year >= firstYear ? `${month.year}-${String(month.index + 1).padStart(2, '0')}` : null
}

/** Converts '2024-03' of a month input to the format that is shown and sent, 'March 2024'. Returns `null` for anything else. */
export const fromMonthInput = (value: string): string | null => {
  const [, year = '', month = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(value) ?? []
  return year >= firstYear ? `${names[Number(month) - 1]} ${year}` : null
}
