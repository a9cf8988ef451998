import { type Line, makeLine } from '../2-lines/group-lines.ts'
import { makeSegment, type Segment } from '../2-lines/layout.ts'
import { contactWeight } from '../words/contact.ts'
import { foldedWords } from '../words/lexicon/fold.ts'
import { isDocumentName } from '../words/lexicon/labels.ts'
import { organisationWords } from '../words/lexicon/words.ts'
import { titleScore } from '../words/title-score.ts'

/** The lines above the first heading as a person reads them: a column at the right after what is left of it, a name on one line. */
export const headerLines = (lines: Line[]): Line[] => joinName(partRightColumn(lines))

/** Edges of one column differ by rounding only. */
const sameEdge = 2

const middle = (one: Segment) => (one.x0 + one.x1) / 2
const edges = [(one: Segment) => one.x0, (one: Segment) => one.x1, middle]

/**
 * Ways to reach the person at the right edge, beside name and title: where a gap lines up over several rows, what stands
 * right of it is a column, and no part of the lines left of it.
 */
const partRightColumn = (lines: Line[]): Line[] => {
  if (!lines.some((line) => line.cells.length === 2) || lines.some((line) => line.cells.length > 2)) return lines
  const region = lines.find((line) => line.cells.length === 2)?.region
  const here = lines.filter((line) => line.region === region && line.rail.length === 0)
  const right = here.flatMap((line) => line.cells.slice(-1)).filter((cell) => isRight(cell, here))
  const column = edges
    .map((edge) => right.filter((cell) => right.filter(alike(edge, cell)).length > 1))
    .sort(byLength)[0]
  if (!column || column.length < 2 || column.length < right.length) return lines
  const taken = new Set(column)
  const left = (line: Line) => line.cells.filter((cell) => !taken.has(cell))
  const rows = here.filter((line) => line.cells.some((cell) => taken.has(cell)))
  const [top, bottom] = [Math.min(...rows.map((line) => line.top)), Math.max(...rows.map((line) => line.bottom))]
  const inBand = here.filter((line) => line.bottom > top && line.top < bottom)
  const start = Math.min(...column.map((cell) => cell.x0))
  if (inBand.some((line) => left(line).some((cell) => cell.x1 > start))) return lines
  if (!rows.some((line) => line.cells.length === 2)) return lines
  const only = (line: Line, cells: Segment[]) =>
    cells.length > 0 ? [{ ...makeLine(line.id, line.region, cells, []) }] : []
  const parted = [
    ...inBand.flatMap((line) => only(line, left(line))),
    ...rows.flatMap((line) =>
      only(
        line,
        line.cells.filter((cell) => taken.has(cell)),
      ),
    ),
  ]
  const first = lines.findIndex((line) => inBand.includes(line))
  const rest = (line: Line) => !inBand.includes(line)
  return [...lines.slice(0, first).filter(rest), ...parted, ...lines.slice(first).filter(rest)]
}

const byLength = (a: Segment[], b: Segment[]) => b.length - a.length
const alike = (edge: (one: Segment) => number, cell: Segment) => (other: Segment) =>
  Math.abs(edge(other) - edge(cell)) < sameEdge

/** Does a cell start right of the middle of what the lines fill? */
const isRight = (cell: Segment, lines: Line[]) => {
  const [from, to] = [Math.min(...lines.map((line) => line.x0)), Math.max(...lines.map((line) => line.x1))]
  return middle(cell) > (from + to) / 2 && cell.x0 > from + 0.3 * (to - from)
}

/** A name has no more words on two lines. */
const wordsOfName = 4

/** 'AGUSTINA' over 'FERREYRA', the largest of the page: one name, though its lines may differ in weight and colour. */
const joinName = (lines: Line[]): Line[] => {
  const largest = Math.max(...lines.map((line) => line.size))
  const at = lines.findIndex((line) => line.size > largest - 0.5)
  const [first, second] = [lines[at], lines[at + 1]]
  if (!first || !second || second.size < largest - 0.5 || lines[at + 2]?.size === second.size) return lines
  const both = [first, second]
  const named = both.every((line) => isNamePart(line) && isCapital(line.text) === isCapital(first.text))
  const solid = second.base - first.base < 1.5 * largest && first.region === second.region
  const aligned = Math.abs(first.x0 - second.x0) < 3 || Math.abs(first.x0 + first.x1 - second.x0 - second.x1) < 6
  if (!named || !solid || !aligned || first.words.length + second.words.length > wordsOfName) return lines
  const name = makeLine(first.id, first.region, [makeSegment([...first.words, ...second.words])], [])
  return [...lines.slice(0, at), name, ...lines.slice(at + 2)]
}

const isCapital = (text: string) => !/\p{Ll}/u.test(text)

const isNamePart = (line: Line) =>
  line.cells.length === 1 &&
  line.words.length <= 2 &&
  /^\p{Lu}[\p{L}'’. -]+$/u.test(line.text) &&
  contactWeight(line.text) === 0 &&
  titleScore(line.text) <= 0 &&
  organisationWords.count(foldedWords(line.text)) === 0 &&
  !isDocumentName(line.text)
