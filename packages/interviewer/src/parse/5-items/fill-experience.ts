import type { Line } from '../2-lines/group-lines.ts'
import { lineSpan, railSpan } from '../2-lines/join-text.ts'
import { emptySpan, joinSpans, type Span, slice, trimSpan } from '../2-lines/span.ts'
import type { ResumeSection } from '../3-sections/find-headings.ts'
import { entryPieces, type Piece, toldSlots } from '../4-entries/entry-pieces.ts'
import { type Entry, type EntryDate, looksOf } from '../4-entries/head-lines.ts'
import { takeTitleSentences } from '../4-entries/head-sentences.ts'
import { answeredTitle, isLabelOfText } from '../4-entries/job-forms.ts'
import { findDates, isDuration } from '../words/dates.ts'
import { foldedWords, organisationWords } from '../words/lexicon/words.ts'
import { isPlace } from '../words/places.ts'
import { titleScore } from '../words/title-score.ts'
import { liesWithin } from './doubts.ts'
import { clip, type Draft } from './make-item.ts'

type Parts = { entry: Entry; pieces: Piece[]; places: Piece[] }

/** The words in which a date is printed. */
export const dateSpan = (date: EntryDate | null): Span => {
  if (!date) return emptySpan
  const spans =
    date.where === 'rail' ? date.line.rail.map((cell) => cell.words) : date.line.cells.map((cell) => cell.words)
  for (const words of spans) {
    const span = joinSpans([spanFrom(words)], '')
    const found = findDates(span.text).find((one) => one.start === date.start && one.end === date.end)
    if (found) return slice(span, found.from, found.to)
  }
  return date.where === 'rail' ? railSpan(date.line) : lineSpan(date.line)
}
const spanFrom = (words: Line['words']): Span => lineSpan({ cells: [{ words }] } as Pick<Line, 'cells'> as Line)

/**
 * Which slots of the heads hold the title and which the employer, by one vote over the whole section: job words
 * against organisation words, and values that repeat from entry to entry.
 */
const vote = (all: Parts[]): Map<string, number> => {
  const scores = new Map<string, { sum: number; count: number; values: Map<string, number> }>()
  for (const { pieces } of all)
    for (const piece of pieces) {
      const known = scores.get(piece.slot) ?? { sum: 0, count: 0, values: new Map<string, number>() }
      known.sum += Math.max(-2, Math.min(2, titleScore(piece.span.text)))
      known.count++
      known.values.set(piece.span.text, (known.values.get(piece.span.text) ?? 0) + 1)
      scores.set(piece.slot, known)
    }
  return new Map(
    [...scores].map(([slot, { sum, count, values }]) => [slot, sum / count - (values.size < count ? 0.3 : 0)]),
  )
}

/** Chooses title and employer among the pieces of one entry. */
const assign = (
  parts: Parts,
  votes: Map<string, number>,
): { title: Piece | null; name: Piece | null; rest: Piece[] } => {
  if (parts.entry.told) {
    const [title = null, name = null] = toldSlots.map((slot) => parts.pieces.find((piece) => piece.slot === slot))
    return { title, name, rest: [] }
  }
  const [a, b, ...others] = mainPieces(parts.pieces, votes)
  if (!a) return { title: null, name: null, rest: [] }
  if (!b)
    return titleScore(a.span.text) + 0.5 * (votes.get(a.slot) ?? 0) >= -0.2
      ? { title: a, name: null, rest: [] }
      : { title: null, name: a, rest: [] }
  const own = titleScore(a.span.text) - titleScore(b.span.text)
  const all = (votes.get(a.slot) ?? 0) - (votes.get(b.slot) ?? 0)
  const lean = 0.45 * own + all
  const first = lean > 0 || (lean === 0 && (a.bold || !b.bold))
  return first ? { title: a, name: b, rest: others } : { title: b, name: a, rest: others }
}

/**
 * A slot that is neither title nor employer wherever all are printed (the town below the date) is neither where one is
 * missing.
 */
const withoutSpare = (all: Parts[], votes: Map<string, number>): Parts[] => {
  const chosen = new Set<string>()
  const spare = new Set<string>()
  for (const parts of all.filter(({ pieces }) => pieces.length > 2)) {
    const { title, name, rest } = assign(parts, votes)
    for (const piece of [title, name]) if (piece) chosen.add(piece.slot)
    for (const piece of rest) spare.add(piece.slot)
  }
  const isSpare = (piece: Piece) =>
    spare.has(piece.slot) && !chosen.has(piece.slot) && titleScore(piece.span.text) === 0
  return all.map((parts) => {
    const kept = parts.pieces.filter((piece) => !isSpare(piece))
    if (parts.pieces.length !== 2 || kept.length !== 1) return parts
    return { ...parts, pieces: kept, places: [...parts.places, ...parts.pieces.filter(isSpare)] }
  })
}

/** A town has no more words. */
const longestTown = 3

/** 'Partner ⇥ Amsterdam' over 'Acme & Partners' throughout: what stands far at the right without any cue is the place. */
const withoutFarTowns = (all: Parts[]): Parts[] => {
  const cut = all.map((parts) => {
    const town = parts.pieces.find(
      (piece) =>
        piece.far &&
        !piece.bold &&
        titleScore(piece.span.text) === 0 &&
        piece.span.text.split(' ').length <= longestTown &&
        parts.pieces.some((other) => other.line === piece.line && other.cell < piece.cell) &&
        parts.pieces.some((other) => other.line > piece.line),
    )
    return town
      ? { ...parts, pieces: parts.pieces.filter((piece) => piece !== town), places: [...parts.places, town] }
      : null
  })
  return cut.length >= 2 && cut.every((parts) => parts !== null) ? cut : all
}

/** Parts of a company, which may stand behind a title: 'Director, Marketing'. */
const department =
  /\b(?:marketing|sales|engineering|operations|finance|products?|design|research|development|legal|support|education|communications?|technology|security|data|people|hr|it|strategy|logistics|quality|europe|emea|apac|americas)\b/i

/** Where the comma before 'Bradford' or 'Atlanta, GA' stands. */
const townFrom = (text: string) => {
  const first = text.indexOf(', ')
  return first >= 0 && isPlace(text.slice(first + 2)) ? first : text.lastIndexOf(', ')
}

/** 'Staff Nurse, Bradford' throughout: a town stands behind every title, and is no part of it. */
const withoutTowns = (all: Parts[], votes: Map<string, number>): Parts[] => {
  const cut = all.map((parts) => {
    const { title, name } = assign(parts, votes)
    const comma = title ? townFrom(title.span.text) : -1
    if (!title || !name || comma < 0) return null
    const town = slice(title.span, comma + 2, title.span.text.length)
    const likeTown = isPlace(town.text) || /^\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,2}$/u.test(town.text)
    if (
      !likeTown ||
      department.test(town.text) ||
      titleScore(town.text) !== 0 ||
      organisationWords.count(foldedWords(town.text)) > 0
    )
      return null
    const bare = { ...title, span: slice(title.span, 0, comma) }
    return {
      ...parts,
      pieces: parts.pieces.map((piece) => (piece === title ? bare : piece)),
      places: [...parts.places, { ...title, span: town }],
    }
  })
  return cut.length >= 2 && cut.every((parts) => parts !== null) ? cut : all
}

/** The two pieces that stand for title and employer, in printed order, then the rest. */
const mainPieces = (pieces: Piece[], votes: Map<string, number>): Piece[] => {
  if (pieces.length <= 2) return pieces
  let best: { a: number; b: number; worth: number } = { a: 0, b: 1, worth: Number.NEGATIVE_INFINITY }
  for (let a = 0; a < pieces.length; a++)
    for (let b = a + 1; b < pieces.length; b++) {
      const [x, y] = [pieces[a], pieces[b]]
      if (!x || !y) continue
      const score = (piece: Piece) => titleScore(piece.span.text) * 0.45 + (votes.get(piece.slot) ?? 0)
      const worth = Math.abs(score(x) - score(y)) - 0.35 * (a + b)
      if (worth > best.worth) best = { a, b, worth }
    }
  const [first, second] = [pieces[best.a], pieces[best.b]]
  return first && second ? [first, second, ...pieces.filter((piece) => piece !== first && piece !== second)] : pieces
}

/** Could the line name an employer (or a title): short, no sentence, set like a name? */
const likeName = (line: Line | undefined): line is Line => {
  if (
    !line ||
    line.bullet ||
    line.text.length > 70 ||
    isLabelOfText(line.text) ||
    /[.;:!]$/.test(line.text.replace(/\b(?:inc|ltd|co|corp|bros)\.$/i, '')) ||
    /^\p{Ll}/u.test(line.text)
  )
    return false
  const words = line.text.match(/[\p{L}][\p{L}'’-]{3,}/gu) ?? []
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length
  return (
    organisationWords.count(foldedWords(line.text)) > 0 ||
    titleScore(line.text) > 0.5 ||
    (words.length <= 6 && capital >= 0.7 * words.length)
  )
}

/** An employer alone with its dates, and the title behind a label below. */
const withAnsweredTitle = (entry: Entry): Entry => {
  const answered = entry.told ? null : answeredTitle(entry)
  const [employer, ...others] = answered ? entryPieces(entry, false).pieces : []
  if (!answered || !employer || others.length > 0 || titleScore(employer.span.text) > 0) return entry
  const told = { title: answered.title, employer: employer.span, labels: [answered.label] }
  return { ...entry, head: [], body: answered.body, told }
}

/** When the heads of a section hold one name each, the line below each head is the other one, if it looks like a name throughout. */
const takeNames = (given: Entry[]): Entry[] => {
  const entries = given.map(withAnsweredTitle)
  const short = entries.filter((entry) => !entry.told && entryPieces(entry).pieces.length === 1)
  if (short.length === entries.length) {
    const titled = takeTitleSentences(entries)
    if (titled !== entries) return titled
  }
  if (short.length === 0 || short.length < 0.6 * entries.length) return entries
  const able = short.filter((entry) => likeName(entry.body[0]))
  if (able.length < 0.7 * short.length) return entries
  return entries.map((entry) => {
    const line = entry.body[0]
    return line && able.includes(entry) ? { ...entry, head: [...entry.head, line], body: entry.body.slice(1) } : entry
  })
}

/** Does the employer stand on a line of its own above the post, as where it heads several? Else it is that post's alone. */
const heads = (name: Piece, title: Piece | null) => title === null || name.line < title.line

/** Where the job was, and what else stands apart from title and employer: how long it lasted, notes in a margin. */
const partPlaces = (apart: Span[]): [places: Span[], others: Span[]] => {
  const others = apart.filter((span) => isDuration(span.text) || findDates(span.text).length > 0)
  return [apart.filter((span) => !others.includes(span)), others]
}

/** The full stop of a sentence is no part of a name; that of 'Inc.' is. */
const plainName = (span: Span): Span => withoutQuotes(withoutStop(withoutBrackets(span)))

/** Quotation marks around a name, or the one that is left of a pair, are no part of it. */
const withoutQuotes = (span: Span): Span => {
  const open = /^[‘“"'„«]\s*/u.exec(span.text)?.[0].length ?? 0
  const close = /\s{0,5}[’”"'»]$/u.exec(span.text)?.[0].length ?? 0
  const inner = span.text.slice(open, span.text.length - close)
  return open + close > 0 && !/[‘“"„«’”»]/u.test(inner) ? slice(span, open, span.text.length - close) : span
}

/** 'Head Chef' over '(Oakmoor Hospital)': brackets around the whole of a name are no part of it. */
const withoutBrackets = (span: Span): Span =>
  /^\([^()]+\)$/.test(span.text) ? slice(span, 1, span.text.length - 1) : span

const withoutStop = (span: Span): Span =>
  /\p{Ll}{3}\.$/u.test(span.text) && !/\b(?:inc|ltd|corp|bros|dept|univ)\.$/i.test(span.text)
    ? slice(span, 0, span.text.length - 1)
    : span

/** The last word of a name says that it is an employer's; one such word before it may belong to a ward ('Medical ICU'). */
const surelyEmployer = -1

/**
 * 'Nurse, Cardiology ⇥ 2016 – 2019' on a line of its own, where another such line of the section has its employer on the
 * line above: the employer of this post is printed above it too, and the comma parts title and ward.
 */
const isPostBelow = (entry: Entry, entries: Entry[]): boolean => {
  const [line, ...more] = entry.head
  if (!line || more.length > 0 || entry.date?.line !== line) return false
  const [title, ...behind] = line.text.split('\t')[0]?.split(', ') ?? []
  if (behind.length === 0 || titleScore(title ?? '') <= 0) return false
  if (behind.some((part) => titleScore(part) <= surelyEmployer)) return false
  const at = entries.indexOf(entry)
  return entries.slice(0, at).some(({ head: [above, post, ...others], date }) => {
    if (!above || !post || others.length > 0 || date?.line !== post || looksOf(post) !== looksOf(line)) return false
    return looksOf(above) !== looksOf(post) && titleScore(above.text) <= 0
  })
}

/**
 * 'Rigger, Norden AG' over 'Rugby' throughout: what stands behind the comma is an employer by its words somewhere, and what
 * stands below is one nowhere.
 */
const namesEmployersAfterCommas = (all: Parts[]): boolean => {
  const employs = (text: string) => organisationWords.count(foldedWords(text)) > 0
  const pairs = all.flatMap(({ pieces }) => {
    const [head, below, ...more] = pieces
    const behind = head?.span.text.split(', ').at(-1)
    const ordered =
      head && below && more.length === 0 && below.line > head.line && below.span.text.split(' ').length <= longestTown
    return ordered && behind && head.span.text.includes(', ') ? [{ behind, below: below.span.text }] : []
  })
  return (
    pairs.length === all.length &&
    pairs.length >= 2 &&
    pairs.some(({ behind }) => employs(behind)) &&
    !pairs.some(({ below }) => employs(below) || titleScore(below) !== 0)
  )
}

/**
 * 'Rigger, Norden' over '2016 – 2019, Rugby': that Rugby is the town, and Norden the employer, the other heads of the
 * section tell, of which one or more say so by their words.
 */
const readHeads = (entries: Entry[]): Parts[] => {
  const usual = entries.map((entry) => ({ entry, ...entryPieces(entry, !isPostBelow(entry, entries)) }))
  const isTowned = ({ pieces, places }: Parts) =>
    pieces.length === 2 && pieces[0]?.line === pieces[1]?.line && places.some((place) => place.line !== pieces[0]?.line)
  const towned = usual.filter(isTowned).length
  if ((towned === 0 && !namesEmployersAfterCommas(usual)) || towned === usual.length) return usual
  const loose = entries.map((entry) => ({ entry, ...entryPieces(entry, true, true) }))
  return loose.every(isTowned) ? loose : usual
}

/** When an entry was, a single date as both ends. */
const timeOf = ({ date }: Entry) => (date ? { start: date.start, end: date.range ? date.end : date.start } : null)

/**
 * 'Norden AG, Leeds ⇥ 2009 – today' over posts with times of their own within that time, none of which names an employer:
 * it is the head of those posts and no job.
 */
const isHeadOfPosts = (index: number, all: Parts[], votes: Map<string, number>): boolean => {
  const [parts, post] = [all[index], all[index + 1]]
  if (!parts || !post || parts.entry.body.length > 0 || parts.entry.told || post.entry.told) return false
  const [whole, part] = [timeOf(parts.entry), timeOf(post.entry)]
  if (!whole || !part || !parts.entry.date?.range || !liesWithin(part, whole)) return false
  const { title, name } = assign(post, votes)
  const isPost = name === null && title !== null && titleScore(title.span.text) > 0
  return isPost && parts.pieces.length > 0 && parts.pieces.every((piece) => titleScore(piece.span.text) <= 0)
}

/** Fills employer, title, dates and details of every entry of a section. */
export const fillExperience = (
  section: ResumeSection,
  entries: Entry[],
  details: (lines: Line[]) => Span[],
): Draft[] => {
  const pieced = withoutFarTowns(readHeads(takeNames(entries)))
  const votes = vote(pieced)
  const all = withoutTowns(withoutSpare(pieced, votes), votes)
  let employer: Span | null = null
  /** What else the head of several posts says, which belongs to the first of them: places, and the time of all. */
  let ofHead: { places: Piece[]; spans: Span[] } = { places: [], spans: [] }
  const drafts: Draft[] = []
  for (const [index, parts] of all.entries()) {
    const { title, name, rest } = assign(parts, votes)
    if (isHeadOfPosts(index, all, votes)) {
      const [first, ...others] = [...parts.pieces].sort((a, b) => titleScore(a.span.text) - titleScore(b.span.text))
      employer = first?.span ?? null
      ofHead = { places: [...others, ...parts.places], spans: [dateSpan(parts.entry.date)] }
      continue
    }
    const body = details(parts.entry.body)
    const date = parts.entry.date
    // an employer printed once holds for the posts below it
    const carried =
      !name && title && parts.entry.head.length < (all[0]?.entry.head.length ?? 1) + 1 && !parts.entry.told
        ? employer
        : null
    if (name) employer = heads(name, title) ? name.span : null
    const nameSpan = plainName(name?.span ?? carried ?? emptySpan)
    const titleSpan = plainName(title?.span ?? emptySpan)
    const when = dateSpan(date)
    // an item has no field for the place: it is the first line of the details, before what else the head says
    const [towns, others] = partPlaces([...ofHead.places, ...parts.places].map((piece) => trimSpan(piece.span)))
    const place = joinSpans(towns, ', ')
    const text = joinSpans([place, ...rest.map((piece) => trimSpan(piece.span)), ...others, ...body], '\n')
    drafts.push({
      section: 'experience',
      content: {
        name: clip(nameSpan.text),
        title: clip(titleSpan.text),
        start_date: date?.start ?? '',
        // a single date says when it was; that the job goes on only a range says
        end_date: date ? (date.range ? date.end : date.start) : null,
        details: clip(text.text, true),
      },
      spans: {
        name: nameSpan,
        title: titleSpan,
        start_date: when,
        ...(date ? { end_date: when } : {}),
        details: text,
        place,
      },
      more: [...ofHead.spans, ...(parts.entry.told?.labels ?? []), ...(parts.entry.labels ?? [])],
      confidence: {
        name: name ? 0.85 : 0.6,
        title: title ? 0.85 : 0.4,
        start_date: 0.95,
        end_date: 0.95,
        details: 0.9,
        place: 0.8,
      },
      heading: section.title,
    })
    ofHead = { places: [], spans: [] }
  }
  return drafts
}
