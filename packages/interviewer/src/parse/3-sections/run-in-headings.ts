import { isCaps, type Line, makeLine } from '../2-lines/group-lines.ts'
import { makeSegment } from '../2-lines/layout.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import type { Kind } from '../words/lexicon/lexicon.ts'

/** A heading has no more words. */
const mostWords = 4
/** Fewer headings at the beginning of lines are labels within a section. */
const fewest = 3

/** Name, address and a summary take no more lines. */
const mostLinesAbove = 12

/** What only a whole resume has sections of: 'Languages: Go' and 'Projects: three' may stand in any list. */
const ofWhole: ReadonlySet<Kind> = new Set(['experience', 'education'])

type RunIn = { line: Line; head: Line; rest: Line | null; kind: Kind }

/** The heading that a line begins with, set off by bold or capitals and ended by a full stop or colon. */
const runInOf = (line: Line): RunIn | null => {
  const [cell, ...cells] = line.cells
  if (!cell || line.bullet || line.rail.length > 0) return null
  const end = cell.words.findIndex((word) => /[.:]$/.test(word.text))
  const words = cell.words.slice(0, end + 1)
  const next = cell.words[end + 1]
  if (end < 0 || words.length > mostWords) return null
  const text = makeSegment(words).text.replace(/[.:]$/, '')
  const guess = guessHeading(text)
  if (!guess || guess.known < 1) return null
  const marked = isCaps(text) || words.every((word) => word.bold)
  if (!marked || (next && next.bold === words[0]?.bold && isCaps(next.text) === isCaps(text))) return null
  const head = { ...makeLine(line.id, line.region, [makeSegment(words)], []), above: line.above }
  const left = cell.words.slice(end + 1)
  const after = [...(left.length > 0 ? [makeSegment(left)] : []), ...cells]
  const rest = after.length > 0 ? makeLine(line.id + 0.5, line.region, after, []) : null
  return { line, head, rest, kind: guess.kind }
}

/**
 * 'EMPLOYMENT. 2019 – 2021 Cook at The Pier …': headings that run into the text they head. They are headings only where a
 * whole resume is set so: several at one edge, jobs or schools among them.
 */
export const partRunInHeadings = (lines: Line[]): { lines: Line[]; heads: Line[] } => {
  const found = new Map<Line, RunIn>()
  for (const line of lines) {
    const runIn = runInOf(line)
    if (runIn) found.set(line, runIn)
  }
  // a label that comes again ('Key results:' under every job) heads no section
  const texts = [...found.values()].map(({ head }) => head.text)
  for (const [line, { head }] of [...found])
    if (texts.filter((text) => text === head.text).length > 1) found.delete(line)
  const edge = Math.min(...[...found.keys()].map((line) => line.x0))
  for (const line of [...found.keys()]) if (Math.abs(line.x0 - edge) > 2) found.delete(line)
  const kinds = new Set([...found.values()].map(({ kind }) => kind))
  if (kinds.size < fewest || ![...kinds].some((kind) => ofWhole.has(kind))) {
    const above = [...found.keys()].filter((line) => lines.indexOf(line) < mostLinesAbove)
    // 'OBJECTIVE: …' below the name, and what stands under it in the same way: no other section runs in
    const [opening] = above
    if (!opening || found.get(opening)?.kind !== 'summary') return { lines, heads: [] }
    for (const line of [...found.keys()]) if (!above.includes(line)) found.delete(line)
  }
  return {
    lines: lines.flatMap((line) => {
      const runIn = found.get(line)
      return runIn ? [runIn.head, ...(runIn.rest ? [runIn.rest] : [])] : [line]
    }),
    heads: [...found.values()].map(({ head }) => head),
  }
}
