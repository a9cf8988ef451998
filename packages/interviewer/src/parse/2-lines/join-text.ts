import type { Word } from '../1-glyphs/pdf-page.ts'
import { isOnlyDates } from '../words/dates.ts'
import { fold } from '../words/lexicon/fold.ts'
import type { Line } from './group-lines.ts'
import { emptySpan, joinSpans, type Span, slice, spanOf } from './span.ts'

/** Words of the whole resume, to tell a hyphen at the end of a line from one that belongs to the word. */
export type Vocabulary = Set<string>

export const vocabularyOf = (lines: Line[]): Vocabulary => {
  const words = new Set<string>()
  let broken = false
  for (const line of lines)
    for (const [index, word] of line.words.entries()) {
      // the two halves of a word that broke at a hyphen are no words
      const half = broken && index === 0
      broken = index === line.words.length - 1 && /\p{L}[-\u2010]$/u.test(word.text)
      if (half || broken) continue
      // most words need no folding
      if (/^[a-z]+$/.test(word.text)) words.add(word.text)
      else words.add(fold(word.text).replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, ''))
    }
  return words
}

/** First parts of compounds that keep their hyphen. */
const compoundStarts =
  /^(self|well|long|short|cross|non|co|e|high|low|full|part|multi|half|on|in|end|real|user|data|front|back|open|third|first|second|two|three|four|five|six|ten|one|all|ex|pre|post|re|anti|semi|sub|inter|client|customer|vice|hands|large|small|mid|day|year|event|state|best|test|award|mission|decision|problem|cost|time|team|world|face|peer|out|follow|cloud|web|object|cutting|fast|follow|start|industry|company|service|low|zero|quarter|evidence|project|result|trade)$/

/** The cells of a line as one span; tabs become single spaces. */
export const lineSpan = (line: Line): Span =>
  joinSpans(
    line.cells.map((cell) => spanOf(cell.words)),
    ' ',
  )

export const railSpan = (line: Line): Span =>
  joinSpans(
    line.rail.map((cell) => spanOf(cell.words)),
    ' ',
  )

/** 'github.com/robin-' at the end of a line: the hyphen belongs to the address. */
const isOpenAddress = (text: string) => /(?:^|\s)\S{0,200}(?:@\S|\.\p{L}{2,10}\/)\S{0,200}-$/u.test(text.slice(-250))

/** A text with the line below it: a word that was hyphenated at the end of the line is made whole. */
export const appendLine = (text: Span, line: Span, words: Vocabulary): Span => {
  if (isOpenAddress(text.text) && /^[\p{Ll}\p{N}]/u.test(line.text)) return joinSpans([text, line], '')
  const ending = /(?<!\p{L})(\p{L}+)[-\u2010]$/u.exec(text.text)
  const starting = /^(\p{Ll}+)/u.exec(line.text)
  if (!ending || !starting) return joinSpans([text, line], ' ')
  const keep = keepsHyphen(ending[1] ?? '', starting[1] ?? '', text.text.endsWith('\u2010'), words)
  return joinSpans([keep ? text : slice(text, 0, text.text.length - 1), line], '')
}

/** Does a hyphen at the end of a line belong to the word? What other lines of the resume write, and usual compounds, say so. */
const keepsHyphen = (before: string, after: string, soft: boolean, words: Vocabulary): boolean => {
  const [left, right] = [fold(before), fold(after)]
  return (
    words.has(`${left}-${right}`) ||
    (!soft && !words.has(left + right) && (compoundStarts.test(left) || (words.has(left) && words.has(right))))
  )
}

/** The words of a line with those of the line below it: the halves of a hyphenated word are read as one. */
export const appendWords = (above: Word[], below: Word[], words: Vocabulary): Word[] => {
  const [last, next] = [above.at(-1), below[0]]
  const ending = /^(?:.*[^\p{L}])?(\p{L}+)-$/u.exec(last?.text ?? '')
  const starting = /^(\p{Ll}+)/u.exec(next?.text ?? '')
  if (!last || !next || !ending || !starting) return [...above, ...below]
  if (keepsHyphen(ending[1] ?? '', starting[1] ?? '', false, words))
    return [...above, { ...next, glued: true }, ...below.slice(1)]
  // a soft hyphen is what spans leave out
  return [...above.slice(0, -1), { ...last, text: last.text.replace(/-$/, '\u2010') }, ...below]
}

/** The left and right edge of the column in which a line stands. */
export type ColumnOf = (line: Line) => { x0: number; x1: number }

/** Lines of one paragraph or list item. */
export const groupParagraphs = (lines: Line[], column: ColumnOf): Line[][] => {
  const groups: Line[][] = []
  for (const line of lines) {
    const open = groups.at(-1)
    const last = open?.at(-1)
    if (open && last && goesOnAs(line, last, column)) open.push(line)
    else groups.push([line])
  }
  return groups
}

/** Joins lines to paragraphs and list items; words that were hyphenated at line ends are made whole. */
export const paragraphs = (lines: Line[], words: Vocabulary, column: ColumnOf): Span[] =>
  groupParagraphs(lines, column)
    .map((group) => {
      let text = emptySpan
      for (const line of group) {
        const span = joinSpans([railSpan(line), lineSpan(line)], ' ')
        text = text.text === '' ? span : appendLine(text, span, words)
      }
      return text
    })
    .filter((span) => span.text !== '')

/** Text flows from one column into the next only when they are about as wide. */
const alikeWide = (a: { x0: number; x1: number }, b: { x0: number; x1: number }) =>
  Math.min(a.x1 - a.x0, b.x1 - b.x0) > 0.8 * Math.max(a.x1 - a.x0, b.x1 - b.x0)

/** Does a text begin with a word in small letters, as what goes on does? 'qPCR' and 'iOS' are names. */
export const opensSmall = (text: string) => /^\p{Ll}[\p{Ll}\p{M}'’]*(?![\p{L}\p{N}])/u.test(text)

/** 'Syntax (BA) ⇥ Fall 2023' is a row for itself, and so is a row whose cells begin where those of the row above do. */
const endsRow = (line: Line, last: Line) => {
  const end = last.cells.length > 1 ? last.cells.at(-1) : undefined
  if (!end) return false
  return (
    isOnlyDates(end.text) ||
    (line.cells.length > 1 && Math.abs((line.cells[1]?.x0 ?? 0) - (last.cells[1]?.x0 ?? 0)) < 2)
  )
}

const goesOnAs = (line: Line, last: Line, column: ColumnOf) => {
  if (line.bullet) return false
  if (opensSmall(line.text) || /[-,;&\u2010]$/.test(last.text)) return true
  if (line.region === last.region && line.base - last.base > 1.85 * Math.max(line.size, last.size)) return false
  if (line.region !== last.region && line.page === last.page && !alikeWide(column(line), column(last))) return false
  if (last.bullet && line.x0 < last.x0 - 3 && line.region === last.region) return false
  if (line.bold !== last.bold || endsRow(line, last)) return false
  const firstWord = line.words[0]
  const room = firstWord ? firstWord.x1 - firstWord.x0 + last.size : 0
  // the first word would have fitted on the line above: the break was meant
  const { x0, x1 } = column(last)
  const fromRight = Math.abs(last.x1 - line.x1) < 1.5 && Math.abs(last.x0 - line.x0) > 3
  return fromRight ? last.x0 - room < x0 + 1 : last.x1 + room > x1 - 1
}
