import { isCaps, type Line } from '../2-lines/group-lines.ts'
import { contactWeight } from '../words/contact.ts'
import { findDates } from '../words/dates.ts'
import { guessHeading, type HeadingGuess } from '../words/lexicon/guess-heading.ts'

/** A line that could be a heading by its shape; `strong` where all its words are known. */
export type Candidate = { line: Line; text: string; guess: HeadingGuess | null; style: string; strong: boolean }

const spaced = (line: Line) => (/\s\s|[^\S ]/.test(line.text) ? line.text.replace(/\s+/g, ' ') : line.text).trim()

/** '— SKILLS —': the sign before is no bullet where one stands behind as well, and neither is part of the heading. */
const isFramed = (line: Line) => line.bullet && line.cells.length === 1 && /\S\s[–—•*~=·-]{1,3}$/u.test(line.text)

/** Numbers and signs that stand before or behind headings as ornaments: '01 Skills', '// Skills', '[ Skills ]', 'Skills >'. */
export const ornamentBefore =
  /^(?:\d{1,2}[.):]?|[IVX]{1,4}[.)]|\/{1,2}|#{1,3}|[>»▸►■◆●•~*|[<–—-]{1,3})\s{1,3}(?=\p{L})/u
const ornamentBehind = /(?<=\p{L})\s{1,3}(?:\/{1,2}|[>»◂◄■◆●•~*|\]=·–—-]{1,3})$/u
/** The text of a heading without its ornaments. */
export const plainText = (line: Line) => spaced(line).replace(ornamentBefore, '').replace(ornamentBehind, '')

/** How a line looks as a whole: headings of a resume look alike. */
export const styleOf = (line: Line) =>
  `${Math.round(line.size * 2)}|${line.bold}|${isCaps(line.text)}|${line.color}|${line.font}`

/** A line in the look of most of the text. */
export const bodyLook = (lines: Line[]) => {
  const weights = new Map<string, { line: Line; weight: number }>()
  for (const line of lines) {
    const key = `${Math.round(line.size * 2)}|${line.bold}|${line.color}|${line.font}`
    const known = weights.get(key)
    if (known) known.weight += line.text.length
    else weights.set(key, { line, weight: line.text.length })
  }
  return [...weights.values()].sort((a, b) => b.weight - a.weight)[0]?.line
}

/** Could the line be a heading by its shape alone? */
export const couldHead = (line: Line, text: string, body: Line) =>
  line.rail.length === 0 &&
  line.cells.length === 1 &&
  // a sign may stand before a heading, but then the heading is larger than the items of a list; with a number bold is enough
  (!line.bullet || isFramed(line) || line.size > body.size * 1.06 || (line.numbered && line.bold && !body.bold)) &&
  text.length >= 2 &&
  text.length <= 60 &&
  text.split(' ').length <= 8 &&
  /\p{L}{2}/u.test(text) &&
  !/[.,;]$/.test(text) &&
  (!/^\p{Ll}/u.test(text.replace(/^[^\p{L}]+/u, '')) || isLowerHeading(line, text, body)) &&
  (contactWeight(text) < 2 || namesSection(text)) &&
  findDates(text).length === 0

/** 'DRIVING LICENCE:' with nothing behind the colon may head a section, though it is asked for among the ways to reach a person too. */
const namesSection = (text: string) => {
  const guess = /:$/.test(text) ? guessHeading(text) : null
  return guess !== null && guess.kind !== 'contact' && guess.known >= partlyKnown
}
const partlyKnown = 0.5

/** 'work experience' or '/ work' all in small letters: a heading only when it is known, and clearly larger than the text or in a colour of its own. */
const isLowerHeading = (line: Line, text: string, body: Line) =>
  (line.size > body.size * 1.2 ||
    line.color !== body.color ||
    (line.bold && !body.bold && line.size > body.size * 1.06)) &&
  (guessHeading(text)?.known ?? 0) > 0.99

/** Does the line look otherwise than the text: larger, bold, in capitals, in another colour or font? */
export const stands = (line: Line, body: Line) =>
  line.size > body.size * 1.06 ||
  (line.bold && !body.bold) ||
  (isCaps(line.text) && !isCaps(body.text)) ||
  line.color !== body.color ||
  line.font !== body.font
