import type { Line } from '../2-lines/group-lines.ts'
import { emptySpan, joinSpans, type Span, trimSpan } from '../2-lines/span.ts'
import type { ResumeSection } from '../3-sections/cut-sections.ts'
import type { Piece } from '../4-entries/entry-pieces.ts'
import type { Entry } from '../4-entries/head-lines.ts'
import { findDates, isDuration } from '../words/dates.ts'
import { titleScore } from '../words/title-score.ts'
import { dateSpan } from './date-span.ts'
import { isHeadOfPosts } from './head-of-posts.ts'
import { clip, type Draft } from './make-item.ts'
import { plainName } from './plain-name.ts'
import { readHeads, takeNames } from './read-heads.ts'
import { assign, vote } from './title-and-employer.ts'
import { withoutFarTowns, withoutSpare, withoutTowns, withoutTownsOfDates } from './towns-of-heads.ts'

/** Does the employer stand on a line of its own above the post, as where it heads several? Else it is that post's alone. */
const heads = (name: Piece, title: Piece | null) => title === null || name.line < title.line

/** Where the job was, and what else stands apart from title and employer: notes in a margin. How long it lasted the dates tell. */
const partPlaces = (apart: Span[]): [places: Span[], others: Span[]] => {
  const told = apart.filter((span) => !isDuration(span.text))
  const others = told.filter((span) => findDates(span.text).length > 0)
  return [told.filter((span) => !others.includes(span)), others]
}

/** Fills employer, title, dates and details of every entry of a section. */
export const fillExperience = (
  section: ResumeSection,
  entries: Entry[],
  details: (lines: Line[]) => Span[],
): Draft[] => {
  const pieced = withoutTownsOfDates(withoutFarTowns(readHeads(takeNames(entries))))
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
      !name && title && parts.entry.head.length < (all[0]?.entry.head.length ?? 1) + 1 && !parts.entry.stated
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
      more: [...ofHead.spans, ...(parts.entry.stated?.labels ?? []), ...(parts.entry.labels ?? [])],
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
