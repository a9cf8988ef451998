/** A table of words that stands in a file of its own: why it is so, and its lines. */
export type WordTable = { why: string; lines: string[] }

/** The words of a table whose lines are words parted by blanks. */
export const wordsOf = ({ lines }: WordTable): string[] => lines.flatMap((line) => line.split(' '))

/** The entries of each line of a table whose lines are entries parted by commas. */
export const entriesOf = ({ lines }: WordTable): string[][] => lines.map((line) => line.split(', '))
