import { readJsonResume } from '../read-json-resume.ts'
import type { ResumeEntry } from '../resume-entry.ts'
import { toJsonResume } from '../to-json-resume.ts'

/** Reads a document that must be one of JSON Resume. */
export const read = (document: unknown) => {
  const result = readJsonResume(document)
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result
}

/** Through the file, as a person would take it from one place to another. */
export const through = (entries: readonly ResumeEntry[]) => read(JSON.parse(JSON.stringify(toJsonResume(entries))))

/** An entry of a section; the tests say which content belongs to which section. */
export const entry = (section: ResumeEntry['section'], content: object, tag: string | null = null) =>
  ({ section, content, tag }) as ResumeEntry
