import type { Doubt } from '@candid/core'
import type { Word } from '../1-glyphs/pdf-page.ts'
import { markDateWords, monthIn } from '../words/date-words.ts'
import { findDates } from '../words/dates.ts'
import type { Draft } from './make-item.ts'

/** Why an item should be looked at: what its words say about how they were read, and what its fields cannot be. */
export const doubtsOf = (draft: Draft): Doubt[] => [...doubtsOfWords(draft), ...doubtsOfFields(draft)]

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

const doubtsOfFields = (draft: Draft): Doubt[] => {
  switch (draft.section) {
    case 'experience': {
      const { name, title, start_date, end_date } = draft.content
      return [
        ...fieldDoubts('name', name),
        ...fieldDoubts('title', title),
        ...(start_date === '' ? [{ reason: 'empty_field', field: 'start_date' } as const] : []),
        ...(end_date && monthOf(end_date, 12) < monthOf(start_date, 1)
          ? [{ reason: 'ends_before_start' } as const]
          : []),
      ]
    }
    case 'achievements':
      return fieldDoubts('name', draft.content.name)
    default:
      return []
  }
}

const fieldDoubts = (field: 'name' | 'title', text: string): Doubt[] => {
  if (text === '') return [{ reason: 'empty_field', field }]
  // A single year may belong to a name ('Expo 2000'); a range of dates or a month does not.
  return findDates(text).some((date) => date.range || /\p{L}/u.test(date.start))
    ? [{ reason: 'date_in_name', field }]
    : []
}

/** Months since the year 0; a date without a month counts as month `other` of its year, one without a year as unknown. */
const monthOf = (date: string, other: number): number => {
  const year = /\d{4}/.exec(date)
  return year ? Number(year[0]) * 12 + (monthIn(markDateWords(date)) ?? other) : Number.NaN
}
