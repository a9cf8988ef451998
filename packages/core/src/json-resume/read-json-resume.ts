import * as v from 'valibot'
import { parsedContentSchemas } from '../schemas/item.ts'
import { type Section, sections } from '../schemas/sections.ts'
import { findEntries } from './from-json-resume.ts'
import { type JsonResume, jsonResumeSchema } from './json-resume.schema.ts'
import type { ResumeEntry } from './resume-entry.ts'

/** Text of a document that no item holds, and where it stands ('basics.image'). */
export type NotPlaced = { path: string; text: string }
/** What is wrong in a document, and where ('work.0.startDate'). */
export type JsonResumeIssue = { path: (string | number)[]; message: string }
export type ReadJsonResume =
  | { ok: true; document: JsonResume; entries: ResumeEntry[]; notPlaced: NotPlaced[] }
  | { ok: false; issues: JsonResumeIssue[] }

/** The place of an issue as a person reads it. */
export const placeOf = ({ path }: JsonResumeIssue): string => path.join('.')

/** Reads a JSON Resume document into items of the eight sections, or says everything that is wrong in it. */
export const readJsonResume = (value: unknown): ReadJsonResume => {
  const checked = v.safeParse(jsonResumeSchema, value)
  if (!checked.success) return { ok: false, issues: checked.issues.map(toIssue([])) }
  const document = checked.output
  const found = findEntries(document)
  const issues = found.flatMap(({ entry, path }) => {
    const content = v.safeParse(parsedContentSchemas[entry.section], entry.content)
    return content.success ? [] : content.issues.map((issue) => ({ path, message: issue.message }))
  })
  if (issues.length > 0) return { ok: false, issues }
  if (found.length === 0) return { ok: false, issues: [{ path: [], message: 'This document contains no resume data' }] }
  const left = notPlaced(document)
  if (left.length > maxLeft)
    return { ok: false, issues: [{ path: [], message: `More than ${maxLeft} fields are unknown to JSON Resume` }] }
  return { ok: true, document, entries: inSectionOrder(found.map(({ entry }) => entry)), notPlaced: left }
}

/** Of what fits no section a person looks through a few; a flood of it is no resume. */
const maxLeft = 1_000

const toIssue =
  (place: (string | number)[]) =>
  (issue: v.BaseIssue<unknown>): JsonResumeIssue => ({
    path: [...place, ...(issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))],
    message: issue.message,
  })

const inSectionOrder = (entries: ResumeEntry[]) =>
  sections.flatMap((section: Section) => entries.filter((entry) => entry.section === section))

// What the document says of itself, not of the person.
const aboutTheDocument = ['$schema', 'meta']

/** What the schema does not name, and the picture, which no item can hold. */
const notPlaced = (document: JsonResume): NotPlaced[] => [
  ...unnamed(document, jsonResumeSchema.entries, '').filter(({ path }) => !aboutTheDocument.includes(path)),
  ...(document.basics?.image ? [{ path: 'basics.image', text: document.basics.image }] : []),
]

const unnamed = (value: object, named: object, place: string): NotPlaced[] =>
  Object.entries(value).flatMap(([key, part]) => {
    const path = place === '' ? key : `${place}.${key}`
    const schema: unknown = new Map(Object.entries(named)).get(key)
    if (schema === undefined) return saysNothing(part) ? [] : [{ path, text: textOf(part) }]
    const inner = entriesOf(schema)
    if (!inner || typeof part !== 'object' || part === null) return []
    return Array.isArray(part)
      ? part.flatMap((entry: object, index) => unnamed(entry, inner, `${path}.${index}`))
      : unnamed(part, inner, path)
  })

/** The fields that a schema names, through what it is wrapped in; none for a text. */
const entriesOf = (schema: unknown): object | null => {
  if (typeof schema !== 'object' || schema === null) return null
  if ('entries' in schema && typeof schema.entries === 'object') return schema.entries
  if ('wrapped' in schema) return entriesOf(schema.wrapped)
  if ('item' in schema) return entriesOf(schema.item)
  return null
}

const saysNothing = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
