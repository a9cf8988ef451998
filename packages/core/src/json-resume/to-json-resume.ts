import { identityOf } from '../rules/identity.ts'
import type { ItemContent } from '../schemas/item.ts'
import type { Section } from '../schemas/sections.ts'
import { toIsoDate, toIsoSpan } from './iso-dates.ts'
import { jsonResumeSchemaUrl } from './json-resume.schema.ts'
import { label, linesOf, projectsOf, withLabel } from './lines.ts'
import { otherTags, type ResumeEntry } from './resume-entry.ts'
import { educationFacts } from './stated-facts.ts'

type Json = Record<string, unknown>

/** Leaves out what is not stated. */
const compact = (object: Json): Json =>
  Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) =>
        value !== undefined && value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** The items in the JSON Resume schema. Dates that it cannot hold are kept in words; nothing is left out. */
export const toJsonResume = (entries: readonly ResumeEntry[]): Json => {
  const contents = <S extends Section>(section: S): ItemContent<S>[] =>
    // the filter leaves items of this section only, whose content is of its type
    entries.filter((entry) => entry.section === section).map((entry) => entry.content as ItemContent<S>)
  const tagged = (tag: string) =>
    entries.flatMap((entry) => (entry.section === 'other' && entry.tag === tag ? [entry.content.text] : []))
  const untagged = entries.flatMap((entry) =>
    entry.section === 'other' && !homes.has(entry.tag ?? '')
      ? [compact({ text: entry.content.text, tag: entry.tag })]
      : [],
  )
  const contact = tagged('contact')
  const { name, headline: label, email, phone, links } = identityOf(contact)
  const document = compact({
    work: contents('experience').map(toWork),
    education: tagged('education').map((summary) => compact({ ...educationFacts(summary), summary })),
    awards: contents('achievements').map(toAward),
    certificates: tagged('certificate').map(toNamed),
    publications: tagged('publication').map(toNamed),
    skills: [...contents('skills').map(toSkill), ...contents('technical').map(toTechnical)],
    languages: tagged('language').map((language) => ({ language })),
    interests: tagged('interest').map((name) => ({ name })),
    references: tagged('reference').map((reference) => ({ reference })),
    projects: [...contents('roles').map(toProject), ...contents('leadership').map(toLeadership)],
  })
  const summary = contents('overview')
    .map(({ text }) => text)
    .join('\n\n')
  return {
    $schema: jsonResumeSchemaUrl,
    basics: compact({
      name,
      label,
      email,
      phone,
      url: links.find((link) => link.startsWith('http')),
      summary,
      contact,
      other: untagged,
    }),
    ...document,
    meta: { version: 'v1.0.0' },
  }
}

/** Tags of other whose items have a list of their own. */
const homes = new Set<string>(otherTags.filter((tag) => tag !== 'other'))

const toWork = (item: ItemContent<'experience'>): Json => {
  const [startDate, endDate] = [item.start_date, item.end_date].map((text) => (text ? toIsoDate(text) : null))
  return compact({
    name: item.name,
    position: item.title,
    startDate,
    endDate,
    summary: [
      ...(startDate ? [] : withLabel(label.start, item.start_date)),
      ...(endDate ? [] : withLabel(label.end, item.end_date)),
    ].join('\n'),
    highlights: linesOf(item.details),
  })
}

const toProject = (item: ItemContent<'roles'>): Json => {
  const span = item.date ? toIsoSpan(item.date) : null
  return compact({
    name: item.name,
    description: item.description,
    highlights: [
      ...(span ? [] : withLabel(label.date, item.date)),
      ...projectsOf(item.projects).flatMap((project) => withLabel(label.project, project)),
    ],
    ...span,
  })
}

// The schema has no place for leadership; to call it volunteering would say what the resume does not.
const toLeadership = ({ text }: ItemContent<'leadership'>): Json => compact({ description: text, type: 'leadership' })

const toSkill = ({ name, description, projects }: ItemContent<'skills'>): Json =>
  compact({
    name,
    keywords: [
      ...(description === '' ? [] : [description]),
      ...projectsOf(projects).flatMap((project) => withLabel(label.project, project)),
    ],
  })

const toTechnical = ({ proficiency, ...item }: ItemContent<'technical'>): Json => {
  const { name, keywords } = toSkill(item)
  return compact({ name, level: proficiency, keywords, category: 'technical' })
}

const toAward = (item: ItemContent<'achievements'>): Json => {
  const date = item.date ? toIsoDate(item.date) : null
  return compact({
    title: item.name,
    date,
    summary: [...(date ? [] : withLabel(label.date, item.date)), item.description].join('\n').trim(),
    url: item.link,
  })
}

/** A text as a name, its first line, and what follows. */
const toNamed = (text: string): Json => {
  const [name, ...rest] = text.split('\n')
  return compact({ name, summary: rest.join('\n') })
}
