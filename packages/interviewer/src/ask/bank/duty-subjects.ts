import { whySilent } from '../../facts/line-facts.ts'
import { piecesOf } from '../../facts/pieces.ts'
import { isForeign, wordsOf } from '../../facts/wording.ts'
import type { ResumeItem } from '../../interviewer.ts'
import { bodyOf, sayClause } from '../clauses.ts'
import { named, type Subject, titleOf } from '../subject.ts'
import { weights } from '../weights.ts'
import { contextOf, findDuty } from './find-duty.ts'

/** The meaning of so many lines of an item is looked at: each takes some milliseconds the first time. */
const mostLines = 12
/** A line of so few words is a detail of something else. */
const fewestWords = 2
/** A line that is longer is not repeated before its question. */
const longestSaid = 14

/** By what an item is known beside its lines: its own title, or that of the latest job. */
const titleFor = (item: ResumeItem, items: readonly ResumeItem[]): string | null =>
  (item.section === 'roles' || item.section === 'achievements') && item.content.name
    ? item.content.name
    : titleOf(item, items)

/** What somebody who knows the trade asks about the duties that an item tells of. */
export const dutySubjects = (item: ResumeItem, items: readonly ResumeItem[]): Subject[] => {
  const body = bodyOf(item)
  if (body === null || item.section === 'skills' || item.section === 'technical') return []
  const pieces = piecesOf(body.field, body.text).slice(0, mostLines)
  const asked = pieces.map(
    ({ text }) => wordsOf(text).length >= fewestWords && whySilent(text, false) === null && !isForeign(text),
  )
  if (!asked.includes(true)) return []
  const context = contextOf(
    pieces.map(({ text }) => text),
    titleFor(item, items),
  )
  return pieces.flatMap((piece, sentence): Subject[] => {
    const row = asked[sentence] ? findDuty(piece.text, context) : null
    if (row === null) return []
    const told = sayClause(piece.text, body.current)
    const said = told?.done === true && wordsOf(told.said).length <= longestSaid ? told.said : null
    return named(
      `${body.field} ${sentence}`,
      [said === null ? `duty.${row}` : `duty.${row}.said`],
      { said, brief: said },
      weights.known + weights.order(sentence),
      { past: told?.done === true || !body.current },
    )
  })
}
