import { fold, stem, words } from '../text/words.ts'
import type { AnswerIndex } from './build-index.ts'
import type { Moment } from './dates.ts'
import { isRunning } from './dates-of-docs.ts'
import type { Meaning } from './meaning.ts'
import phrases from './phrases.json' with { type: 'json' }
import { type Hit, rank } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'
import { askingWords } from './rules/asking-words.ts'
import { namedRule } from './rules/granted.ts'
import { shareHeld, specificsOf } from './rules/mentions.ts'
import type { Finding, Rule } from './rules/rule.ts'
import { rules } from './rules/rules.ts'
import { isOnlyWish } from './wishes.ts'
import { anyOf } from './word-table.ts'
import { holdsName } from './words-of-docs.ts'

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
  if (finding.rule === nothingNear && index.docs.some((doc) => isOnlyWish(question, doc)))
    return decide(question, index, rank(question, index, today, meaning, true), today, meaning, among)
  if (finding.rule !== nothingNear && finding.rule !== namedRule.name) return finding
  const unplaced = withoutEmployer(question, index)
  return (unplaced === null ? null : nearBeside(find(unplaced, index, today, meaning, among))) ?? finding
}

/** A question without the employer that it names: 'turnover growth at Holm' of 'turnover growth'; null where it names none. */
const withoutEmployer = (question: ReadQuestion, { docs }: AnswerIndex): ReadQuestion | null => {
  const isEmployer = (name: string) =>
    docs.some((doc) => doc.kind === 'experience' && holdsName({ ...doc, context: fold(doc.name) }, name))
  const employers = question.names.filter(isEmployer)
  const held = new Set(employers.flatMap((name) => words(name).map(stem)))
  const names = question.names.filter((name) => !employers.includes(name))
  return employers.length === 0 || names.length > 0
    ? null
    : { ...question, names, topics: question.topics.filter(({ stem: key }) => !held.has(key)) }
}

/** What stands beside the jobs may be of any of them: a line of leadership is near to who asks it of one employer, and nothing of it is asserted. */
const nearBeside = ({ outcome, cited, near, ...finding }: Finding): Finding | null => {
  const beside = [...cited, ...near].filter(({ doc }) => doc.kind === 'leadership' || doc.kind === 'achievements')
  return beside.length === 0 || (outcome !== 'answered' && outcome !== 'closest')
    ? null
    : { ...finding, outcome: 'closest', cited: [], near: beside.slice(0, 1), closeness: 'likely', confidence: 0.2 }
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
