import * as v from 'valibot'
import { maxLinkNameLength, type newLinkSchema, type ShareLink } from './employer.ts'
import { sectionSchema } from './item.ts'
import { type Section, sections } from './sections.ts'
import { requiredText } from './text.ts'

type SectionField = `section_${Section}`

/** The name of a section's check box in the form of a link. */
export const sectionField = (section: Section): SectionField => `section_${section}`

const choices = { questions: v.boolean(), contact: v.boolean(), download: v.boolean(), notices: v.boolean() }

const typedSchema = v.object({
  name: v.string(),
  /** YYYY-MM-DD, or empty for no end. */
  expires: v.string(),
  ...v.entriesFromList(sections.map(sectionField), v.boolean()),
  ...choices,
})

/** The form of a link. Its check boxes for the sections become one list. `today` is YYYY-MM-DD; a link cannot end before it. */
export const linkFormSchema = (today: string) =>
  v.pipe(
    typedSchema,
    v.transform(({ name, expires, questions, contact, download, notices, ...boxes }) => ({
      name,
      expires,
      sections: sections.filter((section) => boxes[sectionField(section)]),
      questions,
      contact,
      download,
      notices,
    })),
    v.object({
      name: requiredText(maxLinkNameLength, 'Name is required'),
      expires: v.pipe(
        v.string(),
        v.check((text) => text === '' || v.is(v.pipe(v.string(), v.isoDate()), text), 'Choose a date'),
        v.check((text) => text === '' || text >= today, 'Choose today or a later date'),
      ),
      sections: v.pipe(v.array(sectionSchema), v.minLength(1, 'Choose at least one section')),
      ...choices,
    }),
  )

/** The initial values: the settings of an existing link, or everything that is offered except contact data and the PDF. */
export const toLinkForm = (
  link: ShareLink | null,
  offered: readonly Section[] = sections,
): v.InferInput<typeof typedSchema> => ({
  name: link?.name ?? '',
  expires: link?.expires_at?.slice(0, 10) ?? '',
  // Seam: one entry per section, which the type of Object.fromEntries does not say.
  ...(Object.fromEntries(
    sections.map((section) => [
      sectionField(section),
      offered.includes(section) && (link === null || link.sections.includes(section)),
    ]),
  ) as Record<SectionField, boolean>),
  questions: link?.questions ?? true,
  contact: link?.contact ?? false,
  download: link?.download ?? false,
  notices: link?.notices ?? true,
})

/** Returns the request for a valid form. A link works until the end of its last day, in UTC. */
export const toNewLink = ({
  expires,
  ...chosen
}: v.InferOutput<ReturnType<typeof linkFormSchema>>): v.InferOutput<typeof newLinkSchema> => ({
  ...chosen,
  expires_at: expires === '' ? null : `${expires}T23:59:59Z`,
})
