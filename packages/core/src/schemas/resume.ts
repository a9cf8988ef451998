import * as v from 'valibot'
import { doubtSchema } from './doubt.ts'
import { contentSchemas, parsedContentSchemas, sectionSchema, sourceSchema } from './item.ts'
import type { Section } from './sections.ts'
import { boundedText } from './text.ts'

const id = v.pipe(v.string(), v.uuid())
const instant = v.pipe(v.string(), v.isoTimestamp())

/** Why a parse failed. The texts for these codes are in texts.ts. */
export const parseErrorSchema = v.picklist([
  'not_a_pdf',
  'damaged',
  'password_protected',
  'no_pages',
  'no_text',
  'no_text_layer',
  'too_many_pages',
  'took_too_long',
  'too_much_memory',
  'engine_failed',
])
export type ParseErrorCode = v.InferOutput<typeof parseErrorSchema>

export const parseStatusSchema = v.picklist(['none', 'running', 'done', 'failed'])
export const parseStageSchema = v.picklist([
  'queued',
  'read_text',
  'read_pictures',
  'find_sections',
  'fill_items',
  'check',
])
export type ParseStage = v.InferOutput<typeof parseStageSchema>

/** What a parse has counted so far: pages read, pages in total (null until the file is open), and items found. */
export const parseCountsSchema = v.object({ pages_read: v.number(), pages: v.nullable(v.number()), items: v.number() })
export type ParseCounts = v.InferOutput<typeof parseCountsSchema>

/** The engine that created a result. */
export const engineSchema = v.object({ kind: v.picklist(['rules', 'llm']), model: v.exactOptional(v.string()) })

/** A resume without its sections, as it appears in lists. */
export const resumeSchema = v.object({
  id,
  /** Path of the stored file; its last segment is the file name that was uploaded. */
  path: v.string(),
  format: v.nullable(v.string()),
  owner_id: id,
  chunked: v.boolean(),
  active: v.boolean(),
  size: v.number(),
  created_at: instant,
  parse_status: parseStatusSchema,
  parse_error: v.nullable(parseErrorSchema),
  /** While a parse runs: its stage, when it started, and what it has counted. */
  parse_stage: v.nullable(parseStageSchema),
  parse_started_at: v.nullable(instant),
  parse_counts: v.nullable(parseCountsSchema),
  /** File name of an earlier resume of the same owner with the very same bytes. */
  same_file_as: v.nullable(v.object({ id, name: v.string() })),
  pages: v.nullable(v.number()),
  /** A small picture of the first page: the data of an SVG path in a box of 144 x 192; null if there is none. */
  picture: v.nullable(v.string()),
  /** How many items each section has; null before the parse. */
  counts: v.nullable(v.record(v.string(), v.number())),
})
export type Resume = v.InferOutput<typeof resumeSchema>

/**
 * What every item has besides its content. The tag ('contact', 'education', …) is for items of the section Other. Doubts say
 * why the item should be checked after the parse; they are absent if there are none left.
 */
const itemEntries = {
  id,
  version: v.number(),
  tag: v.nullable(v.string()),
  doubts: v.exactOptional(v.array(doubtSchema)),
}

/** The items of each section, in order. A section without items is an empty list. */
export const sectionsSchema = v.object({
  overview: v.array(v.object({ ...itemEntries, ...parsedContentSchemas.overview.entries })),
  leadership: v.array(v.object({ ...itemEntries, ...parsedContentSchemas.leadership.entries })),
  experience: v.array(v.object({ ...itemEntries, ...parsedContentSchemas.experience.entries })),
  roles: v.array(v.object({ ...itemEntries, ...parsedContentSchemas.roles.entries })),
  skills: v.array(v.object({ ...itemEntries, ...parsedContentSchemas.skills.entries })),
  technical: v.array(v.object({ ...itemEntries, ...parsedContentSchemas.technical.entries })),
  achievements: v.array(v.object({ ...itemEntries, ...parsedContentSchemas.achievements.entries })),
  other: v.array(v.object({ ...itemEntries, ...parsedContentSchemas.other.entries })),
})
export type ResumeSections = v.InferOutput<typeof sectionsSchema>
/** One item of section `S` as part of a resume. */
export type Item<S extends Section = Section> = ResumeSections[S][number]

const leftOverSchema = v.array(v.object({ text: v.string(), source: sourceSchema }))

/** A resume with its sections, its unplaced texts and the hidden texts of the PDF. */
export const resumeDetailSchema = v.object({
  ...resumeSchema.entries,
  ...sectionsSchema.entries,
  engine: v.nullable(engineSchema),
  unplaced: leftOverSchema,
  hidden: leftOverSchema,
  /** The numbers (from 1) of pages that are pictures and were not read; absent if there are none. */
  unread: v.exactOptional(v.array(v.number())),
})
export type ResumeDetail = v.InferOutput<typeof resumeDetailSchema>

/** One item as `/chunks` lists it. */
export const chunkSchema = v.object({
  chunk_id: id,
  category: sectionSchema,
  content: v.union(Object.values(parsedContentSchemas)),
  source: sourceSchema,
  version: v.number(),
})

export const saveItemSchemas = contentSchemas

/** An item as the server returns it after a save. */
export const savedItemSchema = v.object({
  chunk_id: id,
  category: sectionSchema,
  content: v.union(Object.values(parsedContentSchemas)),
  version: v.number(),
})

/** An earlier version of an item, newest first in lists. */
export const itemVersionSchema = v.object({
  version: v.number(),
  /** The section the item was in at that time. The content always has the shape of the section the item is in now. */
  category: sectionSchema,
  content: v.union(Object.values(parsedContentSchemas)),
  saved_at: instant,
})

/** The new position of an item within its section, counted from 0. */
export const moveItemSchema = v.object({ position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)) })

/** The section to move an item to. */
export const moveToSectionSchema = v.object({ category: sectionSchema })

/** Returns the name under which an uploaded file is shown: the last path segment without control characters. */
export const fileNameSchema = boundedText(255)
