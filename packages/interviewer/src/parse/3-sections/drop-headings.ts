import { isCaps, type Line } from '../2-lines/group-lines.ts'
import { contactWeight } from '../words/contact.ts'
import { findDates } from '../words/dates.ts'
import { isLanguageSkill } from '../words/language-levels.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import { isDocumentName, isDutyLabel } from '../words/lexicon/labels.ts'
import type { Kind } from '../words/lexicon/lexicon.ts'
import { plainText, styleOf } from './heading-forms.ts'

/** What may stand below the headings of these kinds, under headings of its own: 'Current profile' of jobs, 'Internship' of studies. */
const innerKinds: Partial<Record<Kind, Kind[]>> = {
  experience: ['summary', 'projects', 'leadership', 'activities', 'other'],
  education: ['experience', 'coursework'],
}

/**
 * 'EDUCATION' right over 'Internship': where a heading stands directly over a lesser one, that one and all in its look
 * belong to it, up to the next heading of another look.
 */
export const withoutInnerHeads = (lines: Line[], heads: Set<Line>): Set<Line> => {
  const kept = new Set(heads)
  let outer: { kinds: Kind[]; style: string } | null = null
  let margin: Line | null = null
  lines.forEach((line, at) => {
    if (!heads.has(line)) return
    const before = lines[at - 1]
    // 'Skills' in a margin, beside 'Web Design' over its text: whatever heads such parts, the section goes on to the next in the margin
    if (before && kept.has(before) && isBesideHead(before, line)) margin = before
    else if (margin && line.x0 < margin.x1) margin = null
    if (margin) {
      kept.delete(line)
      return
    }
    const style = styleOf(line)
    const above = lines[at - 1]
    const over = above && kept.has(above) && outranks(above, line) ? guessHeading(plainText(above)) : null
    const kinds = over && over.known > 0.99 && over.also.length === 0 ? innerKinds[over.kind] : undefined
    if (kinds) outer = { kinds, style }
    else if (outer?.style !== style) outer = null
    const kind = guessHeading(plainText(line))?.kind ?? null
    if (outer && (kind === null || outer.kinds.includes(kind))) kept.delete(line)
  })
  return kept
}

/** Does a line stand right of a heading, on its baseline? */
const isBesideHead = (head: Line, line: Line) =>
  head.page === line.page && Math.abs(head.base - line.base) < head.size / 2 && line.x0 > head.x1

/** Is a heading set larger than another, or in bold or capitals where it is not? */
const outranks = (a: Line, b: Line) =>
  a.region === b.region &&
  a.size > b.size - 0.4 &&
  (a.size > b.size * 1.06 || (a.bold && !b.bold) || (isCaps(a.text) && !isCaps(b.text)))

/**
 * 'Responsibilities' below a job heads its duties, whatever its look: it opens no section where jobs are listed, or the
 * next jobs would be part of it.
 */
export const withoutDutyLabels = (lines: Line[], heads: Set<Line>): Set<Line> => {
  const kept = new Set(heads)
  let employed = false
  for (const line of lines) {
    if (!kept.has(line)) continue
    const text = plainText(line)
    if (employed && isDutyLabel(text)) kept.delete(line)
    else employed = guessHeading(text)?.kind === 'experience'
  }
  return kept
}

const shortName = /^[\p{Lu}\p{N}&.]{2,6}$/u
/** 'VITA' right below 'VOLUNTEERING', and set as it is: the first employer, not another heading. */
export const withoutFirstNames = (lines: Line[], heads: Set<Line>): Set<Line> => {
  const kept = new Set(heads)
  lines.forEach((line, at) => {
    const above = lines[at - 1]
    if (!above || !kept.has(line) || !kept.has(above) || styleOf(line) !== styleOf(above)) return
    if (line.region !== above.region || !shortName.test(line.text)) return
    const known = guessHeading(plainText(above))
    if (known && known.known > 0.99 && guessHeading(plainText(line)) === null) kept.delete(line)
  })
  return kept
}

/** 'WRITING' among 'LISTENING', 'READING' and 'SPEAKING' stands over the levels of a grid of languages. */
export const withoutGridHeads = (lines: Line[], heads: Set<Line>): Set<Line> => {
  const isRow = (line: Line | undefined) =>
    line !== undefined && line.cells.length > 1 && line.cells.every((cell) => isLanguageSkill(cell.text))
  const beside = (at: number) => [-2, -1, 1, 2].some((step) => isRow(lines[at + step]))
  return new Set([...heads].filter((line) => !isLanguageSkill(line.text) || !beside(lines.indexOf(line))))
}

/** The name of the document stands among its first lines. */
const firstLines = 3

/**
 * 'CURRICULUM VITAE' names the document, and the person's name may be set as the headings are: neither heads a section.
 * A name is recognised by the ways to reach the person below it, before any heading that is known, or by a known heading
 * right below it ('Personal Details').
 */
export const withoutOpening = (lines: Line[], heads: Set<Line>): Set<Line> => {
  const kept = new Set(heads)
  const titles = lines.slice(0, firstLines).filter((line) => isDocumentName(plainText(line)))
  for (const line of titles) kept.delete(line)
  const order = lines.filter((line) => kept.has(line))
  const known = order.findIndex((line) => guessHeading(plainText(line)) !== null)
  const [name] = order
  // what else stands above the name is the title of the document, or a way to reach the person
  const opens = (line: Line) => lines.indexOf(line) < firstLines + titles.length
  if (!name || known === 0 || !opens(name)) return kept
  const below = lines.slice(lines.indexOf(name) + 1, order[1] ? lines.indexOf(order[1]) : undefined)
  const overKnown = below.length === 0 && known === 1
  if (overKnown || isContactBlock(below)) kept.delete(name)
  return kept
}

const isContactBlock = (lines: Line[]) =>
  lines.some((line) => contactWeight(line.text) === 2) && !lines.some((line) => findDates(line.text).length > 0)
