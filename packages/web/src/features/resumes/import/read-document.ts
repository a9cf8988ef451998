import { type ImportReading, placeOf, readJsonResume, sections } from '@candid/core'

/** The largest request that the server accepts. */
export const maxMegabytes = 1

const parse = (text: string): { value: unknown } | { error: string } => {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : '' }
  }
}

/** Reads a JSON Resume file. */
export const readDocument = async (file: unknown): Promise<ImportReading> => {
  if (!(file instanceof File)) throw new Error('only a file can be read')
  if (file.size > maxMegabytes * 2 ** 20)
    return { kind: 'rejected', reasons: [`${file.name} is larger than ${maxMegabytes} MB`] }
  const text = await file.text()
  const parsed = parse(text.replace(/^\uFEFF/, ''))
  if ('error' in parsed)
    return { kind: 'invalid', issues: [{ place: '', message: `This file is not valid JSON. ${parsed.error}` }] }
  const read = readJsonResume(parsed.value)
  if (!read.ok)
    return { kind: 'invalid', issues: read.issues.map((issue) => ({ place: placeOf(issue), message: issue.message })) }
  const counts = sections
    .map((section) => ({ section, items: read.entries.filter((entry) => entry.section === section).length }))
    .filter(({ items }) => items > 0)
  return { kind: 'document', document: read.document, counts, notPlaced: read.notPlaced }
}
