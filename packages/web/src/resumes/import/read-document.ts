import { placeOf, type ReadJsonResume, readJsonResume, type Section, sections } from '@candid/core'

/** What a file holds: what would be imported, or what is wrong in it and where. */
export type DocumentReading =
  | {
      ok: true
      document: Extract<ReadJsonResume, { ok: true }>['document']
      counts: { section: Section; items: number }[]
      notPlaced: { path: string; text: string }[]
    }
  | { ok: false; issues: { place: string; message: string }[] }

const parse = (text: string): { value: unknown } | { error: string } => {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : '' }
  }
}

/** Reads the text of a JSON Resume file. */
export const readDocument = (text: string): DocumentReading => {
  const parsed = parse(text.replace(/^\uFEFF/, ''))
  if ('error' in parsed)
    return { ok: false, issues: [{ place: '', message: `This file is not valid JSON. ${parsed.error}` }] }
  const read = readJsonResume(parsed.value)
  if (!read.ok)
    return { ok: false, issues: read.issues.map((issue) => ({ place: placeOf(issue), message: issue.message })) }
  const counts = sections
    .map((section) => ({ section, items: read.entries.filter((entry) => entry.section === section).length }))
    .filter(({ items }) => items > 0)
  return { ok: true, document: read.document, counts, notPlaced: read.notPlaced }
}
