import { type Line, makeLine } from '../2-lines/group-lines.ts'
import { groupParagraphs } from '../2-lines/join-text.ts'
import { makeSegment, type Region, type Segment } from '../2-lines/layout.ts'
import { spanOf } from '../2-lines/span.ts'
import { findDates } from '../words/dates.ts'
import { titleScore } from '../words/title-score.ts'
import type { Entry } from './head-lines.ts'

/** A head in running text is no longer. */
const longestHead = 170
/** What is said after the head: less may be the rest of a name. */
const leastSaid = 14
/** So many of the dated paragraphs must begin with a head, or none does. */
const most = 0.6

/** A full stop that ends no sentence: of a title, a saint, a legal form, initials. */
const abbreviation =
  /(?<!\p{L})(?:dr|st|prof|mr|mrs|ms|inc|ltd|co|corp|bros|dept|univ|no|vol|jr|sr|pvt|p\.?c|u\.?s|u\.?k|\p{L})\.$/iu

/** Where the first sentence of a text ends, -1 where it does not. */
const sentenceEnd = (text: string, from = 0): number => {
  for (const match of text.slice(from).matchAll(/[.:](?=\s+[\p{Lu}\p{N}‘“'"(])/gu)) {
    const end = from + match.index + 1
    if (!abbreviation.test(text.slice(from, end))) return end
  }
  return -1
}

/** Puts what stands before a place of a paragraph's text on a line of its own; the lines below keep their ends. */
const cutLines = (lines: Line[], from: number, rail: Segment[]): Line[] | null => {
  const words = lines.flatMap((line) => line.words)
  const at = spanOf(words).parts.findIndex((part) => part.from >= from)
  const first = lines[0]
  const next = words[at]
  const broken = lines.findIndex((line) => next && line.words.includes(next))
  const line = lines[broken]
  if (at <= 0 || !first || !next || !line) return null
  const head = makeLine(first.id, first.region, [makeSegment(words.slice(0, at))], rail)
  const left = line.words.slice(line.words.indexOf(next))
  const below = lines[broken + 1]
  // what is left of a line goes on below, and so is no short line of its own; a broken word is joined later
  const joins = below !== undefined && !/-$/.test(left.at(-1)?.text ?? '')
  const rest = makeLine(line.id + 0.5, line.region, [makeSegment(joins ? [...left, ...below.words] : left)], [])
  return [
    { ...head, above: first.above },
    // the paragraph begins at its edge
    { ...rest, x0: Math.min(...line.words.map((word) => word.x0)), above: first.size },
    ...lines.slice(broken + (joins ? 2 : 1)),
  ]
}

/** 'Lecturer, Faculty of Law, University of X' names a post and who gave it. */
const namesPost = (text: string) => {
  const parts = text
    .replace(/[.:]$/, '')
    .split(/,\s|\sat\s/)
    .map((part) => part.trim())
  return parts.length >= 2 && parts.slice(0, 2).some((part) => titleScore(part) > 0)
}

const dateOf = (line: Line, beside: Segment[]) =>
  [...beside, ...line.cells].flatMap((cell) => findDates(cell.text).filter((date) => date.range))[0]

/**
 * '2015–2020 Lecturer, University of X, Leeds. Taught two courses …': a post whose head is the first sentence of a
 * paragraph with the dates before it. The sentence is put on a line of its own.
 */
export const partHeadSentences = (lines: Line[], regions: Region[]): Line[] => {
  const groups = groupParagraphs(lines, (line) => regions[line.region] ?? line)
  let dated = 0
  let parted = 0
  const made = groups.flatMap((group): Line[] => {
    const first = group[0]
    if (!first || first.bullet) return group
    const leading =
      first.cells.length === 1 ? findDates(first.text).find((date) => date.range && date.from === 0) : null
    const beside = first.cells.length === 2 && dateOf(first, []) ? first.cells[0] : undefined
    if (!leading && !dateOf({ ...first, cells: [] }, first.rail) && !beside) return group
    dated++
    const own = beside ? first.cells.slice(1) : first.cells
    if (group.slice(1).some((line) => line.cells.length > 1) || own.length !== 1) return group
    const paragraph = [{ ...first, words: own.flatMap((cell) => cell.words) }, ...group.slice(1)]
    const { text } = spanOf(paragraph.flatMap((line) => line.words))
    // a colon behind the dates ends no sentence
    const from = leading ? leading.to + (/^[\s:;,.–—-]+/.exec(text.slice(leading.to))?.[0].length ?? 0) : 0
    const end = sentenceEnd(text, from)
    if (end < 0 || end - from > longestHead || text.length - end < leastSaid || !namesPost(text.slice(from, end)))
      return group
    const cut = cutLines(paragraph, end, [...first.rail, ...(beside ? [beside] : [])])
    if (!cut) return group
    parted++
    return cut
  })
  return parted >= 2 && parted >= most * dated ? made : lines
}

/** 'Associate Professor. Head of the group …' below the employer and the dates: the title is the first sentence. */
export const takeTitleSentences = (entries: Entry[]): Entry[] => {
  const cuts = entries.map((entry) => {
    const line = entry.body[0]
    if (!line || line.bullet || line.cells.length !== 1) return null
    const end = sentenceEnd(line.text)
    if (end < 0 || end > 70 || titleScore(line.text.slice(0, end - 1)) <= 0.5) return null
    return cutLines([line], end, line.rail)
  })
  const able = cuts.filter((cut) => cut !== null).length
  if (able < 2 || able < most * entries.length) return entries
  return entries.map((entry, index) => {
    const cut = cuts[index]
    const [title, ...said] = cut ?? []
    return title ? { ...entry, head: [...entry.head, title], body: [...said, ...entry.body.slice(1)] } : entry
  })
}
