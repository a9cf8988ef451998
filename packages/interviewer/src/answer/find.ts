import type { AnswerIndex } from './build-index.ts'
import type { Moment } from './dates.ts'
import { isRunning } from './dates-of-docs.ts'
import type { Meaning } from './meaning.ts'
import phrases from './phrases.json' with { type: 'json' }
import { type Hit, rank } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'
import { askingWords } from './rules/asking-words.ts'
import { shareHeld, specificsOf } from './rules/mentions.ts'
import type { Finding, Rule } from './rules/rule.ts'
import { rules } from './rules/rules.ts'
import { isOnlyWish } from './wishes.ts'
import { anyOf } from './word-table.ts'

/**
 * Searches for the evidence of one question and judges it: the first rule that has a verdict decides, and is named in the finding. What its owner
 * looks for is evidence only where that is asked for, or where nothing else is near.
 */
export const find = (
  question: ReadQuestion,
  index: AnswerIndex,
  today: Moment,
  meaning: Meaning,
  among: Rule[] = rules,
): Finding => {
  const hits = rank(question, index, today, meaning)
  const finding = ofToday(question, hits, (some) => decide(question, index, some, today, meaning, among))
  const isSilent = finding.rule === nothingNear && index.docs.some((doc) => isOnlyWish(question, doc))
  if (isSilent) return decide(question, index, rank(question, index, today, meaning, true), today, meaning, among)
  return finding
}

const nothingNear = 'nothing near'

const asksOfToday = anyOf(phrases.find.asksOfToday)
/** True for a job that has ended. */
const isOver = ({ doc }: Hit): boolean => doc.kind === 'experience' && !isRunning(doc) && doc.endText !== ''

/** What is asked of today is decided without the jobs that have ended where the rest states it; what only such a job states is marked as past. */
const ofToday = (question: ReadQuestion, hits: Hit[], decideOf: (some: Hit[]) => Finding): Finding => {
  const finding = decideOf(hits)
  // Near to what is asked of today is what is so today
  if (finding.outcome === 'closest' && asksOfToday.test(question.plain) && finding.near.some(isOver)) {
    const current = hits.some(({ doc }) => isRunning(doc)) ? decideOf(hits.filter((hit) => !isOver(hit))) : finding
    if (current.outcome === 'closest' || current.outcome === 'answered') return { ...current, hits: finding.hits }
  }
  const isPlain = finding.telling === undefined || finding.telling === 'lines' || finding.telling === 'highlights'
  if (finding.outcome !== 'answered' || !isPlain || !asksOfToday.test(question.plain)) return finding
  if (!finding.cited.some(isOver)) return finding
  const current = hits.some(({ doc }) => isRunning(doc)) ? decideOf(hits.filter((hit) => !isOver(hit))) : finding
  if (current.outcome === 'answered' && !current.cited.some(isOver)) return { ...current, hits: finding.hits }
  const [past] = finding.cited.filter(isOver)
  const things = specificsOf(question).filter(({ stem }) => !askingWords.has(stem))
  // The job of today has a line of the same thing: it is nearer, whatever the judge holds of it
  const near = hits.filter(
    ({ doc }) =>
      isRunning(doc) &&
      things.length > 0 &&
      past !== undefined &&
      shareHeld(things, doc) >= shareHeld(things, past.doc),
  )
  if (near.length > 0 && past !== undefined && shareHeld(things, past.doc) > 0)
    return { ...finding, outcome: 'closest', cited: [], near: near.slice(0, 1), closeness: 'likely', confidence: 0.3 }
  const cited = past === undefined ? finding.cited : [past]
  return { ...finding, cited, past: true, sure: false, proved: false }
}

const decide = (
  question: ReadQuestion,
  index: AnswerIndex,
  hits: Hit[],
  today: Moment,
  meaning: Meaning,
  among: Rule[],
): Finding => {
  const matter = { question, index, hits, today, meaning }
  for (const rule of among) {
    const verdict = rule.judge(matter)
    if (verdict === null) continue
    const { cited = [], near = [], ...rest } = verdict
    const known = new Set<Hit>([...cited, ...near])
    return { ...rest, cited, near, rule: rule.name, hits: [...known, ...hits.filter((hit) => !known.has(hit))] }
  }
  return { outcome: 'not_stated', cited: [], near: [], rule: nothingNear, hits, confidence: 0 }
}
