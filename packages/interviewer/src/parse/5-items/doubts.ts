import type { Doubt } from '@candid/core'
import type { Word } from '../1-glyphs/pdf-page.ts'
import { markDateWords, monthIn } from '../words/date-words.ts'
import { findDates } from '../words/dates.ts'
import type { Draft } from './make-item.ts'

/** Why an item should be looked at: what its words say about how they were read, and what its fields cannot be at the time `now`. */
export const doubtsOf = (draft: Draft, now: Date): Doubt[] => [...doubtsOfWords(draft), ...doubtsOfFields(draft, now)]

/** What was read from a picture is worth a look, the more so words of which the reader is unsure. */
const doubtsOfWords = (draft: Draft): Doubt[] => {
  const words = new Set<Word>(
    [...Object.values(draft.spans), ...draft.more].flatMap((span) => span.parts.map((part) => part.word)),
  )
  if (![...words].some((word) => word.unsure !== undefined)) return []
  const unsure = [...words].filter((word) => word.unsure && /[\p{L}\p{N}]/u.test(word.text)).map((word) => word.text)
  return [
    { reason: 'from_picture' },
    ...(unsure.length > 0 ? [{ reason: 'unsure_words', words: unsure } as const] : []),
  ]
}

const doubtsOfFields = (draft: Draft, now: Date): Doubt[] => {
  switch (draft.section) {
    case 'experience': {
      const { name, title, start_date, end_date, details } = draft.content
      return [
        ...fieldDoubts('name', name),
        ...fieldDoubts('title', title),
        ...(start_date === '' ? [{ reason: 'empty_field', field: 'start_date' } as const] : []),
        ...(endsBeforeStart(start_date, end_date) ? [{ reason: 'ends_before_start' } as const] : []),
        ...futureDoubts('start_date', start_date, now),
        // a single date is both start and end, and one doubt is enough
        ...(end_date === start_date ? [] : futureDoubts('end_date', end_date, now)),
        ...textDoubts('details', details),
      ]
    }
    case 'roles': {
      const { name, description, date } = draft.content
      return [...fieldDoubts('name', name), ...rangeDoubts(date ?? ''), ...textDoubts('description', description)]
    }
    case 'skills':
    case 'technical': {
      const { name, description } = draft.content
      return [...fieldDoubts('name', name), ...textDoubts('description', description)]
    }
    case 'achievements': {
      const { name, description, date } = draft.content
      return [
        ...fieldDoubts('name', name),
        ...futureDoubts('date', date, now),
        ...textDoubts('description', description),
      ]
    }
    case 'leadership':
      return [...rangeDoubts(draft.content.text), ...textDoubts('text', draft.content.text)]
    case 'other': {
      const { text } = draft.content
      // schools, certificates and publications have no field for their dates
      return [...rangeDoubts(text), ...(draft.tag === 'other' ? textDoubts('text', text) : [])]
    }
    case 'overview':
      return []
  }
}

const fieldDoubts = (field: 'name' | 'title', text: string): Doubt[] => {
  if (text === '') return [{ reason: 'empty_field', field }]
  return holdsDate(text) ? [{ reason: 'date_in_name', field }] : []
}

/** Does a name hold a date? A single year may belong to it ('Expo 2000'); a range of dates or a month does not. */
export const holdsDate = (name: string): boolean =>
  findDates(name).some((date) => date.range || /\p{L}/u.test(date.start))

/** A range that ends before it starts, in a text that keeps its dates. */
const rangeDoubts = (text: string): Doubt[] =>
  findDates(text).some(({ range, start, end }) => range && endsBeforeStart(start, end))
    ? [{ reason: 'ends_before_start' }]
    : []

/** A range at the start of a line is that of an entry; within a sentence it may be part of what the sentence tells. */
const textDoubts = (field: 'details' | 'description' | 'text', text: string): Doubt[] =>
  text.split('\n').some((line) => findDates(line).some(({ range, since, from }) => range && !since && from === 0))
    ? [{ reason: 'dates_in_text', field }]
    : []

const futureDoubts = (field: 'start_date' | 'end_date' | 'date', date: string | null, now: Date): Doubt[] =>
  date && monthOf(date, 1) > now.getUTCFullYear() * 12 + now.getUTCMonth() + 1 ? [{ reason: 'future_date', field }] : []

/** Does something end before it starts, as far as its dates tell? */
export const endsBeforeStart = (start: string, end: string | null): boolean =>
  end !== null && monthOf(end, 12) < monthOf(start, 1)

/** Does one time lie within another, as far as their dates tell? No end: it still runs. */
export const liesWithin = (
  inner: { start: string; end: string | null },
  outer: { start: string; end: string | null },
): boolean =>
  monthOf(inner.start, 12) >= monthOf(outer.start, 1) &&
  (outer.end === null || (inner.end !== null && monthOf(inner.end, 1) <= monthOf(outer.end, 12)))

/** Months since the year 0; a date without a month counts as month `other` of its year, one without a year as unknown. */
const monthOf = (date: string, other: number): number => {
  const year = /\d{4}/.exec(date)
  return year ? Number(year[0]) * 12 + (monthIn(markDateWords(date)) ?? other) : Number.NaN
}
