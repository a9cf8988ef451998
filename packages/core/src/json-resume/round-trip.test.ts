import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proficiencies } from '../schemas/proficiency.ts'
import { otherTags, type ResumeEntry } from './resume-entry.ts'
import { publishedSchemaErrors } from './testing/published-schema.ts'
import { sampleEntries } from './testing/sample-entries.ts'
import { entry, through } from './testing/through.ts'
import { toJsonResume } from './to-json-resume.ts'

describe('an export read back', () => {
  it('holds every item as it was, with nothing left over', () => {
    const { entries, notPlaced } = through(sampleEntries)
    expect(entries).toEqual(sampleEntries)
    expect(notPlaced).toEqual([])
  })

  // What JSON Resume can carry: a list of projects (one text is a list of one), no blank lines within a list of details.
  const line = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .map((text) => text.replaceAll('\u0000', '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && text.isWellFormed())
  const lines = fc.array(line, { minLength: 1, maxLength: 3 }).map((list) => list.join('\n'))
  const month = fc.constantFrom('January', 'May', 'December')
  const year = fc.integer({ min: 1900, max: 2099 }).map(String)
  const date = fc.oneof(
    year,
    fc.tuple(month, year).map((parts) => parts.join(' ')),
    fc.tuple(fc.integer({ min: 1, max: 31 }), month, year).map((parts) => parts.join(' ')),
    fc.constantFrom('Summer 2018', 'ca. 2011', 'Mar 2020', '2019 - 2020', 'Present'),
    line,
  )
  const span = fc.oneof(
    date,
    fc.tuple(date, date).map((parts) => parts.join(' – ')),
    date.map((text) => `${text} – Present`),
  )
  const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
  const orEmpty = (arbitrary: fc.Arbitrary<string>) => fc.oneof(arbitrary, fc.constant(''))
  const projects = orNull(fc.array(line, { minLength: 1, maxLength: 3 }))
  const contents = {
    overview: fc.record({ text: lines }),
    leadership: fc.record({ text: lines }),
    experience: fc.record({
      name: orEmpty(line),
      title: line,
      start_date: orEmpty(date),
      end_date: orNull(date),
      details: orEmpty(lines),
    }),
    roles: fc.record({ name: line, description: orEmpty(lines), date: orNull(span), projects }),
    skills: fc.record({ name: line, description: orEmpty(lines), projects }),
    technical: fc.record({
      name: line,
      description: orEmpty(lines),
      proficiency: orNull(fc.constantFrom(...proficiencies)),
      projects,
    }),
    achievements: fc.record({
      name: line,
      description: orEmpty(lines),
      link: orNull(fc.webUrl()),
      date: orNull(date),
    }),
    other: fc.record({ text: lines }),
  }
  const entries = fc
    .tuple(
      ...(['overview', 'leadership', 'experience', 'roles', 'skills', 'technical', 'achievements'] as const).map(
        (section) =>
          fc.array(
            contents[section].map((content) => entry(section, content)),
            { maxLength: 3 },
          ),
      ),
      // a document lists them by kind
      ...[...otherTags, null].map((tag) =>
        fc.array(
          contents.other.map((content) => entry('other', content, tag)),
          { maxLength: 2 },
        ),
      ),
    )
    .map((lists) => lists.flat())
    .filter((list) => list.length > 0)

  const inOrder = (list: readonly ResumeEntry[]) => {
    const place = ({ section, tag }: ResumeEntry) =>
      section === 'other'
        ? ['contact', 'education', 'certificate', 'publication', 'language', 'interest', 'reference'].indexOf(tag ?? '')
        : 0
    const others = list.filter(({ section }) => section === 'other')
    const rank = (one: ResumeEntry) => (place(one) < 0 ? 99 : place(one))
    return [...list.filter(({ section }) => section !== 'other'), ...others.toSorted((a, b) => rank(a) - rank(b))]
  }

  it('keeps a name that stands on two lines as these lines, and makes no third of them', () => {
    const list: ResumeEntry[] = ['Priya', 'Raghunathan'].map((text) => ({
      section: 'other',
      content: { text },
      tag: 'contact',
    }))
    expect(toJsonResume(list)).toMatchObject({ basics: { name: 'Priya Raghunathan' } })
    expect(through(list)).toMatchObject({ entries: list })
  })

  it('holds whatever any resume said, and is valid against the published schema', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const document = toJsonResume(list)
        expect(publishedSchemaErrors(document)).toEqual([])
        expect(through(list)).toMatchObject({ entries: inOrder(list), notPlaced: [] })
      }),
      { numRuns: 300 },
    )
  })
})
