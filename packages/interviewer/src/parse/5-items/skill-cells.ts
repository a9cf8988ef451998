import type { Word } from '../1-glyphs/pdf-page.ts'
import type { Line } from '../2-lines/group-lines.ts'
import { appendWords, type ColumnOf, opensSmall, type Vocabulary } from '../2-lines/join-text.ts'
import { makeSegment, type Segment } from '../2-lines/layout.ts'
import { emptySpan, joinSpans, type Span, spanOf } from '../2-lines/span.ts'
import { statedLevel } from '../words/lexicon/words.ts'
import sentenceWords from '../words/sentence-words.json' with { type: 'json' }
import { dottedLevel } from './drawn-levels.ts'
import { isShare } from './skill-lists.ts'

/** A name that wraps inside its cell ('Territory' over 'planning') is one name, also where several cells stand side by side. */
export const joinWrapped = (lines: Line[], column: ColumnOf, vocabulary: Vocabulary): Line[] => {
  const joined: Line[] = []
  const steps = lines.slice(1).map((line, n) => line.base - (lines[n]?.base ?? line.base))
  const widest = Math.max(...steps)
  const usual = [...steps].sort((a, b) => a - b)[steps.length >> 1] ?? 0
  for (const line of lines) {
    const last = joined.at(-1)
    const step = last ? line.base - last.base : 0
    const near = last && !line.bullet && line.region === last.region && step > 0 && step < 1.6 * line.size
    const wraps =
      near &&
      ((last.cells.length > 1 &&
        line.cells.every((cell) => opensSmall(cell.text) && last.cells.some((above) => below(cell, above)))) ||
        // names centred in boxes of their own: the lines of one box are nearer to each other than to the next box
        // a bar or a level below each name parts it from the next further than its own lines are
        (step < closest * usual &&
          isAtEdge(line, last) &&
          statedLevel(line.text) === null &&
          !hasRoom(last, line, column)) ||
        (step < closest * widest && line.cells.every((cell) => last.cells.some((above) => isCentred(cell, above)))))
    if (!last || !wraps) {
      joined.push(line)
      continue
    }
    const cells = last.cells.map((above) => {
      const more = line.cells.filter((cell) => below(cell, above))
      if (more.length === 0) return above
      return makeSegment(
        appendWords(
          above.words,
          more.flatMap((cell) => cell.words),
          vocabulary,
        ),
      )
    })
    joined[joined.length - 1] = { ...last, cells, words: cells.flatMap((cell) => cell.words), base: line.base }
  }
  return joined
}
const isAtEdge = (line: Line, last: Line) =>
  line.cells.length === 1 && last.cells.length === 1 && Math.abs(line.x0 - last.x0) < otherEdge

/** Would the first word of a line have fitted on the line above it? */
export const hasRoom = (last: Line, line: Line, column: ColumnOf): boolean => {
  const word = line.words[0]
  return word === undefined || last.x1 + (word.x1 - word.x0) + space * line.size < column(last).x1
}
/** Between two words, in letters' heights. */
const space = 0.3

/** Of the step from one box to the next. */
const closest = 0.8
/** Edges that differ so much are those of centred lines. */
const otherEdge = 2
const isCentred = (cell: Segment, above: Segment) =>
  Math.abs(cell.x0 + cell.x1 - above.x0 - above.x1) < 4 && Math.abs(cell.x0 - above.x0) > otherEdge
const below = (cell: Segment, above: Segment) =>
  Math.abs(cell.x0 - above.x0) < 4 || Math.abs((cell.x0 + cell.x1) / 2 - (above.x0 + above.x1) / 2) < 4

/** 'Tool | Level | Years' over a table of skills is its head: below one of its words stand levels. */
export const withoutTableHead = (lines: Line[]): Line[] => {
  const [head, ...rest] = lines
  if (!head || head.cells.length < 2 || rest.length < 2) return lines
  const levels = head.cells.map(
    (above, n) =>
      statedLevel(above.text) === null &&
      rest.filter((line) => line.cells.length === head.cells.length && statedLevel(line.cells[n]?.text ?? '')).length >
        0.6 * rest.length,
  )
  return levels.includes(true) ? rest : lines
}

const functionWords = new Set(sentenceWords.functionWords)
/** 'Possess   knowledge   of': no name begins or ends with such a word, so the wide gaps are those of justified text. */
const isJustified = (chip: Word[]) =>
  [chip[0], chip.at(-1)].some((word) => functionWords.has(word?.text.toLowerCase() ?? ''))

/** Does a word begin another box than the one before it stands in? */
const beginsBox = (word: Word, last: Word) => word.box !== undefined && last.box !== undefined && word.box !== last.box

/** A cell whose words stand in boxes of their own, a cell for each; what stands before the first of them stays with it. */
const boxesOf = ({ words }: Segment): Word[][] => {
  const boxes: Word[][] = []
  for (const word of words) {
    const last = boxes.at(-1)?.at(-1)
    if (!last || beginsBox(word, last)) boxes.push([word])
    else boxes.at(-1)?.push(word)
  }
  return boxes
}

/** Cells of a line; chips that only boxes or wide gaps part (and no painted space) are cells too. */
export const skillCells = (line: Line): Span[] =>
  [...line.rail, ...line.cells].flatMap((cell) => {
    const boxes = boxesOf(cell)
    if (boxes.length > 1) return boxes.map(spanOf)
    if (/[,;|•·⋅✦◆♦❖⬥:]/.test(cell.text)) return [spanOf(cell.words)]
    const chips: Word[][] = []
    for (const word of cell.words) {
      const last = chips.at(-1)?.at(-1)
      const gap = last ? (word.x0 - last.x1) / word.size : 0
      const apart = !last || (!word.glued && gap > (word.spaced ? 0.8 : 0.52))
      if (apart) chips.push([word])
      else chips.at(-1)?.push(word)
    }
    return chips.some(isJustified) ? [spanOf(cell.words)] : chips.map(spanOf)
  })

/** Cells side by side are separate skills, unless the second is the level of the first. */
export const joinCells = (cells: Span[]): Span => {
  let text: Span = emptySpan
  for (const cell of cells)
    text =
      text.text === ''
        ? cell
        : joinSpans(
            [text, cell],
            statedLevel(cell.text) || dottedLevel(cell.text) || isShare(cell.text)
              ? ' – '
              : /[,;|•·⋅✦◆♦❖⬥]$/.test(text.text)
                ? ' '
                : ' | ',
          )
  return text
}
