import { type Proficiency, proficiencyToNumber } from '../schemas/proficiency.ts'

/** Skills by name, as a reader looks them up: ignoring case, numbers by value; ties keep their order. */
export const sortSkills = <T extends { name: string }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base', numeric: true }))

/** Technical items by proficiency, highest first; a level that is not stated comes last; ties keep their order. */
export const sortTechnical = <T extends { proficiency: Proficiency | null }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => (proficiencyToNumber(b.proficiency) ?? 0) - (proficiencyToNumber(a.proficiency) ?? 0))
