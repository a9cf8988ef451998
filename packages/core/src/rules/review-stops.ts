import type { Doubt } from '../schemas/doubt.ts'
import { type Section, sections } from '../schemas/sections.ts'
import { isIdentityLine } from './identity.ts'

/** A place in a parsed resume that its owner should check, and why. `section` is null for unplaced text. */
export type ReviewStop = { id: string; section: Section | null; reasons: string[] }

/** The id of the unplaced text at `index`. */
export const unplacedId = (index: number): string => `unplaced-${index}`

type Field = Extract<Doubt, { field: string }>['field']

const fieldNames: Record<Field, string> = {
  name: 'name',
  title: 'title',
  start_date: 'start date',
  end_date: 'end date',
  date: 'date',
  details: 'details',
  description: 'description',
  text: 'text',
}

/** For jobs, 'the name' could be misread as the person's own name. */
const jobFieldNames = { ...fieldNames, name: 'employer', title: 'job title' }

/** Returns the reason to check an item, as a sentence. */
const toReason = (section: Section, doubt: Doubt): string => {
  const names = section === 'experience' ? jobFieldNames : fieldNames
  switch (doubt.reason) {
    case 'from_picture':
      return 'It was read from a picture.'
    case 'unsure_words':
      return `These words may be misread: ${doubt.words.join(', ')}.`
    case 'empty_field':
      return `The ${names[doubt.field]} is missing.`
    case 'ends_before_start':
      return 'It ends before it starts.'
    case 'date_in_name':
      return `The ${names[doubt.field]} contains a date.`
    case 'future_date':
      return `The ${names[doubt.field]} is in the future.`
    case 'dates_in_text':
      return doubt.field === 'text'
        ? 'The text contains dates. If it is a job, move it to Experience.'
        : `The ${names[doubt.field]} ${doubt.field === 'details' ? 'contain' : 'contains'} dates.`
  }
}

/** The parts of a resume that the review needs. */
type Reviewed = Record<Section, readonly { id: string; doubts?: readonly Doubt[] }[]> & { unplaced: readonly unknown[] }

/** Lists what to check after a parse: items with doubts in the order of the sections, then unplaced texts. */
export const toReviewStops = (resume: Reviewed): ReviewStop[] => [
  ...sections.flatMap((section) =>
    resume[section].flatMap(({ id, doubts = [] }) =>
      doubts.length > 0 ? [{ id, section, reasons: doubts.map((doubt) => toReason(section, doubt)) }] : [],
    ),
  ),
  ...resume.unplaced.map((_, index) => ({
    id: unplacedId(index),
    section: null,
    reasons: ['This text is not in a section yet.'],
  })),
]

/** The words for counted items of each section. */
const itemNames: Record<Section, readonly [one: string, many: string]> = {
  overview: ['overview', 'overviews'],
  leadership: ['leadership item', 'leadership items'],
  experience: ['job', 'jobs'],
  roles: ['role', 'roles'],
  skills: ['skill', 'skills'],
  technical: ['tool', 'tools'],
  achievements: ['achievement', 'achievements'],
  other: ['other item', 'other items'],
}

/** Describes what was read, section by section: '1 overview', '3 jobs', '2 other items'. Lines of the head do not count. */
export const toReadFacts = (resume: Record<Section, readonly { tag: string | null }[]>): string[] =>
  sections.flatMap((section) => {
    const count = resume[section].filter((item) => !isIdentityLine(item)).length
    return count > 0 ? [`${count} ${itemNames[section][count === 1 ? 0 : 1]}`] : []
  })

/** Describes how many places are left to check. */
export const toReviewCount = (count: number): string => {
  if (count === 0) return 'Nothing to check.'
  return count === 1 ? '1 line to check.' : `${count} lines to check.`
}

/** Describes the pages of a file that were not read; null if all were read. */
export const toUnreadNotice = (pages: readonly number[] = []): string | null => {
  if (pages.length === 0) return null
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(pages.map(String))
  return pages.length === 1
    ? `Page ${list} is a picture and was not read.`
    : `Pages ${list} are pictures and were not read.`
}
