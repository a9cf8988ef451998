/** The four levels of a technical item, lowest first (specification, section 3). */
export const proficiencies = ['beginner', 'intermediate', 'advanced', 'expert'] as const

/** A stated level of proficiency. A level that a resume does not state is `null`, never guessed. */
export type Proficiency = (typeof proficiencies)[number]

/** The slider's number for a level: beginner 1 to expert 4; `null` for a level that is not stated. */
export const proficiencyToNumber = (level: Proficiency | null): number | null =>
  level === null ? null : proficiencies.indexOf(level) + 1

/** The level for a slider's number. Anything but 1, 2, 3 or 4 is `null`. */
export const numberToProficiency = (value: number): Proficiency | null => proficiencies[value - 1] ?? null
