import type { Family, Purpose } from '../families/family.ts'

/**
 * A matter that a line of a resume is about, and what someone who knows that work asks about it. `words` find the matter in a line,
 * `like` is an example of such a line, and the questions follow the line itself: 'You planned the rota. Who got the shifts that
 * nobody wanted?' They ask for nothing that only a person in charge could answer, unless they open with `!`.
 */
export type Theme = { words: RegExp; like: string } & Partial<Record<Purpose, string>>

/** The families of a table of themes, named 'theme.rota' after their keys. */
export const themeFamilies = (table: Record<string, Theme>): Family[] =>
  Object.entries(table).flatMap(([name, { words: _, like: __, ...purposes }]) =>
    Object.entries(purposes).map(([purpose, text]) => ({
      about: `theme.${name}`,
      // the other keys of a theme are purposes
      purpose: purpose as Purpose,
      text: `{said}. ${text.replace(/^! /, '')}`,
      authority: text.startsWith('! '),
    })),
  )
