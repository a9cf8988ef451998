import { type Proficiency, proficiencyToNumber } from '../schemas/proficiency.ts'

/** Sorts skills by name, ignoring case and with numbers by value. Equal names keep their order. */
export const sortSkills = <T extends { name: string }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base', numeric: true }))

/** Sorts technical items by proficiency, highest first and unstated levels last. Equal levels keep their order. */
export const sortTechnical = <T extends { proficiency: Proficiency | null }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => (proficiencyToNumber(b.proficiency) ?? 0) - (proficiencyToNumber(a.proficiency) ?? 0))
