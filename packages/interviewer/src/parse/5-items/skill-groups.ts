import type { Line } from '../2-lines/group-lines.ts'
import { appendLine, type ColumnOf, opensSmall, type Vocabulary } from '../2-lines/join-text.ts'
import { emptySpan, joinSpans, type Span } from '../2-lines/span.ts'
import { statedLevel } from '../words/lexicon/words.ts'
import { hasRoom, joinCells, skillCells } from './skill-cells.ts'
import { arePairs, inlineLabel, labelBeside, labelLine } from './skill-labels.ts'
import { isShare, splitList } from './skill-lists.ts'

type Group = { label: Span; lists: Span[] }

/** A word that would have fitted with so much room to spare was not pushed to the next line. */
const roomBeside = 1

/** In a list whose names signs part, less room is enough: no sign stands at the break either. */
const roomInList = 0.5

/** Edges of one column differ by rounding only. */
const sameEdge = 2

/** Puts lines under their labels: 'Label: a, b', a bold label with its list, a label line over a list, a label column. */
export const groupLabels = (lines: Line[], column: ColumnOf, words: Vocabulary): Group[] => {
  // cells beside each other have edges of their own
  const room = lines.every((line) => line.cells.length === 1) ? Math.max(...lines.map((line) => line.x1)) : 0
  const flows = lines.some((line) => endsWithSign(line.text))
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
    if (before && last && continues(before, line, last, { room, flows, column }))
      open.lists[open.lists.length - 1] = appendLine(before, span, words)
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

/** A sign of lists at the end of a line shows that its list runs on from line to line, and that lines end where they had no room. */
const endsWithSign = (text: string) => /[,;|•·⋅✦◆♦❖⬥]$/.test(text)

/** Where the longest line ends (0 where lines have several cells), whether lists run on over the ends of lines, and the columns. */
type Setting = { room: number; flows: boolean; column: ColumnOf }

const continues = (before: Span, line: Line, last: Line, { room, flows, column }: Setting) => {
  if (line.bullet || line.rail.length > 0 || statedLevel(last.text) !== null) return false
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
  if (/[,;&(|•·⋅✦◆♦❖⬥]$/.test(before.text) || opensSmall(line.text) || line.text.startsWith('(')) return true
  const open = (before.text.match(/\(/g)?.length ?? 0) > (before.text.match(/\)/g)?.length ?? 0)
  if (open) return true
  // 'Testing · Planning' over 'Writing · Pricing': no sign stands at the break, and there was room for the word, or a bracket ends the name
  const signed = /[,;|•·⋅✦◆♦❖⬥]/.test(before.text)
  if (word && signed && /^\p{Lu}/u.test(line.text) && !endsWithSign(last.text)) {
    if (last.x1 + (word.x1 - word.x0) + roomInList * line.size < room || last.text.endsWith(')')) return false
  }
  // a sentence over two lines
  if (
    !signed &&
    !before.text.includes('.') &&
    before.text.split(' ').length >= 6 &&
    line.cells.length === 1 &&
    line.base - last.base < 1.6 * line.size
  )
    return true
  if (last.bullet && line.x0 > last.x0 - 2 && line.base - last.base < 1.6 * line.size && before.text.length > 30)
    return true
  // 'Strengths ⇥ Pricing, Contract' over 'Negotiation': what goes on stands below the list, not below its label
  const below = last.cells.length === 1 || Math.abs(line.x0 - (last.cells[1]?.x0 ?? 0)) < sameEdge
  return (
    signed &&
    last.cells.length <= 2 &&
    below &&
    line.cells.length === 1 &&
    line.base - last.base < 1.5 * line.size &&
    (before.text.length > 45 ||
      (flows && line.region === last.region && line.bold === last.bold && !hasRoom(last, line, column))) &&
    !/[.]$/.test(before.text)
  )
}
