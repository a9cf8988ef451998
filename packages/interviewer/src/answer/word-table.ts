/** A table of words that stands in a file of its own: why it is so, and its lines. */
export type WordTable = { why: string; lines: string[] }

/** The words of a table whose lines are words parted by blanks. */
export const wordsOf = ({ lines }: WordTable): string[] => lines.flatMap((line) => line.split(' '))

/** The entries of each line of a table whose lines are entries parted by commas. */
export const entriesOf = ({ lines }: WordTable): string[][] => lines.map((line) => line.split(', '))

/** The entries of a table as patterns: a `*` stands for any letters. */
const patternsOf = (table: WordTable): string =>
  entriesOf(table)
    .flat()
    .map((entry) => entry.replace(/[.+]/g, '\\$&').replaceAll('*', '\\w*'))
    .join('|')

/** Finds any entry of a table in a text, as whole words. */
export const anyOf = (table: WordTable, flags = ''): RegExp => new RegExp(`\\b(?:${patternsOf(table)})\\b`, flags)

/** Tells whether a text is an entry of a table. */
export const oneOf = (table: WordTable, flags = ''): RegExp => new RegExp(`^(?:${patternsOf(table)})$`, flags)
