import { betweenEntries, listSign } from '../text/list-signs.ts'
import type { Span } from './fact.ts'

/** One sentence or bullet of a running text, with its exact place. Line breaks inside it are those of the text. */
export type Piece = { text: string; span: Span }

/** The most sentences of one field that are read: what stands beyond is no longer asked about. */
export const maxPieces = 60

const endOfPiece = new RegExp(`[.!?]["”’)]?\\s+|;\\s+|${betweenEntries}\\s`, 'gu')
const openEnd =
  /(?:[,&(/-]|(?<=\s)(?:and|or|of|for|to|with|by|in|on|at|from|as|the|a|an|our|their|its|including|using|through|into|between|across|that|which|over|under|is|are|was|were|has|have))$/i
const abbreviation =
  /(?:\b(?:mr|mrs|ms|dr|prof|st|no|vs|etc|inc|ltd|co|corp|approx|dept|incl|excl|max|min|hrs|yrs|nos|rs|exp|ca|resp|e\.g|i\.e|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)|\b\p{L}|\.\p{L})\.$/iu

/** A line that is so much shorter than the longest was not broken because it was full. */
const fullLine = 0.6

/** Whether a line goes on with the one before: it starts in lower case after a full line, or the one before breaks off in the middle of a phrase. */
const goesOn = (before: string, line: string, lowerCase: boolean, longest: number): boolean => {
  const [word = ''] = line.trim().split(' ')
  const full = before.trim().length + word.length >= longest * fullLine
  return (
    !listSign.test(line) &&
    !/[.!?:;]\s*$/.test(before) &&
    ((!lowerCase && full && /^\s*\p{Ll}/u.test(line)) || openEnd.test(before.trimEnd()))
  )
}

/** The last line of what has been joined. */
const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1)

type Line = { start: number; end: number }

const linesOf = (text: string): Line[] => {
  // someone who begins no line with a capital writes every line so: it tells nothing about wrapped lines then
  const lowerCase = !text.split('\n').some((line) => /^\s*\p{Lu}/u.test(line.replace(listSign, '')))
  const lines: Line[] = []
  const longest = text.split('\n').reduce((most, line) => Math.max(most, line.trim().length), 0)
  let start = 0
  for (const raw of text.split('\n')) {
    const end = start + raw.length
    const last = lines.at(-1)
    if (raw.trim() !== '') {
      if (last && goesOn(lastLine(text.slice(last.start, last.end)), raw, lowerCase, longest)) last.end = end
      else lines.push({ start, end })
    }
    start = end + 1
  }
  return lines
}

/** The sentences of a field in order: lines are kept apart unless one goes on with the other, and sentences inside a line are split. */
export const piecesOf = (field: string, text: string): Piece[] =>
  linesOf(text).flatMap(({ start, end }) => {
    const line = text.slice(start, end)
    const pieces: Piece[] = []
    let from = 0
    const close = (to: number) => {
      const raw = line.slice(from, to)
      const lead = listSign.exec(raw)?.[0].length ?? raw.length - raw.trimStart().length
      const own = raw.slice(lead).replace(/[;\s]{1,20}$/, '')
      const at = start + from + lead
      if (own !== '') pieces.push({ text: own, span: { field, start: at, end: at + own.length } })
      from = to
    }
    for (const match of line.matchAll(endOfPiece)) {
      const to = match.index + match[0].length
      if (match[0].startsWith('.') && abbreviation.test(line.slice(from, match.index + 1))) continue
      close(to)
    }
    close(line.length)
    return pieces
  })
