import { sign } from './date-words.ts'

/** '20XX' and 'YYYY' stand in templates for a year that was not filled in. */
const year = '(?:(?:19[4-9]|20[0-4])\\d|(?:19|20)xx|yyyy)'
const dayNumber = '(?:0?[1-9]|[12]\\d|3[01])'
const monthNumber = '(?:0?[1-9]|1[0-2])'
const month = `[${sign.months}]+\\.?`
const day = `${dayNumber}(?:\\s?(?:st|nd|rd|th|er)|\\.)?`
/** '18–20 May 2022' is a date as well: both days are of one month. */
const days = `${day}(?:(?:\\s?-\\s?|\\s${sign.until}+\\s)${day})?`
/** A day that only a date in the American order has at its place: '06/28/2019'. */
const lateDay = '(?:1[3-9]|2\\d|3[01])'
const season = `(?:${sign.season}+|q[1-4])`
const of = `(?:(?:of|del|${sign.since}+)\\s+)?`
/** The '13' of '2011–13', and not the day of '2015–28 June', '2015–28-Jun-2019' or '03-Feb–28-Jun-2019'. */
const shortYear = `\\d\\d(?!\\d|[-/.]\\d|[\\s/.-]{0,3}[${sign.months}])`
/** Behind a word two digits are a year only where nothing follows: not the '28' of 'from 2015 to 28 people'. */
const shortYearEnd = `(?:(?<!${sign.until}\\s{1,3})${shortYear}|${shortYear}(?=\\s*(?:$|[)\\],;:\\t])))`
/** A month in words and a year of four digits, with or without days. */
const named = [
  `${month}(?:\\s*|[-/])${days}(?:\\s?,\\s*|[\\s/-])${year}`,
  `${days}(?:\\s*|[-/])${of}${month}(?:,?\\s*|[-/])${of}${year}`,
  `${dayNumber}\\s-\\s${month}\\s-\\s${year}`,
  `${month},?\\s*${of}['\\-/]?\\s?${year}`,
].join('|')
const single = [
  named,
  `(?:${dayNumber}(?:\\s*|[-/]))?${month}\\s*'\\d\\d`,
  // '12-Aug-19': the signs say that the last number is the year
  `${dayNumber}[-/.]${month}[-/]?\\d\\d(?!\\d|[-/][${sign.months}])`,
  `${season}(?:[,\\s]+|[-/])${of}(?:${year}(?:/\\d\\d)?|'\\d\\d)`,
  `${year}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01]))?(?!\\d)`,
  // '2019. 08. 12.', as Hungarian has it
  `${year}\\.\\s?(?:0[1-9]|1[0-2])\\.(?:\\s?(?:0[1-9]|[12]\\d|3[01])\\.?)?(?!\\d)`,
  `${year}(?:\\s?/\\s?|\\.|\\s\\.\\s?)(?:0[1-9]|1[0-2])(?:[/.](?:0[1-9]|[12]\\d|3[01]))?(?!\\d)`,
  // '14. 3. 2005.', as most Slavic languages have it
  `${dayNumber}\\.\\s${monthNumber}\\.\\s?${year}\\.?`,
  `${dayNumber}(?:\\s?[/.]\\s?${monthNumber}\\s?[/.]\\s?|-${monthNumber}-)${year}`,
  `${monthNumber}(?:/${lateDay}/|-${lateDay}-)${year}`,
  `${monthNumber}\\s?[/.]\\s?${year}`,
  `${monthNumber}-${year}`,
  '(?:mm|xx|month)[\\s/.,-]{1,2}(?:20xx|yyyy|year)',
  `(?:0[1-9]|1[0-2])\\s${year}`,
  `${monthNumber}/\\d\\d(?![\\d/])`,
  `${year},?\\s+${month}`,
  // '2019-Aug-12' and '2019-Aug', but not the '2015-Aug' of '2015-Aug-2019'
  `${year}[-/]${month}(?:[-/]${dayNumber}(?!\\d)|(?!\\d|[-/,\\s]{0,2}(?:${day}[-/,\\s]{1,2})?${year}))`,
  year,
  "'\\d\\d",
].join('|')
/** '09-11-10', '3.5.12' and '12 Aug 19': a day, a month and two digits of a year, which only a range shows to be a date. */
const shortDay = [
  ...['/', '\\.'].map((between) => `${dayNumber}${between}${monthNumber}${between}\\d\\d(?![\\d/.])`),
  `${dayNumber}-${monthNumber}-\\d\\d(?![\\d/.-])`,
  `${monthNumber}/${lateDay}/\\d\\d(?![\\d/.])`,
  `${monthNumber}-${lateDay}-\\d\\d(?![\\d/.-])`,
  `${dayNumber}\\s${month}\\s\\d\\d(?!\\d)`,
].join('|')
const dash = '\\.?\\s*(?:-{1,3}|>|→|~|/)\\s*'
const until = `${sign.until}+`
const to = `(?:${dash}|\\s+${until}\\s+|\\s*-\\s*${until}\\s+|\\s+(?=${sign.present}))`
const present = `${sign.present}+`
const since = `${sign.since}+`
const mark = `${sign.months}${sign.season}-${sign.until}`
/** What a date or the word before it begins with: at most places of a text nothing else needs to be tried. */
const opening = `(?=[\\d'${sign.months}${sign.season}${sign.since}qmxy])`
const before = `${opening}(?<![\\p{L}\\p{N}$€£#@_${mark}]|\\d[.,/-])`
const after = `(?![\\p{L}\\p{N}_%${mark}]|[.,]\\d|/\\d)`
/** 'Jan 15', 'Jan.15', 'Jan-15'. */
const shortMonth = `${month}(?:(?<=\\.)|\\s|[-/])\\d\\d(?!\\d)`
/** What ends a range without an end: '2016 / 09 -', and '2019– Cook' where a text begins with it. */
const openEnd = `(?<open>\\s?-{1,2}(?=\\s*(?:$|[)\\]|,;\\n\\t]))|(?<=(?:^|\\t)[^\\t-]{4,20})-(?=\\s\\p{L}))`
const ranges = [
  // an open end first: else the month of '2016 / 09 -' is taken for the short year of its end
  `(?<first>${single})(?:${openEnd}|${to}(?<second>${single}|${shortYearEnd}|${present}))`,
  `(?<shortStart>${shortMonth})${to}(?<shortEnd>${shortMonth}|${present})`,
  // 'Aug-19 to June 2021': a number that fits is the year, for an end without a day seldom follows a start with one
  `(?<shortStart2>${shortMonth})${to}(?<monthEnd>${month},?\\s?-?${year})`,
  `(?<monthStart>[${sign.months}]+\\.?[\\s-]${year})${to}(?<shortEnd2>${shortMonth})`,
  `(?<monthOnly>(?:${day}[\\s-]?)?${month}(?:\\s+${day},?)?)${to}(?<monthYear>${named})`,
  `(?<dayOnly>${dayNumber}[./]${monthNumber}\\.?)${to}(?<dayYear>${dayNumber}[./]${monthNumber}[./]${year})`,
  `(?<shortFrom>${shortDay})${to}(?<shortTo>${shortDay}|${present})`,
].join('|')

export const rangePattern = new RegExp(`${before}(?:${since}\\s+)?(?:${ranges})${after}`, 'gu')
/** A range has a sign or a word between its dates, or a word before them. */
export const mayHoldRange = new RegExp(`[->→~/${sign.until}${sign.since}${sign.present}]`)
export const singlePattern = new RegExp(`${before}(${single})${after}`, 'gu')
/** The 'since' right before a date, but not the 'de' of '3 de marzo' or of 'marzo de 2020'. */
export const sincePattern = new RegExp(
  `(?<![\\p{L}\\p{N}$€£#@_${mark}]|\\d[.,/-]|[\\d${sign.months}]\\s)${since}\\s{1,5}$`,
  'u',
)
/** 'Aug-19' where it stands alone, as spreadsheets print a month: in a text it may be a day. */
export const aloneMonthPattern = new RegExp(`(?<=^|\\t|\\(|${sign.since}\\s)${month}[-/]\\d\\d(?=$|\\t|\\))`, 'gu')
/**
 * 'Summer 2012 and 2013', 'Summers 2015 + 2016' and 'Spring 2023, 2024, 2025' where dates stand alone or open a line with a
 * colon: work that came again, from the first to the last.
 */
const repeated = `(?:(?:${season}|${month})\\s+|${monthNumber}/)?${year}`
export const pairPattern = new RegExp(
  `(?<=^|\\t)(?<first>${repeated})(?:,\\s+${year}){0,4}(?:,?\\s+(?:and|und|et|y|e|en|&|\\+)\\s+(?<last>${repeated})|(?<=${sign.season}\\s.{4,40}),\\s+(?<lastYear>${year}))(?=$|\\t|:)`,
  'gu',
)
export const mayHoldPair = /[\s,](?:and|und|et|y|e|en|&|\+)\s|\d,\s{1,3}(?:19|20)\d\d/

export const yearPattern = new RegExp(year)
/** A date that was not filled in keeps the template's words. */
export const placeholder = /(?:19|20)xx|yyyy|month,? year/
export const seasonPattern = new RegExp(`^${season}`)
export const presentPattern = new RegExp(`^${present}$`)
/** The two digits of a year at the end of a marked date: after an apostrophe, or after a month and perhaps a sign. */
export const shortYearPattern = new RegExp(`(?:'|[${sign.months}]\\.?[\\s/-]?)(\\d\\d)$`)
/** A date in the American order says in which order the others of its text are. */
export const monthFirstPattern = new RegExp(`(?<!\\d)${monthNumber}([/-])${lateDay}\\1(?:\\d\\d){1,2}(?!\\d)`)
