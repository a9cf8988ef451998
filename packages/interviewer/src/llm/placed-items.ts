import type { Link } from '../parse/1-glyphs/pdf-page.ts'
import type { Line } from '../parse/2-lines/group-lines.ts'
import { type ColumnOf, paragraphs, type Vocabulary } from '../parse/2-lines/join-text.ts'
import { emptySpan, joinSpans, type Span } from '../parse/2-lines/span.ts'
import { clip, type Draft } from '../parse/5-items/make-item.ts'
import { findDates, isOnlyDates } from '../parse/words/dates.ts'
import { statedLevel } from '../parse/words/lexicon/words.ts'
import type { Field, PlacedItem } from './placed-parts.ts'

/** What of the document the fields need besides their own words. */
export type PageFacts = { words: Vocabulary; columnOf: ColumnOf; linksOf: (page: number) => Link[] }

/** How far a model's placing is trusted: it says nothing of it itself that could be relied on. */
const confidence = 0.7

/** Whole lines are joined as print is (paragraphs, hyphens); parts of lines stand as they are. */
const bodySpan = (item: PlacedItem, field: Field, facts: PageFacts): Span => {
  const pieces: Span[] = []
  let lines: Line[] = []
  const flush = () => {
    pieces.push(...paragraphs(lines, facts.words, facts.columnOf))
    lines = []
  }
  for (const part of item.parts.filter((one) => one.field === field)) {
    if (part.whole) {
      lines.push(part.piece.line)
      continue
    }
    flush()
    pieces.push(part.span)
  }
  flush()
  return joinSpans(pieces, '\n')
}

const lineSpan = (item: PlacedItem, field: Field): Span =>
  joinSpans(
    item.parts.filter((part) => part.field === field).map((part) => part.span),
    ' ',
  )

/** Dates in the product's form where the words are dates and nothing else; any other words stay as they are printed. */
const datesIn = (span: Span): { start: string; end: string | null; running: boolean } => {
  const [date, ...more] = findDates(span.text)
  if (date && more.length === 0 && isOnlyDates(span.text))
    return { start: date.start, end: date.end, running: date.running }
  const running = /^(present|current|now|today|ongoing|heute|aujourd'hui|actualidad|presente|oggi|atual|heden)$/i.test(
    span.text,
  )
  return { start: running ? '' : span.text.slice(0, 100), end: null, running }
}

const written = /\bhttps?:\/\/[^\s)>\]]+/i

const linkOf = (item: PlacedItem, facts: PageFacts): string | null => {
  const whole = joinSpans(
    item.parts.map((part) => part.span),
    ' ',
  )
  for (const { word } of whole.parts) {
    const [x, y] = [(word.x0 + word.x1) / 2, (word.top + word.bottom) / 2]
    const link = facts.linksOf(word.page).find((one) => one.x0 <= x && one.x1 >= x && one.y0 <= y && one.y1 >= y)
    if (link && /^(https?:|mailto:)/i.test(link.url)) return link.url
  }
  return written.exec(whole.text)?.[0] ?? null
}

const projectsOf = (item: PlacedItem): string[] | null => {
  const projects = item.parts.filter((part) => part.field === 'projects').map((part) => clip(part.span.text))
  return projects.length > 0 ? projects : null
}

/** Makes items of what a model placed; every character of them is the PDF's. */
export const toDraft = (item: PlacedItem, heading: string | null, facts: PageFacts): Draft => {
  const name = lineSpan(item, 'name')
  const base = (spans: Record<string, Span>) => ({
    spans,
    more: [],
    confidence: Object.fromEntries(Object.keys(spans).map((field) => [field, confidence])),
    heading,
  })
  const projects = projectsOf(item)
  const description = bodySpan(item, 'description', facts)
  const common = { name: clip(name.text), description: clip(description.text, true) }
  const projectSpan = lineSpan(item, 'projects')
  const dateSpan = lineSpan(item, 'date')
  const date =
    dateSpan.text === '' ? null : datesIn(dateSpan).end === null ? datesIn(dateSpan).start : dateSpan.text.slice(0, 100)
  switch (item.section) {
    case 'experience': {
      const [title, start, end] = [lineSpan(item, 'title'), lineSpan(item, 'start_date'), lineSpan(item, 'end_date')]
      const details = bodySpan(item, 'details', facts)
      const [from, to] = [datesIn(start), datesIn(end)]
      const ended = end === emptySpan || end.text === '' ? from.end : to.running ? null : to.start || null
      return {
        section: 'experience',
        content: {
          name: clip(name.text),
          title: clip(title.text),
          start_date: from.start,
          end_date: ended,
          details: clip(details.text, true),
        },
        ...base({ name, title, start_date: start, end_date: end, details }),
      }
    }
    case 'roles':
      return {
        section: 'roles',
        content: { ...common, date, projects },
        ...base({ name, description, date: dateSpan, projects: projectSpan }),
      }
    case 'skills':
      return {
        section: 'skills',
        content: { ...common, projects },
        ...base({ name, description, projects: projectSpan }),
      }
    case 'technical': {
      const level = lineSpan(item, 'proficiency')
      return {
        section: 'technical',
        content: { ...common, proficiency: statedLevel(level.text), projects },
        ...base({ name, description, proficiency: level, projects: projectSpan }),
      }
    }
    case 'achievements':
      return {
        section: 'achievements',
        content: { ...common, link: linkOf(item, facts), date },
        ...base({ name, description, date: dateSpan }),
      }
    case 'overview':
    case 'leadership':
    case 'other': {
      const text = bodySpan(item, 'text', facts)
      return {
        section: item.section,
        content: { text: clip(text.text, true) },
        ...(item.tag ? { tag: item.tag } : {}),
        ...base({ text }),
      }
    }
  }
}
