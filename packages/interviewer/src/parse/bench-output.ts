import type { Section } from '@candid/core'
import type { ParsedResume } from '../interviewer.ts'

/** The document that `pnpm parse` prints: content by section, fields that the resume does not state left out. */
export const toSections = (resume: ParsedResume): Record<Section, Record<string, unknown>[]> => {
  const of = (section: Section) =>
    resume.items.filter((item) => item.section === section).map((item) => withoutNulls({ ...item.content }))
  const [overview, leadership, experience, roles] = [of('overview'), of('leadership'), of('experience'), of('roles')]
  const [skills, technical, achievements, other] = [of('skills'), of('technical'), of('achievements'), of('other')]
  return { overview, leadership, experience, roles, skills, technical, achievements, other }
}

const withoutNulls = (content: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null))
