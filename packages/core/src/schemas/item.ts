import * as v from 'valibot'
import { linkSchema } from './link.ts'
import { proficiencies } from './proficiency.ts'
import { type Section, sections } from './sections.ts'
import { boundedText, requiredText } from './text.ts'

export const sectionSchema = v.picklist(sections)
export const proficiencySchema = v.picklist(proficiencies)

/** The longest text of one field of an item, in characters. */
export const maxFieldLength = 20_000

const line = boundedText(500)
const body = boundedText(maxFieldLength)

/** A date as it is sent: 'March 2024', or the words of the resume ('2019', 'Summer 2018'). It is never invented. */
const dateText = v.pipe(boundedText(100), v.trim())
const optionalDate = v.optional(v.nullable(dateText), null)

/** A list of texts, or one text if a server sends one. It is sent back in the same shape. */
const projectsSchema = v.optional(v.nullable(v.union([v.array(line), body])), null)

const textItem = v.object({ text: requiredText(maxFieldLength, 'Text is required') })

/** The content of an item as it is saved, by section. Values are trimmed. */
export const contentSchemas = {
  overview: textItem,
  leadership: textItem,
  experience: v.object({
    name: v.optional(v.pipe(line, v.trim()), ''),
    title: requiredText(500, 'Title is required'),
    start_date: v.pipe(dateText, v.minLength(1, 'Start date is required')),
    end_date: optionalDate,
    details: requiredText(maxFieldLength, 'Details are required'),
  }),
  roles: v.object({
    name: v.optional(v.pipe(line, v.trim()), ''),
    description: requiredText(maxFieldLength, 'Description is required'),
    date: optionalDate,
    projects: projectsSchema,
  }),
  skills: v.object({
    name: v.optional(v.pipe(line, v.trim()), ''),
    description: requiredText(maxFieldLength, 'Description is required'),
    projects: projectsSchema,
  }),
  technical: v.object({
    name: v.optional(v.pipe(line, v.trim()), ''),
    description: requiredText(maxFieldLength, 'Description is required'),
    proficiency: v.optional(v.nullable(proficiencySchema), null),
    projects: projectsSchema,
  }),
  achievements: v.object({
    name: requiredText(500, 'Name is required'),
    description: requiredText(maxFieldLength, 'Description is required'),
    link: v.optional(v.nullable(linkSchema), null),
    date: optionalDate,
  }),
  other: textItem,
} as const satisfies Record<Section, v.GenericSchema>

/**
 * The content of an item as it was read from a PDF. The fields are the same, but none is required, because a resume may
 * not state them (a job without a date, a skill without a description).
 */
export const parsedContentSchemas = {
  overview: v.object({ text: body }),
  leadership: v.object({ text: body }),
  experience: v.object({
    name: line,
    title: line,
    start_date: dateText,
    end_date: v.nullable(dateText),
    details: body,
  }),
  roles: v.object({ name: line, description: body, date: v.nullable(dateText), projects: projectsSchema }),
  skills: v.object({ name: line, description: body, projects: projectsSchema }),
  technical: v.object({
    name: line,
    description: body,
    proficiency: v.nullable(proficiencySchema),
    projects: projectsSchema,
  }),
  achievements: v.object({
    name: line,
    description: body,
    link: v.nullable(linkSchema),
    date: v.nullable(dateText),
  }),
  other: v.object({ text: body }),
} as const satisfies Record<Section, v.GenericSchema>

/** Content of an item of section `S`. */
export type ItemContent<S extends Section = Section> = S extends Section
  ? v.InferOutput<(typeof parsedContentSchemas)[S]>
  : never

/** A rectangle on a page in PDF points (1/72 inch), origin at the top left of the page. */
export const boxSchema = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })
export type Box = v.InferOutput<typeof boxSchema>

/** Where an item is in its PDF: for each page (counted from 1) the boxes of its lines. */
export const sourceSchema = v.array(
  v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(1)), boxes: v.array(boxSchema) }),
)
export type Source = v.InferOutput<typeof sourceSchema>
