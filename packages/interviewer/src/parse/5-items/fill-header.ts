import type { Line } from '../2-lines/group-lines.ts'
import { lineSpan, railSpan } from '../2-lines/join-text.ts'
import { joinSpans, type Span } from '../2-lines/span.ts'
import { isParagraph } from '../3-sections/classify-sections.ts'
import type { ResumeSection } from '../3-sections/cut-sections.ts'
import { contactWeight } from '../words/contact.ts'
import { headerLines } from './header-lines.ts'
import { type Draft, joinedDraft, textDraft } from './make-item.ts'

const wordsOfText = 10 // a line of so many words is more than the name of a department

/** '17 Prime Avenue, Apt 37, Springfield, PA 10111': numbers and commas, names, and no sentence of words in small letters. */
const isAddress = (text: string) =>
  (text.match(/(?<!\p{L})\p{Ll}/gu)?.length ?? 0) <= 0.3 * text.split(' ').length &&
  /\d/.test(text) &&
  (text.match(/, /g)?.length ?? 0) >= 2 &&
  /^(?:\p{Lu}|\d)/u.test(text) &&
  /\b\d{4,6}\b|\b[A-Z]{2}\b/.test(text)

/** Does a text go on in the line below, set as it is? */
const runsOnTo = (line: Line, next: Line) =>
  next.size === line.size &&
  next.cells.length === 1 &&
  next.base - line.base < 1.8 * line.size &&
  contactWeight(next.text) === 0

/** A paragraph in a column so narrow that none of its lines looks like running text takes so many of them. */
const leastLines = 3

/** The lines of narrow paragraphs: in one look, close to each other, and together sentences. */
const narrowParagraphs = (lines: Line[]): Set<Line> => {
  const runs: Line[][] = []
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1)
    const joins =
      last &&
      last.region === line.region &&
      last.size === line.size &&
      last.color === line.color &&
      last.font === line.font &&
      line.base - last.base < 1.8 * line.size
    if (joins) runs.at(-1)?.push(line)
    else runs.push([line])
  }
  const isText = (run: Line[]) =>
    run.length >= leastLines && isParagraph(run) && run.every((line) => contactWeight(line.text) < 2)
  return new Set(runs.filter(isText).flat())
}

/** Name, headline and ways to reach the person are contact lines; running text before the first heading is a summary. */
export const fillHeader = (section: ResumeSection, details: (lines: Line[]) => Span[]): Draft[] => {
  const lines = headerLines(section.lines)
  const drafts: Draft[] = []
  const body: Line[] = []
  const narrow = narrowParagraphs(lines)
  for (const line of lines) {
    const next = lines[lines.indexOf(line) + 1]
    const prose =
      line.cells.length === 1 &&
      line.text.split(' ').length >= 8 &&
      contactWeight(line.text) < 2 &&
      !isAddress(line.text) &&
      (/[.!?:]$/.test(line.text) ||
        line.text.split(' ').length >= wordsOfText ||
        (next !== undefined && runsOnTo(line, next)))
    const goesOn =
      body.length > 0 &&
      body.at(-1) === lines[lines.indexOf(line) - 1] &&
      line.size === body[0]?.size &&
      contactWeight(line.text) === 0
    if (prose || goesOn || narrow.has(line)) body.push(line)
    else drafts.push(textDraft('other', joinSpans([railSpan(line), lineSpan(line)], ' '), null, 0.8, 'contact'))
  }
  return [...drafts, ...joinedDraft('overview', section, body.length > 0 ? details(body) : [])]
}
