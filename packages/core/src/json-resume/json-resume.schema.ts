import * as v from 'valibot'
import { textSchema } from '../schemas/text.ts'
import { fromIsoDate } from './iso-dates.ts'

/** The schema that exported documents follow. */
export const jsonResumeSchemaUrl = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

const maxEntries = 1_000

// Many editors write null or an empty text for what is not stated.
const text = v.optional(v.nullable(textSchema))
const date = v.optional(
  v.nullable(
    v.pipe(
      v.string('Must be text'),
      v.check(
        (iso) => iso === '' || fromIsoDate(iso) !== null,
        'Must be a date like 2024, 2024-03 or 2024-03-31, or be left out',
      ),
    ),
  ),
)
const listOf = <S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.nullable(v.pipe(v.array(schema), v.maxLength(maxEntries, `A list must have at most ${maxEntries} entries`))),
  )
const texts = listOf(textSchema)
const span = { startDate: date, endDate: date }

/**
 * A JSON Resume 1.0.0 document (jsonresume.org), as it is read: what the published schema names is checked, what it does
 * not name may be there. Beyond it: `basics.contact` and `basics.other`, `summary` of education and certificates, `url`
 * of awards and `category` of skills are ours, for what the schema has no place for; it allows them.
 */
export const jsonResumeSchema = v.looseObject({
  basics: v.optional(
    v.nullable(
      v.looseObject({
        ...{ name: text, label: text, image: text, email: text, phone: text, url: text, summary: text },
        location: v.optional(
          v.nullable(v.looseObject({ address: text, postalCode: text, city: text, countryCode: text, region: text })),
        ),
        profiles: listOf(v.looseObject({ network: text, username: text, url: text })),
        contact: texts,
        other: listOf(v.looseObject({ text, tag: text })),
      }),
    ),
  ),
  work: listOf(
    v.looseObject({
      ...{ name: text, location: text, description: text, position: text, url: text, summary: text },
      ...span,
      highlights: texts,
    }),
  ),
  volunteer: listOf(
    v.looseObject({ ...{ organization: text, position: text, url: text, summary: text }, ...span, highlights: texts }),
  ),
  education: listOf(
    v.looseObject({
      ...{ institution: text, url: text, area: text, studyType: text, score: text, summary: text },
      ...span,
      courses: texts,
    }),
  ),
  awards: listOf(v.looseObject({ title: text, date, awarder: text, summary: text, url: text })),
  certificates: listOf(v.looseObject({ name: text, date, url: text, issuer: text, summary: text })),
  publications: listOf(v.looseObject({ name: text, publisher: text, releaseDate: date, url: text, summary: text })),
  skills: listOf(v.looseObject({ name: text, level: text, keywords: texts, category: text })),
  languages: listOf(v.looseObject({ language: text, fluency: text })),
  interests: listOf(v.looseObject({ name: text, keywords: texts })),
  references: listOf(v.looseObject({ name: text, reference: text })),
  projects: listOf(
    v.looseObject({
      ...{ name: text, description: text, url: text, entity: text, type: text },
      ...{ highlights: texts, keywords: texts, roles: texts },
      ...span,
    }),
  ),
})

/** A JSON Resume document as it is read. */
export type JsonResume = v.InferOutput<typeof jsonResumeSchema>
