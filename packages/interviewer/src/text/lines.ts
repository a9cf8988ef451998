import { listSign } from './list-signs.ts'

/** A text of several lines that are parts of one entry seldom has a longer line. */
const longestLine = 80

/**
 * Joins the lines of one entry ('BSc Biology', 'University of Leeds', '2011 – 2014') by commas, so that they are told together. Bullets,
 * sentences and headings stay lines of their own.
 */
export const joinLines = (text: string): string => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const isPart = (line: string) => line.length <= longestLine && !listSign.test(line) && !/[.!?:;]$/.test(line)
  return lines.length > 1 && lines.every(isPart) ? lines.map((line) => line.replace(/,$/, '')).join(', ') : text
}
