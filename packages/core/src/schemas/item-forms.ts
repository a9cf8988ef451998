import * as v from 'valibot'
import { toFieldErrors } from './field-errors.ts'
import { contentSchemas, type ItemContent } from './item.ts'
import type { Section } from './sections.ts'

/** The typed text of each field in an item's form. A list of projects is one text with one line for each project. */
export type ItemDraft = Record<string, string>

/** The content of a valid draft, or a message for each wrong field. */
export type ReadDraft = { content: ItemContent; errors: null } | { content: null; errors: Record<string, string> }

/** The fields that are sent as null if they are empty. */
const nullable = ['end_date', 'date', 'link', 'proficiency']

const toText = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' ? value : ''
}

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

// The shape that was read is the shape that is sent: one text stays one text; everything else is a list.
const toProjects = (text: string, original: unknown) => {
  if (text.trim() === '') return Array.isArray(original) ? [] : null
  return typeof original === 'string' ? text.trim() : toLines(text)
}

/** Converts an item's content to the texts of its form. */
export const toItemDraft = (content: ItemContent): ItemDraft =>
  Object.fromEntries(Object.entries(content).map(([field, value]) => [field, toText(value)]))

/** Converts a draft to the content to save (trimmed, empty optional fields as null) by the rules of its section. */
export const readItemDraft = (section: Section, draft: ItemDraft, original: ItemContent): ReadDraft => {
  const before = new Map<string, unknown>(Object.entries(original))
  const raw = Object.fromEntries(
    Object.entries(draft).map(([field, text]) => {
      if (field === 'projects') return [field, toProjects(text, before.get(field))]
      return [field, nullable.includes(field) && text.trim() === '' ? null : text]
    }),
  )
  const result = v.safeParse(contentSchemas[section], raw)
  return result.success
    ? { content: result.output, errors: null }
    : { content: null, errors: toFieldErrors(result.issues) }
}
