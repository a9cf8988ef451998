import type { Line } from '../2-lines/group-lines.ts'
import { type Span, slice, spanOf, trimSpan } from '../2-lines/span.ts'
import { fold, foldedWords } from '../words/lexicon/fold.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import { contactLabels, spokenLanguages, statedLevel } from '../words/lexicon/words.ts'
import { joinCells, skillCells } from './skill-cells.ts'
import { isShare, splitList } from './skill-lists.ts'

const isLabelText = (text: string) => /:\s*$/.test(text)

/** Fewer rows of two cells could be chance. */
const fewestPairs = 3

/**
 * Rows of a label and what it names, all at one edge ('Mother tongue ⇥ Danish' over 'Computing ⇥ R, Excel'): where one row
 * shows by its list that its first cell is a label, those of the others are too.
 */
export const arePairs = (lines: Line[]): boolean => {
  const edges = lines.filter((line) => line.cells.length === 2).map((line) => line.cells[1]?.x0 ?? 0)
  const edge = edges[0] ?? 0
  return (
    edges.length >= fewestPairs &&
    edges.every((x) => Math.abs(x - edge) < 2) &&
    lines.every((line) => line.cells.length === 2 || Math.abs(line.x0 - edge) < 2) &&
    lines.some((line) => line.cells.length === 2 && inlineLabel(line) !== null)
  )
}

/** The label and what it names where a line is one row of such pairs; null where the second cell is a level. */
export const labelBeside = (line: Line): { label: Span; rest: Span } | null => {
  const [label, rest, ...more] = line.cells.map((cell) => spanOf(cell.words))
  return label && rest && more.length === 0 && !statedLevel(rest.text) && !isShare(rest.text) ? { label, rest } : null
}

const isSpoken = (text: string) => foldedWords(text).some((word) => spokenLanguages.has(word))

/** 'Languages: Go, Rust', 'Languages → Go, Rust', or a bold beginning before plain text, or a label cell before a list cell. */
export const inlineLabel = (line: Line): { label: Span; rest: Span } | null => {
  const cells = skillCells(line)
  const first = cells[0]
  if (!first) return null
  const colon =
    /^([^:,;|•]{2,45}?)(?:\s?:|\s[→»])(?=\s|$)/u.exec(first.text) ??
    // 'Libraries, APIs & Technologies: Keras, Spark'
    /^(\p{Lu}[^:;|•&]{2,30}\s(?:&|and)\s\p{Lu}[^:,;|•&]{2,20})()?:(?=\s)/u.exec(first.text)
  if (colon && !statedLevel(first.text.slice(colon[0].length)))
    return {
      label: slice(first, 0, (colon[1] ?? '').length),
      rest: joinCells(
        [slice(first, colon[0].length, first.text.length), ...cells.slice(1)].filter((cell) => cell.text !== ''),
      ),
    }
  const words = first.parts.map((part) => part.word)
  const boldCount = words.findIndex((word) => !word.bold)
  if (words[0]?.bold && boldCount > 0 && boldCount <= 5) {
    const cut = first.parts[boldCount]?.from ?? 0
    const rest = slice(first, cut, first.text.length)
    if (!statedLevel(rest.text) && /\p{L}/u.test(rest.text) && !/^[(,;–-]/.test(rest.text))
      return { label: trimSpan(slice(first, 0, cut)), rest: joinCells([rest, ...cells.slice(1)]) }
    if (/^[–—-]\s/.test(rest.text) && /[,;]/.test(rest.text))
      return { label: trimSpan(slice(first, 0, cut)), rest: joinCells([trimSpan(rest), ...cells.slice(1)]) }
  }
  const second = cells[1]
  // 'Driving licence ⇥ B' answers a form
  if (cells.length === 2 && second && contactLabels.has(fold(first.text))) return { label: first, rest: second }
  // and 'Mother tongue(s) ⇥ Hungarian'
  if (cells.length === 2 && second && guessHeading(first.text)?.kind === 'languages' && isSpoken(second.text))
    return { label: first, rest: second }
  if (cells.length === 2 && second && !statedLevel(second.text)) {
    const [a, b] = [first.parts[0]?.word, second.parts[0]?.word]
    const restyled = a && b && (a.bold !== b.bold || a.color !== b.color || a.italic !== b.italic)
    if (
      /[,;|•·⋅✦◆♦❖⬥]/.test(second.text) &&
      !/[,;|•·⋅✦◆♦❖⬥]/.test(first.text) &&
      (restyled || splitList(second).length >= 2)
    )
      return { label: first, rest: second }
  }
  return null
}

/** Lines of a colour that no two lines below each other have, and fewer than the others: labels over their lists. */
const isLabelColour = (color: string | null, lines: Line[]) => {
  const at = lines.flatMap((line, index) => (line.color === color ? [index] : []))
  return at.length >= 2 && at.length <= 0.5 * lines.length && at.every((index) => !at.includes(index + 1))
}

/** A line that names a group: it looks unlike the list below it and holds no list sign. */
export const labelLine = (line: Line, lines: Line[], someBold: boolean) => {
  const next = lines[lines.indexOf(line) + 1]
  // '★ **Curiosity**' over a sentence about it: the sign is one of names
  if (
    !next ||
    (line.bullet && !(line.bold && !next.bold && !next.bullet)) ||
    /[,;|•·⋅✦◆♦❖⬥]/.test(line.text) ||
    line.text.length > 45 ||
    /^\p{Ll}/u.test(line.text)
  )
    return false
  if (statedLevel(line.text) || statedLevel(next.text) || isShare(line.text)) return false
  if (isLabelText(line.text)) return true
  if (line.heading > 0 && next.heading === 0) return true
  const differs =
    (line.bold && !next.bold) ||
    (line.italic && !next.italic) ||
    line.size > next.size * 1.06 ||
    (line.caps && !next.caps && line.text.length >= 9) ||
    (line.color !== next.color && line.font !== next.font)
  if (differs && (someBold || !line.bold)) return true
  if (isLabelColour(line.color, lines)) return true
  return next.bullet && !line.bullet
}
