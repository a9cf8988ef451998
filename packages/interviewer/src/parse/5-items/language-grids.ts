import type { Line } from '../2-lines/group-lines.ts'
import { lineSpan } from '../2-lines/join-text.ts'
import type { Segment } from '../2-lines/layout.ts'
import { emptySpan, joinSpans, type Span, spanOf } from '../2-lines/span.ts'
import { isLanguageLevel, isLanguageSkill } from '../words/language-levels.ts'
import { foldedWords } from '../words/lexicon/fold.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import { spokenLanguages } from '../words/lexicon/words.ts'

/** The languages of a grid, each with what the columns say of it, the words that no language has, and the other lines. */
export type LanguageGrid = { languages: Span[]; labels: Span[]; rest: Line[] }

const isColumn = (cell: Segment) => isLanguageSkill(cell.text)
const isLevel = (cell: Segment) => isLanguageLevel(cell.text)
const isLanguage = (cell: Segment) =>
  cell.words.length <= 2 && foldedWords(cell.text).some((word) => spokenLanguages.has(word))
/** Fewer levels behind a language may be a list. */
const fewestLevels = 2
const isRow = ({ cells: [first, ...levels] }: Line) =>
  first !== undefined && isLanguage(first) && levels.length >= fewestLevels && levels.every(isLevel)

/** 'Levels: A1/A2: Basic user – B1/B2: Independent user': what the form says of its levels, nothing of the person. */
const explainsLevels = (line: Line) =>
  /\bA1\b.*\bB1\b.*\bC1\b/.test(line.text) || /\bCEFR\b.*\blevels?\b/i.test(line.text)

/**
 * A grid of languages and what a person can do in each, as Europass has it: the levels of one row belong to its language,
 * and the words over a column say what they are levels of. Null where there is none.
 */
export const languageGrid = (lines: Line[]): LanguageGrid | null => {
  const rows = lines.filter(isRow)
  if (rows.length === 0) return null
  const first = lines.findIndex(isRow)
  let from = first
  while (from > 0 && isHead(lines[from - 1])) from--
  const heads = lines.slice(from, first)
  const columns = heads.flatMap((line) => line.cells.filter(isColumn))
  const labels = heads.flatMap((line) => line.cells.filter((cell) => !isColumn(cell)))
  const taken = new Set([...heads, ...rows, ...lines.filter(explainsLevels)])
  const used = new Set<Segment>()
  const languages = rows.map(({ cells: [name, ...levels] }) => {
    const said = levels.map((level) => {
      const column = nearest(columns, level)
      if (column) used.add(column)
      return column ? joinSpans([small(spanOf(column.words)), spanOf(level.words)], ' ') : spanOf(level.words)
    })
    return joinSpans([spanOf(name?.words ?? []), joinSpans(said, ', ')], ': ')
  })
  const unused = columns.filter((column) => !used.has(column))
  return {
    languages,
    labels: [...labels, ...unused].map((cell) => spanOf(cell.words)).concat(lines.filter(explainsLevels).map(lineSpan)),
    rest: lines.filter((line) => !taken.has(line)),
  }
}

/** Is a line above the rows of the grid a head of its columns, or the label of the whole ('Other language(s)')? */
const isHead = (line: Line | undefined) =>
  line !== undefined &&
  line.cells.length > 0 &&
  line.cells.every((cell, n) => isColumn(cell) || (n === 0 && isLabel(cell))) &&
  !isRow(line)

/** 'Other language(s)', but not 'Mother tongue: Greek'. */
const isLabel = (cell: Segment) =>
  guessHeading(cell.text)?.kind === 'languages' &&
  cell.words.length <= wordsOfLabel &&
  !foldedWords(cell.text).some((word) => spokenLanguages.has(word))
const wordsOfLabel = 4

/** The head whose middle is nearest to that of a level; heads over several columns are further away. */
const nearest = (columns: Segment[], level: Segment): Segment | null => {
  const middle = (one: Segment) => (one.x0 + one.x1) / 2
  const off = (one: Segment) => Math.abs(middle(one) - middle(level))
  const best = columns.reduce<Segment | null>((near, one) => (near && off(near) <= off(one) ? near : one), null)
  return best && off(best) < (best.x1 - best.x0) / 2 + best.size ? best : null
}

/** The words of a head in small letters, as they stand in a sentence. */
const small = (span: Span): Span => (span === emptySpan ? span : { ...span, text: span.text.toLowerCase() })
