/** The eight sections of a resume, always in this order (specification, section 2). */
export const sections = [
  'overview',
  'leadership',
  'experience',
  'roles',
  'skills',
  'technical',
  'achievements',
  'other',
] as const

/** A section of a resume; the specification also calls it a category. */
export type Section = (typeof sections)[number]

/** The heading of each section's panel. */
export const sectionTitles: Record<Section, string> = {
  overview: 'Overview',
  leadership: 'Leadership',
  experience: 'Experience',
  roles: 'Roles',
  skills: 'Skills',
  technical: 'Technical Proficiencies',
  achievements: 'Achievements',
  other: 'Other',
}
