import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOf, readJsonResume } from './read-json-resume.ts'
import { read } from './testing/through.ts'

describe('what a document says beyond the schema', () => {
  const leftIn = (document: object) => read({ basics: { summary: 'Nurse.' }, ...document }).notPlaced

  it('is listed with its place, at any depth', () => {
    expect(leftIn({ basics: { summary: 'A', motto: 'Onward', location: { planet: 'Earth' } } })).toEqual([
      { path: 'basics.location.planet', text: 'Earth' },
      { path: 'basics.motto', text: 'Onward' },
    ])
    expect(leftIn({ work: [{ name: 'A' }, { name: 'B', pay: { eur: 1 } }] })).toEqual([
      { path: 'work.1.pay', text: '{"eur":1}' },
    ])
  })

  it('is not listed where it says nothing', () => {
    expect(leftIn({ a: null, b: '', c: [], d: {} })).toEqual([])
    expect(leftIn({ a: 0, b: false })).toEqual([
      { path: 'a', text: '0' },
      { path: 'b', text: 'false' },
    ])
  })

  it('may be a thousand things, not more', () => {
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`x${n}`, 1]))
    expect(leftIn(fields(1_000))).toHaveLength(1_000)
    expect(readJsonResume({ basics: { summary: 'A' }, ...fields(1_001) })).toEqual({
      ok: false,
      issues: [{ path: [], message: 'More than 1000 fields are unknown to JSON Resume' }],
    })
  })
})

describe('a bad document', () => {
  it.each([
    [{ work: [{ name: 'A', startDate: 'Summer 2018' }] }, 'work.0.startDate'],
    [{ work: [{ name: 'A', startDate: '2024-13' }] }, 'work.0.startDate'],
    [{ work: [{ name: 'A' }, { name: 5 }] }, 'work.1.name'],
    [{ work: { name: 'A' } }, 'work'],
    [{ basics: 'me' }, 'basics'],
    [{ basics: { profiles: [{ url: 1 }] } }, 'basics.profiles.0.url'],
    [{ skills: [{ keywords: 'HTML' }] }, 'skills.0.keywords'],
    [{ work: [{ name: 'A\u0000B' }] }, 'work.0.name'],
    [{ awards: [{ title: 'x'.repeat(501) }] }, 'awards.0'],
    [{ work: [{ name: 'A', summary: 'x'.repeat(15_000), highlights: ['y'.repeat(6_000)] }] }, 'work.0'],
    [{ skills: Array.from({ length: 1_001 }, () => ({ name: 'A' })) }, 'skills'],
    [{ name: 'package', version: '1.0.0' }, ''],
    [{ basics: { name: 'A' }, ...Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`x${n}`, 1])) }, ''],
    [{}, ''],
    [[], ''],
    ['resume', ''],
    [null, ''],
  ])('%# is refused with the place of what is wrong', (document, place) => {
    const result = readJsonResume(document)
    expect(result.ok ? 'taken' : result.issues[0]?.path.join('.')).toBe(place)
  })

  it.each([
    [{ name: 'package' }, 'This document contains no resume data'],
    [{ work: [{ startDate: 'Summer 2018' }] }, 'Must be a date like 2024, 2024-03 or 2024-03-31, or be left out'],
    [{ work: [{ startDate: 2018 }] }, 'Must be text'],
    [{ skills: Array.from({ length: 1_001 }, () => ({ name: 'A' })) }, 'A list must have at most 1000 entries'],
  ])('%# says what to do', (document, message) => {
    const result = readJsonResume(document)
    expect(result.ok ? 'taken' : result.issues[0]?.message).toBe(message)
  })

  it('a date may be empty', () => {
    expect(read({ work: [{ name: 'A', startDate: '' }] }).entries).toHaveLength(1)
  })

  it('says where, in numbers for lists and words for fields', () => {
    const result = readJsonResume({ work: [{ name: 'A' }, { name: 5 }] })
    expect(result.ok ? null : result.issues.map(({ path }) => path)).toEqual([['work', 1, 'name']])
    expect(result.ok ? null : result.issues.map(placeOf)).toEqual(['work.1.name'])
  })

  it('is never anything but refused or read, whatever it holds', () => {
    const documents = fc.dictionary(
      fc.constantFrom('basics', 'work', 'skills', 'projects', 'other', 'x'),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(fc.oneof(documents, fc.jsonValue()), (document) => {
        const result = readJsonResume(document)
        expect(result.ok || result.issues.length > 0).toBe(true)
      }),
    )
  })
})
