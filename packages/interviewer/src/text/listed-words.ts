/** The words of a list as our data has it: lines with a space between the words. */
export const listedWords = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '))
