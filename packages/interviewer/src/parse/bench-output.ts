import { type Section, sections } from '@candid/core'
import type { ParsedResume } from '../interviewer.ts'

/** The document that `pnpm parse` prints: content by section. */
export const toSections = (resume: ParsedResume): Record<Section, unknown[]> => {
  const document = Object.fromEntries(sections.map((section) => [section, [] as unknown[]])) as Record<
    Section,
    unknown[]
  >
  for (const item of resume.items)
    document[item.section].push(withoutNulls({ ...item.content, ...(item.tag ? { tag: item.tag } : {}) }))
  return document
}

const withoutNulls = (content: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null))
