import { sharedMeaning } from '../../answer/meaning.ts'
import { piecesOf } from '../../facts/pieces.ts'
import type { ResumeItem } from '../../interviewer.ts'
import { bodyOf } from '../clauses.ts'
import { inTense } from '../families/family.ts'
import { loadNames } from './bare-names.ts'
import { contextOf } from './find-duty.ts'

/** The meaning of so many lines of a job is looked at. */
const mostLines = 12
/**
 * How near the questions of a title must be to what the job tells, as the mean of their cosines: 'Reporter' may report from courts, and a mechanic mend
 * aeroplanes. Of 302 jobs of made-up people 66 lie below, about half of them wrong, and above it hardly one.
 */
const nearEnough = 0.12

/** Whether the questions of a title are about the work that the job tells of; a job that tells nothing takes its title at its word. */
export const titleFits = (row: number, item: ResumeItem): boolean => {
  const body = bodyOf(item)
  const lines = body === null ? [] : piecesOf(body.field, body.text).slice(0, mostLines)
  if (lines.length === 0) return true
  const { direction } = contextOf(
    lines.map(({ text }) => text),
    null,
  )
  const meaning = sharedMeaning()
  const questions = loadNames().entries[row]?.ask ?? []
  const near = questions.map((question) =>
    meaning.embed(inTense(question, false)).reduce((sum, value, at) => sum + value * (direction[at] ?? 0), 0),
  )
  return near.reduce((sum, value) => sum + value, 0) / Math.max(1, near.length) >= nearEnough
}
