import { readDeed } from '../../facts/clause.ts'
import { achievementKind, whySilent } from '../../facts/line-facts.ts'
import { piecesOf } from '../../facts/pieces.ts'
import { isForeign, wordsOf } from '../../facts/wording.ts'
import type { ResumeItem } from '../../interviewer.ts'
import { bodyOf, sayClause } from '../clauses.ts'
import { hasNotUsed, isHobby, isLongAgo, knowsLittle, limitsUse, onlyViews } from '../level.ts'
import { runsThings, workIn } from '../overview-trade.ts'
import { isJunior, isSenior, named, type Subject, titleOf } from '../subject.ts'
import { isFieldOfTexts } from '../text-trades.ts'
import { weights } from '../weights.ts'
import { loadDuties } from './duties.ts'
import { contextOf, findDuties } from './find-duty.ts'

/** The meaning of so many lines of an item is looked at: each takes some milliseconds the first time. */
const mostLines = 12
/** A line of so few words is a detail of something else. */
const fewestWords = 2
/** A line that is longer is not repeated before its question. */
const longestSaid = 14

/**
 * So likely a duty must be, by section (0.8 elsewhere): of those from 0.8 to 0.85 readers found one in eight to be wrong where the line is a duty among
 * others or a mere name, and hardly one among tools and overviews. Posts and prizes have few words and mean other things by them.
 */
const leastLikely: Partial<Record<ResumeItem['section'], number>> = {
  experience: 0.85,
  skills: 0.85,
  leadership: 0.85,
  roles: 0.93,
  achievements: 0.93,
}

/** Terms of a job that stand as a line of it: 'part time during studies' is no duty. */
const terms =
  /^(?:(?:part|full)[- ]time|fixed[- ]term|temporary|seasonal|weekends?|evenings?|holiday job|summer job)(?:,? \p{L}{1,20}){0,4}\.?$/iu

/** By what an item is known beside its lines: its own title, or that of the latest job. */
export const titleFor = (item: ResumeItem, items: readonly ResumeItem[]): string | null =>
  (item.section === 'roles' || item.section === 'achievements') && item.content.name
    ? item.content.name
    : titleOf(item, items)

/** An office with the body in which somebody holds it: chairing the history department is not teaching history. */
const office =
  /^(?:(?:vice|co)[- ])?(?:chair(?:man|woman|person)?|president|member|secretary|treasurer|captain) (?:of|on|in|at) (?:the |our |an? )?[^:,;.(–—\d]{3,60}(?:since \S+)?\s?[:,;–—-]?\s?/i

/** The lines of an item that may name a duty; of a skill or tool with a remark, each with the name that it is a remark on. */
export const linesOf = (item: ResumeItem, field: string, text: string): string[] => {
  const pieces = piecesOf(field, text).slice(0, mostLines)
  return item.section === 'skills' || item.section === 'technical'
    ? pieces.map((piece) => `${item.content.name}: ${piece.text}`)
    : pieces.map((piece) =>
        item.section === 'overview'
          ? workIn(piece.text)
          : item.section === 'leadership' || item.section === 'roles'
            ? piece.text.replace(office, '')
            : piece.text,
      )
}

/** Whether a duty is one of those below whoever runs a plant or a firm: their overview tells what they answer for, not what they do by hand. */
const isBelow = (row: number): boolean => {
  const titles = loadDuties().duties[row]?.titles ?? []
  return titles.length > 0 && !titles.some(isSenior)
}

/** Whether a duty is one of those in charge alone: an intern in purchasing does not watch over the buyers. */
const isAbove = (row: number): boolean => {
  const titles = loadDuties().duties[row]?.titles ?? []
  return titles.length > 0 && titles.every(isSenior)
}

/** Trades of those who check others. */
const checks = /\b(?:auditor|inspector|examiner|assessor|verifier|surveyor)\b|\b(?:audit|inspection) \p{L}+$/iu
/** A line that tells how others found what they checked: 'Branch rated A in the internal audit', 'passed the inspection'. */
const wasChecked =
  /\b(?:adjudged|(?:was|were|been|being|got|is|are) (?:audited|inspected|assessed)|rated|graded|scored|passed|cleared|clean|(?:no|zero|nil|without|any) (?:\p{L}+ ){0,2}(?:findings?|observations?|remarks?|non-?conformit\p{L}+)|satisfactory|outstanding|underwent|faced|hosted|liais\p{L}+|(?:by|with|for|to|from) (?:the )?(?:\p{L}+ ){0,2}(?:auditors|inspectors|inspectorate)|prepar\p{L}+ (?:(?:all |the )?\p{L}+ )?for (?:the )?(?:\p{L}+ ){0,3}(?:audits?|inspections?))\b/iu
const checked = /\b(?:audit|inspect)/i

/** Whether a duty is one of those who check, and the line tells of who was checked. */
const isOtherSide = (row: number, line: string, title: string | null): boolean => {
  const titles = loadDuties().duties[row]?.titles ?? []
  return (
    checked.test(line) &&
    wasChecked.test(line) &&
    titles.length > 0 &&
    titles.every((one) => checks.test(one)) &&
    !/\b(?:audit|inspect|examin|assess)/i.test(title ?? '')
  )
}

/** Whether a line beside a prize only names what won: 'Olive oil tin' won a packaging award, and nobody pressed oil for it. */
const onlyNames = (item: ResumeItem, line: string): boolean =>
  item.section === 'achievements' &&
  achievementKind(item.content.name ?? '', item.content.description ?? '') === 'prize' &&
  readDeed(line, false) === null

/** What somebody who knows the trade asks about the duties that an item tells of. */
export const dutySubjects = (item: ResumeItem, items: readonly ResumeItem[]): Subject[] => {
  const body = bodyOf(item)
  if (
    body === null ||
    knowsLittle(item) ||
    limitsUse(item) ||
    hasNotUsed(item) ||
    onlyViews(item) ||
    isLongAgo(item) ||
    isHobby(item)
  )
    return []
  const lines = linesOf(item, body.field, body.text)
  const asked = lines.map(
    (line) =>
      wordsOf(line).length >= fewestWords &&
      !terms.test(line.trim()) &&
      !onlyNames(item, line) &&
      whySilent(line, false) === null &&
      !isForeign(line),
  )
  if (!asked.includes(true)) return []
  const title = titleFor(item, items)
  if (item.section === 'skills' && isFieldOfTexts(item.content.name ?? '', title)) return []
  const context = contextOf(lines, title)
  const beginner = item.section === 'experience' && isJunior(title)
  const runs = item.section === 'overview' && title !== null && runsThings(title)
  return lines.flatMap((line, sentence): Subject[] => {
    if (!asked[sentence]) return []
    const found = findDuties(line, context, leastLikely[item.section]).filter(
      ({ row }) => !(runs && isBelow(row)) && !(beginner && isAbove(row)) && !isOtherSide(row, line, title),
    )
    if (found.length === 0) return []
    const clause = sayClause(line, body.current)
    const said = clause?.done === true && wordsOf(clause.said).length <= longestSaid ? clause.said : null
    return found.flatMap(({ row, likelihood, fit }) =>
      [null, ...(said === null ? [] : [said])].flatMap((before) =>
        named(
          `${body.field} ${sentence}`,
          [before === null ? `duty.${row}` : `duty.${row}.said`],
          { said: before, brief: before },
          weights.known + weights.order(sentence),
          {
            past: clause?.done === true || !body.current,
            likelihood,
            fit,
          },
        ),
      ),
    )
  })
}
