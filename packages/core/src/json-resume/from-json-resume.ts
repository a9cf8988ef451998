import type { ItemContent } from '../schemas/item.ts'
import { isLink } from '../schemas/link-text.ts'
import { type Proficiency, proficiencies } from '../schemas/proficiency.ts'
import type { Section } from '../schemas/sections.ts'
import { fromIsoDate, fromIsoSpan } from './iso-dates.ts'
import type { JsonResume } from './json-resume.schema.ts'
import { behindLabel, label, takeLabelled } from './lines.ts'
import { isOtherTag, type ResumeEntry } from './resume-entry.ts'
import { educationFacts } from './stated-facts.ts'

/** An item made of a part of a document, and where that part stands ('work.0'). */
export type FoundEntry = { entry: ResumeEntry; path: (string | number)[] }

type Text = string | null | undefined
type Part<K extends keyof JsonResume> =
  NonNullable<JsonResume[K]> extends readonly (infer Entry)[] ? Entry : NonNullable<JsonResume[K]>

const present = (...texts: (Text | readonly Text[])[]): string[] =>
  texts.flat().filter((text): text is string => typeof text === 'string' && text.trim() !== '')
const lines = (...texts: (Text | readonly Text[])[]) => present(...texts).join('\n')
const dateOf = (iso: Text) => (iso ? fromIsoDate(iso) : null)
const spanOf = ({ startDate, endDate }: { startDate?: Text; endDate?: Text }) =>
  fromIsoSpan({ startDate: startDate ?? undefined, endDate: endDate || undefined })

/** The items that a document holds, in the order of its parts, in the document's own words. */
export const findEntries = (document: JsonResume): FoundEntry[] => [
  ...fromBasics(document.basics ?? {}),
  ...each(document, 'work', fromWork),
  ...each(document, 'projects', fromProject),
  ...each(document, 'volunteer', fromVolunteer),
  ...each(document, 'skills', fromSkill),
  ...each(document, 'awards', fromAward),
  ...each(document, 'education', fromEducation),
  ...each(document, 'certificates', ({ name, issuer, date, url, summary }) =>
    other('certificate', lines(name, issuer, dateOf(date), url, summary)),
  ),
  ...each(document, 'publications', ({ name, publisher, releaseDate, url, summary }) =>
    other('publication', lines(name, publisher, dateOf(releaseDate), url, summary)),
  ),
  ...each(document, 'languages', ({ language, fluency }) =>
    other('language', language && fluency ? `${language} (${fluency})` : lines(language, fluency)),
  ),
  ...each(document, 'interests', ({ name, keywords }) =>
    other('interest', present(name, present(keywords ?? []).join(', ')).join(': ')),
  ),
  ...each(document, 'references', ({ name, reference }) => other('reference', lines(name, reference))),
  ...(document.basics?.other ?? [])
    .map(({ text, tag }, index) => ({
      entry: other(isOtherTag(tag) ? tag : null, text ?? ''),
      path: ['basics', 'other', index],
    }))
    .filter(({ entry }) => says(entry)),
]

const each = <K extends Exclude<keyof JsonResume, 'basics'>>(
  document: JsonResume,
  key: K,
  read: (part: Part<K>) => ResumeEntry,
): FoundEntry[] => {
  // a list of the document holds parts of just this kind; the index type of a loose object hides it
  const parts = (document[key] ?? []) as Part<K>[]
  return parts.map((part, index) => ({ entry: read(part), path: [key, index] })).filter(({ entry }) => says(entry))
}

const says = ({ content }: ResumeEntry) =>
  Object.values(content).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null && value !== ''))

// the section says which content it is; the compiler does not follow a type parameter there
const entryOf = <S extends Section>(section: S, content: ItemContent<S>, tag: string | null = null) =>
  ({ section, content, tag }) as ResumeEntry
const other = (tag: string | null, text: string) => entryOf('other', { text }, tag)

const spaced = (text: string) => text.replace(/\s+/g, ' ')

/** Leaves out what our export read off a text that it also kept whole; a name may stand there on two lines. */
const unlessIn = (whole: string) => (text: Text) => (text && spaced(whole).includes(spaced(text)) ? null : text)

const fromBasics = (basics: Part<'basics'>): FoundEntry[] => {
  const { name, label: headline, email, phone, url, summary, location, profiles, contact } = basics
  const kept = present(contact ?? [])
  const unlessSaid = unlessIn(kept.join('\n'))
  const { address, postalCode, city, region, countryCode } = location ?? {}
  const texts = present(
    unlessSaid(name),
    unlessSaid(headline),
    present(unlessSaid(email), unlessSaid(phone), unlessSaid(url)).join(' · '),
    present(address, present(postalCode, city).join(' '), region, countryCode).join(', '),
    (profiles ?? []).map((profile) => present(profile.network, profile.username, profile.url).join(' · ')),
    kept,
  )
  return [
    // paragraphs are items of their own, as they are when a resume is read from a PDF
    ...(summary ?? '')
      .split(/\n{2,}/)
      .filter((text) => text.trim() !== '')
      .map((text) => ({ entry: entryOf('overview', { text }), path: ['basics', 'summary'] })),
    ...texts.map((text) => ({ entry: other('contact', text), path: ['basics'] })),
  ]
}

const fromWork = (work: Part<'work'>): ResumeEntry => {
  const labels = [...(work.startDate ? [] : [label.start]), ...(work.endDate ? [] : [label.end])]
  const { found, rest } = takeLabelled(work.summary ?? '', labels)
  return entryOf('experience', {
    // As a resume sets it, and as it is read from a PDF: the employer, and where.
    name: present(work.name, work.location).join(', '),
    title: work.position ?? '',
    start_date: dateOf(work.startDate) ?? found[label.start] ?? '',
    end_date: dateOf(work.endDate) ?? found[label.end] ?? null,
    details: lines(work.description, rest, work.highlights ?? [], work.url),
  })
}

const fromProject = (project: Part<'projects'>): ResumeEntry => {
  const date = spanOf(project)
  const highlights = project.highlights ?? []
  const inWords = date ? null : (highlights.map((line) => behindLabel(label.date, line)).find(Boolean) ?? null)
  const projects = present(highlights.map((line) => behindLabel(label.project, line)))
  const rest = highlights.filter(
    (line) => behindLabel(label.project, line) === null && (!inWords || behindLabel(label.date, line) !== inWords),
  )
  const isLeadership = project.type === 'leadership'
  const about = [present(project.roles ?? []).join(', '), project.entity, isLeadership ? null : project.type]
  const description = lines(about, project.description, rest, present(project.keywords ?? []).join(', '), project.url)
  if (isLeadership) return entryOf('leadership', { text: lines(project.name, date, inWords, description, projects) })
  return entryOf('roles', {
    name: project.name ?? '',
    description,
    date: date || inWords,
    projects: projects.length > 0 ? projects : null,
  })
}

const fromVolunteer = (part: Part<'volunteer'>): ResumeEntry =>
  entryOf('leadership', {
    text: lines(
      present(part.position, part.organization).join(', '),
      spanOf(part),
      part.summary,
      part.highlights ?? [],
      part.url,
    ),
  })

/** Only the four words are a level; another word stays a word. */
const levelOf = (text: Text): Proficiency | null =>
  proficiencies.find((level) => level === text?.trim().toLowerCase()) ?? null

const fromSkill = ({ name, level, keywords, category }: Part<'skills'>): ResumeEntry => {
  const proficiency = levelOf(level)
  const projects = present((keywords ?? []).map((keyword) => behindLabel(label.project, keyword)))
  const rest = present((keywords ?? []).filter((keyword) => behindLabel(label.project, keyword) === null))
  const isTechnical = proficiency !== null || category === 'technical'
  const content = {
    name: name ?? '',
    description: lines(proficiency ? null : level, category === 'technical' ? null : category, rest.join(', ')),
    projects: projects.length > 0 ? projects : null,
  }
  return isTechnical ? entryOf('technical', { ...content, proficiency }) : entryOf('skills', content)
}

const fromAward = ({ title, date, awarder, summary, url }: Part<'awards'>): ResumeEntry => {
  const { found, rest } = takeLabelled(summary ?? '', date ? [] : [label.date])
  const link = url && isLink(url.trim()) ? url.trim() : null
  return entryOf('achievements', {
    name: title ?? '',
    // What nobody can follow is kept as text: the field is for links.
    description: lines(awarder, rest, link === null ? url : null),
    link,
    date: dateOf(date) ?? found[label.date] ?? null,
  })
}

const fromEducation = (part: Part<'education'>): ResumeEntry => {
  const { summary } = part
  const unlessSaid = unlessIn(summary ?? '')
  const stated = educationFacts(summary ?? '')
  const hasSpan = part.startDate === stated.startDate && part.endDate === stated.endDate
  return other(
    'education',
    lines(
      present(unlessSaid(part.studyType), part.area).join(', '),
      unlessSaid(part.institution),
      hasSpan ? null : spanOf(part),
      part.score,
      present(part.courses ?? []).join(', '),
      part.url,
      summary,
    ),
  )
}
