import type { Line } from '../2-lines/group-lines.ts'
import { emptySpan, joinSpans, type Span, slice, splitSpan, trimSpan } from '../2-lines/span.ts'
import type { ResumeSection } from '../3-sections/cut-sections.ts'
import { entryPieces, type Piece } from '../4-entries/entry-pieces.ts'
import type { Entry } from '../4-entries/head-lines.ts'
import { awardScore } from '../words/award-score.ts'
import { findDates } from '../words/dates.ts'
import { fold } from '../words/lexicon/fold.ts'
import projectLabels from '../words/project-labels.json' with { type: 'json' }
import { dateSpan } from './date-span.ts'
import { clip, type Draft } from './make-item.ts'

/** The address behind a piece of text, when the page makes it a link. */
export type LinkAt = (span: Span) => string | null

const written = /\bhttps?:\/\/[^\s)>\]]+/i

/** Name, what is said about it, date and link of every achievement. */
export const fillAchievements = (
  section: ResumeSection,
  entries: Entry[],
  details: (lines: Line[]) => Span[],
  linkAt: LinkAt,
): Draft[] =>
  giverFirst(nameFirst(entries.map((entry) => ({ entry, ...entryPieces(entry, false) })))).map(
    ({ entry, pieces, places }) => {
      const body = details(entry.body)
      const [first, ...rest] = pieces.map((piece) => piece.span)
      const name = withoutDateWord(first ?? emptySpan, entry)
      const description = joinSpans([...rest, ...places.map((piece) => trimSpan(piece.span)), ...body], '\n')
      const when = dateSpan(entry.date)
      const whole = joinSpans([name, description], ' ')
      const link = linkAt(whole) ?? written.exec(whole.text)?.[0] ?? null
      const date = entry.date ? (entry.date.end ?? entry.date.start) : null
      return {
        section: 'achievements',
        content: { name: clip(name.text), description: clip(description.text, true), link, date },
        spans: { name, description, ...(date ? { date: when } : {}) },
        more: [],
        confidence: { name: 0.85, description: 0.8, date: 0.95 },
        heading: section.title,
      }
    },
  )

/** 'First prize in the quiz in' before '2013': the word that joined name and date is no part of the name. */
const withoutDateWord = (name: Span, entry: Entry): Span => {
  const word = entry.date ? /\s(?:in|on|im|en|el|em|nel|since|from)$/iu.exec(name.text) : null
  return word ? slice(name, 0, word.index) : name
}

type Pieced = { entry: Entry; pieces: Piece[]; places: Piece[] }

/** The second lines of a section must look like names of awards by so much more than the first ones. */
const clearlyNames = 0.5

/** '**Guild of Cooks**' over 'Golden Ladle, first prize' throughout: the giver stands first, and what says 'prize' is the name. */
const giverFirst = (all: Pieced[]): Pieced[] => {
  const pairs = all.flatMap(({ pieces: [a, b] }) => (a && b ? [{ a: a.span.text, b: b.span.text }] : []))
  if (pairs.length < 2 || pairs.length < all.length) return all
  const lean = pairs.map(({ a, b }) => awardScore(b) - awardScore(a))
  const mean = lean.reduce((sum, one) => sum + one, 0) / lean.length
  if (mean < clearlyNames || lean.some((one) => one < 0)) return all
  return all.map((one) => {
    const [a, b, ...others] = one.pieces
    return a && b ? { ...one, pieces: [b, a, ...others] } : one
  })
}

/** Where the second column is the wordy one all through ('1st of 50 ⇥ Coding Competition'), it holds the names. */
const nameFirst = (all: Pieced[]): Pieced[] => {
  const letters = (piece: Piece | undefined) => piece?.span.text.match(/\p{L}/gu)?.length ?? 0
  const pairs = all.filter(
    ({ pieces }) => pieces.length >= 2 && pieces[0]?.line === pieces[1]?.line && pieces[0]?.cell !== pieces[1]?.cell,
  )
  if (pairs.length < 2 || pairs.length < 0.7 * all.length) return all
  const sum = (n: number) => pairs.reduce((total, { pieces }) => total + letters(pieces[n]), 0)
  if (sum(0) * 2 > sum(1)) return all
  return all.map((one) => {
    const [a, b, ...others] = one.pieces
    return a && b ? { ...one, pieces: [b, a, ...others] } : one
  })
}

/** A project or role: name, description, date. */
export const fillRoles = (section: ResumeSection, entries: Entry[], details: (lines: Line[]) => Span[]): Draft[] =>
  withAnswers(entries).map((entry) => {
    const { pieces, places } = entryPieces(entry, false)
    const spans = pieces.map((piece) => piece.span)
    // 'Title ⇥ : New kitchen': the label asks for the name
    const label = spans.length > 1 && projectLabels.name.includes(labelOf(spans[0]?.text ?? '')) ? spans.shift() : null
    const [first, ...rest] = label ? spans.map(withoutColon) : spans
    const name = first ?? emptySpan
    const body = details(entry.body)
    const description = joinSpans([...rest, ...places.map((piece) => piece.span), ...body], '\n')
    const when = dateSpan(entry.date)
    return {
      section: 'roles',
      content: {
        name: clip(name.text),
        description: clip(description.text, true),
        date: entry.date ? rangeText(entry, when) : null,
        projects: null,
      },
      spans: { name, description, ...(entry.date ? { date: when } : {}) },
      more: label ? [label] : [],
      confidence: { name: 0.8, description: 0.85, date: 0.95 },
      heading: section.title,
    }
  })

const labelOf = (text: string) => fold(text.split(':')[0] ?? '').trim()

const withoutColon = (span: Span): Span =>
  slice(span, /^[\s:–—-]{0,5}/u.exec(span.text)?.[0].length ?? 0, span.text.length)

/** 'Role: …' and 'Client: …' are answers about the project above them and open none. */
const withAnswers = (entries: Entry[]): Entry[] => {
  const all: Entry[] = []
  for (const entry of entries) {
    const last = all.at(-1)
    const opening = entry.head[0]?.text ?? ''
    const answers = /:|\t/.test(opening) && projectLabels.about.includes(labelOf(opening.split('\t')[0] ?? ''))
    if (last && answers && !entry.date)
      all[all.length - 1] = { ...last, body: [...last.body, ...entry.head, ...entry.body] }
    else all.push(entry)
  }
  return all
}

/** A single date in the product's form; a range stays as it is printed. */
const rangeText = (entry: Entry, when: Span) =>
  entry.date?.range ? clip(when.text).slice(0, 100) : (entry.date?.start ?? null)

/** Awards in a list within one line: 'Awards: first prize (2020), best paper (2021)'. */
export const listAchievements = (section: ResumeSection, lists: Span[], linkAt: LinkAt): Draft[] =>
  lists
    .flatMap((list) => listedAwards(list))
    .map((whole) => {
      const found = findDates(whole.text).at(-1)
      const name = found ? undated(whole, found) : whole
      const when = found ? slice(whole, found.from, found.to) : emptySpan
      const date = found ? (found.end ?? found.start) : null
      return {
        section: 'achievements',
        content: { name: clip(name.text), description: '', link: linkAt(name), date },
        spans: { name, ...(date ? { date: when } : {}) },
        more: [],
        confidence: { name: 0.7, date: 0.9 },
        heading: section.title,
      }
    })

/** Cuts at the strongest sign of the list; a comma parts awards only where each has a date or none has. */
const listedAwards = (list: Span): Span[] => {
  const strong = splitSpan(list, /\s{0,20}[;|•·]\s*/g)
  if (strong.length > 1) return strong
  const parts = splitSpan(list, /,\s+(?![^()]{0,200}\))/g)
  const dated = parts.filter((part) => findDates(part.text).length > 0)
  if (dated.length === 0 || dated.length === parts.length) return parts
  const awards: Span[] = []
  let open: Span[] = []
  for (const part of parts) {
    open.push(part)
    if (!dated.includes(part)) continue
    awards.push(joinSpans(open, ', '))
    open = []
  }
  return open.length > 0 ? [...awards, joinSpans(open, ', ')] : awards
}

/** The text without a date at its end, nor the brackets around it. */
const undated = (span: Span, date: { from: number; to: number }): Span => {
  const tail = span.text.slice(date.to)
  if (!/^[\s)\].]*$/.test(tail)) return span
  const lead = span.text.slice(0, date.from).replace(/(?<![\s([,–—-])[\s([,–—-]+$/u, '')
  return lead === '' ? span : slice(span, 0, lead.length)
}
