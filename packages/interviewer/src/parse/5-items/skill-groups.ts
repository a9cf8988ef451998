import type { Word } from '../1-glyphs/pdf-page.ts'
import type { Line } from '../2-lines/group-lines.ts'
import { makeSegment, type Segment } from '../2-lines/layout.ts'
import { emptySpan, joinSpans, type Span, slice, spanOf, trimSpan } from '../2-lines/span.ts'
import { statedLevel } from '../words/lexicon/words.ts'
import sentenceWords from '../words/sentence-words.json' with { type: 'json' }
import { dottedLevel } from './drawn-levels.ts'
import { isShare, splitList } from './skill-lists.ts'

const isLabelText = (text: string) => /:\s*$/.test(text)

/** A name that wraps inside its cell ('Territory' over 'planning') is one name, also where several cells stand side by side. */
export const joinWrapped = (lines: Line[]): Line[] => {
  const joined: Line[] = []
  const steps = lines.slice(1).map((line, n) => line.base - (lines[n]?.base ?? line.base))
  const widest = Math.max(...steps)
  for (const line of lines) {
    const last = joined.at(-1)
    const step = last ? line.base - last.base : 0
    const near = last && !line.bullet && line.region === last.region && step > 0 && step < 1.6 * line.size
    const wraps =
      near &&
      ((last.cells.length > 1 &&
        line.cells.every((cell) => /^\p{Ll}/u.test(cell.text) && last.cells.some((above) => below(cell, above)))) ||
        // names centred in boxes of their own: the lines of one box are nearer to each other than to the next box
        (step < closest * widest && line.cells.every((cell) => last.cells.some((above) => isCentred(cell, above)))))
    if (!last || !wraps) {
      joined.push(line)
      continue
    }
    const cells = last.cells.map((above) => {
      const more = line.cells.filter((cell) => below(cell, above))
      return more.length > 0 ? makeSegment([...above.words, ...more.flatMap((cell) => cell.words)]) : above
    })
    joined[joined.length - 1] = { ...last, cells, words: cells.flatMap((cell) => cell.words), base: line.base }
  }
  return joined
}
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

type Group = { label: Span; lists: Span[] }

const functionWords = new Set(sentenceWords.functionWords)
/** 'Possess   knowledge   of': no name begins or ends with such a word, so the wide gaps are those of justified text. */
const isJustified = (chip: Word[]) =>
  [chip[0], chip.at(-1)].some((word) => functionWords.has(word?.text.toLowerCase() ?? ''))

/** Cells of a line; chips that only wide gaps part (and no painted space) are cells too. */
const skillCells = (line: Line): Span[] =>
  [...line.rail, ...line.cells].flatMap((cell) => {
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

/** A word that would have fitted with so much room to spare was not pushed to the next line. */
const roomBeside = 1

/** Puts lines under their labels: 'Label: a, b', a bold label with its list, a label line over a list, a label column. */
export const groupLabels = (lines: Line[]): Group[] => {
  // cells beside each other have edges of their own
  const room = lines.every((line) => line.cells.length === 1) ? Math.max(...lines.map((line) => line.x1)) : 0
  const groups: Group[] = []
  let open: Group | null = null
  let last: Line | null = null
  const paired = arePairs(lines)
  const someBold = lines.some((line) => line.bold) && !lines.every((line) => line.bold)
  const addLevel = (group: Group | null, level: Span) => {
    const before = group?.lists.at(-1)
    if (!group || !before || splitList(before).length > 1) return false
    group.lists[group.lists.length - 1] = joinSpans([before, level], ' – ')
    return true
  }
  const put = (span: Span, line: Line) => {
    if (!open) {
      open = { label: emptySpan, lists: [] }
      groups.push(open)
    }
    const before = open.lists.at(-1)
    if (before && last && continues(before, line, last, room))
      open.lists[open.lists.length - 1] = joinSpans([before, span], ' ')
    else open.lists.push(span)
  }
  for (const line of lines) {
    const cells = skillCells(line)
    const first = cells[0]
    if (!first) continue
    const inline = inlineLabel(line) ?? (paired ? labelBeside(line) : null)
    if (inline) {
      open = { label: inline.label, lists: [] }
      groups.push(open)
      if (inline.rest.text !== '') open.lists.push(inline.rest)
    } else if (cells.length === 1 && labelLine(line, lines, someBold)) {
      open = { label: first, lists: [] }
      groups.push(open)
    } else if (cells.length === 1 && (statedLevel(first.text) || isShare(first.text)) && addLevel(open, first)) {
      // the level stands on a line of its own below the skill
    } else put(joinCells(cells), line)
    last = line
  }
  return groups
}

/** Fewer rows of two cells could be chance. */
const fewestPairs = 3

/**
 * Rows of a label and what it names, all at one edge ('Mother tongue ⇥ Danish' over 'Computing ⇥ R, Excel'): where one row
 * shows by its list that its first cell is a label, those of the others are too.
 */
const arePairs = (lines: Line[]): boolean => {
  const edges = lines.filter((line) => line.cells.length === 2).map((line) => line.cells[1]?.x0 ?? 0)
  const edge = edges[0] ?? 0
  return (
    edges.length >= fewestPairs &&
    edges.every((x) => Math.abs(x - edge) < 2) &&
    lines.every((line) => line.cells.length === 2 || Math.abs(line.x0 - edge) < 2) &&
    lines.some((line) => line.cells.length === 2 && inlineLabel(line) !== null)
  )
}

const labelBeside = (line: Line): { label: Span; rest: Span } | null => {
  const [label, rest, ...more] = line.cells.map((cell) => spanOf(cell.words))
  return label && rest && more.length === 0 && !statedLevel(rest.text) && !isShare(rest.text) ? { label, rest } : null
}

/** Cells side by side are separate skills, unless the second is the level of the first. */
const joinCells = (cells: Span[]): Span => {
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

const continues = (before: Span, line: Line, last: Line, room: number) => {
  if (line.bullet || line.rail.length > 0) return false
  // 'SQL' over 'dbt': there was room for the word, a name of its own
  const word = line.words[0]
  const names =
    !last.bullet &&
    !last.bold &&
    line.region === last.region &&
    line.words.length === 1 &&
    before.text.split(' ').length <= 2 &&
    !/[,;&(-]$/.test(before.text)
  if (word && names && last.x1 + (word.x1 - word.x0) + roomBeside * line.size < room) return false
  if (/[,;&(|•·⋅✦◆♦❖⬥]$/.test(before.text) || /^[\p{Ll}(]/u.test(line.text)) return true
  const open = (before.text.match(/\(/g)?.length ?? 0) > (before.text.match(/\)/g)?.length ?? 0)
  if (open) return true
  // a sentence over two lines
  if (
    !/[,;|•·⋅✦◆♦❖⬥.]/.test(before.text) &&
    before.text.split(' ').length >= 6 &&
    line.cells.length === 1 &&
    line.base - last.base < 1.6 * line.size
  )
    return true
  if (last.bullet && line.x0 > last.x0 - 2 && line.base - last.base < 1.6 * line.size && before.text.length > 30)
    return true
  return (
    /[,;|•·⋅✦◆♦❖⬥]/.test(before.text) &&
    last.cells.length === 1 &&
    line.cells.length === 1 &&
    line.base - last.base < 1.5 * line.size &&
    before.text.length > 45 &&
    !/[.]$/.test(before.text)
  )
}

/** 'Languages: Go, Rust', 'Languages → Go, Rust', or a bold beginning before plain text, or a label cell before a list cell. */
const inlineLabel = (line: Line): { label: Span; rest: Span } | null => {
  const cells = skillCells(line)
  const first = cells[0]
  if (!first) return null
  const colon = /^([^:,;|•]{2,45}?)(?:\s?:|\s[→»])(?=\s|$)/u.exec(first.text)
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
const labelLine = (line: Line, lines: Line[], someBold: boolean) => {
  const next = lines[lines.indexOf(line) + 1]
  if (!next || line.bullet || /[,;|•·⋅✦◆♦❖⬥]/.test(line.text) || line.text.length > 45 || /^\p{Ll}/u.test(line.text))
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
