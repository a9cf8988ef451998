import type { ItemContent } from '@candid/core'
import type { ParsedItem, ParsedResume } from '../interviewer.ts'
import { contactIn } from './contact.ts'
import { findDates } from './dates.ts'
import { educationWords, foldedWords, monthNumbers } from './lexicon/words.ts'

type Json = Record<string, unknown>

/** 'March 2024' as JSON Resume writes it, '2024-03'; anything else only by its year. */
const isoDate = (text: string | null): string | undefined => {
  const match = /^(\p{L}+) (\d{4})$/u.exec(text ?? '')
  const month = monthNumbers.get((match?.[1] ?? '').toLowerCase())
  if (match && month) return `${match[2]}-${String(month).padStart(2, '0')}`
  return /\d{4}/.exec(text ?? '')?.[0]
}

const contents = <S extends ParsedItem['section']>(resume: ParsedResume, section: S): ItemContent<S>[] =>
  // the filter leaves items of this section only, whose content is of its type
  resume.items.filter((item) => item.section === section).map((item) => item.content as ItemContent<S>)

const tagged = (resume: ParsedResume, tag: string): string[] =>
  resume.items.flatMap((item) => (item.section === 'other' && item.tag === tag ? [item.content.text] : []))

const compact = (object: Json): Json =>
  Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) =>
        value !== undefined && value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )

const basics = (resume: ParsedResume): Json => {
  const lines = tagged(resume, 'contact')
  const found = contactIn(lines.join('\n'))
  const names = lines.filter(
    (line) =>
      contactIn(line).email === undefined && contactIn(line).phone === undefined && !/\d|https?:|www\./.test(line),
  )
  return compact({
    name: names[0],
    label: names[1],
    ...found,
    summary: contents(resume, 'overview')
      .map((item) => item.text)
      .join('\n'),
  })
}

const education = (text: string): Json => {
  const lines = text.split('\n')
  const dates = findDates(text)
  const range = dates.find((date) => date.range) ?? dates[0]
  const school = lines.find((line) => /univ|school|college|institut|academ|hochschule|lyc|polite|facul/i.test(line))
  const degree = lines.find((line) => line !== school && educationWords.count(foldedWords(line)) > 0)
  return compact({
    institution: school ?? lines[0],
    studyType: degree,
    startDate: range?.range ? isoDate(range.start) : undefined,
    endDate: range ? isoDate(range.range ? range.end : range.start) : undefined,
  })
}

/** A parsed resume in the JSON Resume schema (jsonresume.org). What the schema has no field for is left out. */
export const toJsonResume = (resume: ParsedResume): Json =>
  compact({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics(resume),
    work: contents(resume, 'experience').map((item) =>
      compact({
        name: item.name,
        position: item.title,
        startDate: isoDate(item.start_date),
        endDate: isoDate(item.end_date),
        highlights: item.details.split('\n').filter(Boolean),
      }),
    ),
    volunteer: contents(resume, 'leadership').map((item) => {
      const [position, ...highlights] = item.text.split('\n')
      return compact({ position, highlights })
    }),
    education: tagged(resume, 'education').map(education),
    awards: contents(resume, 'achievements').map((item) =>
      compact({ title: item.name, date: isoDate(item.date), summary: item.description }),
    ),
    certificates: tagged(resume, 'certificate').map((text) => {
      const date = findDates(text)[0]
      return compact({ name: text.split('\n')[0], date: date ? isoDate(date.start) : undefined })
    }),
    publications: tagged(resume, 'publication').map((name) => ({ name })),
    skills: [
      ...contents(resume, 'skills').map((item) => ({ ...item, proficiency: null })),
      ...contents(resume, 'technical'),
    ].map((item) =>
      compact({
        name: item.name || item.description,
        level: item.proficiency,
        keywords: item.name && item.description ? [item.description] : [],
      }),
    ),
    languages: tagged(resume, 'language').map((language) => ({ language })),
    interests: tagged(resume, 'interest').map((name) => ({ name })),
    references: tagged(resume, 'reference').map((reference) => ({ reference })),
    projects: contents(resume, 'roles').map((item) =>
      compact({ name: item.name, description: item.description, startDate: isoDate(item.date) }),
    ),
  })
