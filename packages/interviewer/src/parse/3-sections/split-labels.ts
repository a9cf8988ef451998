import { isCaps, type Line, makeLine } from '../2-lines/group-lines.ts'
import { makeSegment } from '../2-lines/layout.ts'
import { isOnlyDates } from '../words/dates.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import { ornamentBefore } from './heading-forms.ts'

/** 'AWARDS ⇥ AND GRANTS': a heading set so wide that it was read as two cells; an 'and' opens no cell. */
export const joinSpread = (line: Line): Line => {
  const [first, second, ...more] = line.cells
  if (!first || !second || more.length > 0 || line.bullet || line.rail.length > 0) return line
  const whole = `${first.text} ${second.text}`
  if (ornamentBefore.exec(whole)?.[0].trim() === first.text)
    return { ...makeLine(line.id, line.region, [makeSegment(line.words)], []), above: line.above }
  if (!/^(?:and|&|und|et|y|e|en)\s/i.test(second.text)) return line
  if ((guessHeading(`${first.text} ${second.text}`)?.known ?? 0) < 1) return line
  return { ...makeLine(line.id, line.region, [makeSegment([...first.words, ...second.words])], []), above: line.above }
}

const answers = (line: Line | undefined) => line !== undefined && /^:/.test(line.cells[1]?.text ?? '')

/** 'Project ⇥ : New kitchen' below 'Client ⇥ : Oakmoor': a row of a form, whatever else its label could mean. */
export const splitLabels = (line: Line, at: number, lines: Line[]): Line[] =>
  (answers(line) && (answers(lines[at - 1]) || answers(lines[at + 1]))) || isDatedHead(line, lines[at + 1])
    ? [line]
    : splitLabel(line)

/** 'Work Experience ⇥ July 2020' over an employer at its edge: the title of a job; what a label heads begins beside it. */
const isDatedHead = (line: Line, below: Line | undefined) =>
  line.cells.length === 2 &&
  below !== undefined &&
  Math.abs(below.x0 - line.x0) < sameEdge &&
  isOnlyDates(line.cells[1]?.text ?? '')
const sameEdge = 3

/** 'Skills ⇥ Go, Rust': a heading in a column of its own at the left, parted from the text beside it. */
const splitLabel = (line: Line): Line[] => {
  const first = line.cells[0]
  const second = line.cells[1]
  if (!first || !second || line.bullet || line.rail.length > 0) return [line]
  const guess = guessHeading(first.text)
  if (!guess || guess.known < 1 || first.text.length > 40 || /[:,]\s?-?$/.test(first.text)) return [line]
  const differs =
    first.words.every((word) => word.bold) !== second.words.every((word) => word.bold) ||
    first.size > second.size * 1.1 ||
    (isCaps(first.text) && !isCaps(second.text)) ||
    first.words[0]?.color !== second.words[0]?.color ||
    (first.words[0]?.mark?.heading ?? 0) > 0
  if (!differs) return [line]
  const head = makeLine(line.id, line.region, [first], [])
  const rest = makeLine(line.id + 0.5, line.region, line.cells.slice(1), [])
  return [{ ...head, above: line.above }, rest]
}
