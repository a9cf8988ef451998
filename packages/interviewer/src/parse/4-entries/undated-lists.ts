import type { Line } from '../2-lines/group-lines.ts'
import { titleScore } from '../words/title-score.ts'
import type { Entry } from './head-lines.ts'

/** Of the lines of a list of jobs so many name a title; one may be of a kind that no list of words knows. */
const mostTitles = 0.66
/** A line that only names a job has no more letters. */
const longestName = 110

/** 'Cook, The Pier, Leith', 'The Pier – Cook': a title and something else, set apart by a sign. */
const namesJob = (line: Line): boolean => {
  const parts = line.text.split(/\t|,\s|\s[–—|·-]\s|\sat\s/).filter((part) => part.trim() !== '')
  return parts.length > 1 && parts.slice(0, 2).some((part) => titleScore(part) > 0)
}

/**
 * Jobs on one line each, without dates, as functional resumes list them below the skills: 'Cook, The Pier, Leith' over
 * 'Kitchen Porter, Tideway Hotel, York'. Null where lines run on, or are no such list.
 */
export const undatedList = (lines: Line[]): Entry[] | null => {
  const one = lines.every(
    (line) =>
      line.rail.length === 0 &&
      line.text.length <= longestName &&
      /^\p{Lu}/u.test(line.text) &&
      !/[,;:.]$/.test(line.text) &&
      line.bullet === lines[0]?.bullet,
  )
  if (lines.length < 2 || !one || lines.filter(namesJob).length < mostTitles * lines.length) return null
  return lines.map((line) => ({ head: [line], body: [], date: null }))
}
