import * as v from 'valibot'
import { maxLinkNameLength, type newLinkSchema, type ShareLink } from './employer.ts'
import { sections } from './sections.ts'
import { boundedText } from './text.ts'

type Values = Record<string, string | boolean>

/** The check box of a section in the form of a link. */
export const sectionField = (section: string): string => `section_${section}`

/** The messages of the form, by field. `today` is YYYY-MM-DD: a link cannot end before it. */
export const validateLinkForm =
  (today: string) =>
  (values: Values): Record<string, string> => {
    const errors: Record<string, string> = {}
    const name = v.safeParse(
      v.pipe(boundedText(maxLinkNameLength), v.trim(), v.nonEmpty('Name is required')),
      values['name'],
    )
    if (!name.success) errors['name'] = name.issues[0].message
    const expires = String(values['expires'])
    if (expires !== '' && !v.is(v.pipe(v.string(), v.isoDate()), expires)) errors['expires'] = 'Choose a date'
    else if (expires !== '' && expires < today) errors['expires'] = 'Choose a date that is not over yet'
    if (!sections.some((section) => values[sectionField(section)] === true))
      errors['sections'] = 'Choose at least one section'
    return errors
  }

/** What the form starts with: an existing link's choices, or everything but contact data and the PDF. */
export const toLinkForm = (link: ShareLink | null): Values => ({
  name: link?.name ?? '',
  expires: link?.expires_at?.slice(0, 10) ?? '',
  ...Object.fromEntries(
    sections.map((section) => [sectionField(section), link ? link.sections.includes(section) : true]),
  ),
  questions: link?.questions ?? true,
  contact: link?.contact ?? false,
  download: link?.download ?? false,
  notices: link?.notices ?? true,
})

/** What is sent for a valid form. A link works until the end of its last day, in UTC. */
export const readLinkForm = (values: Values): v.InferOutput<typeof newLinkSchema> => ({
  name: String(values['name']).trim(),
  expires_at: values['expires'] ? `${values['expires']}T23:59:59Z` : null,
  sections: sections.filter((section) => values[sectionField(section)] === true),
  questions: values['questions'] === true,
  contact: values['contact'] === true,
  download: values['download'] === true,
  notices: values['notices'] === true,
})
