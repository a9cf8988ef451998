import type { AnswerIndex } from './build-index.ts'
import type { Moment } from './dates.ts'
import type { Meaning } from './meaning.ts'
import { type Hit, rank } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'
import type { Finding, Rule } from './rules/rule.ts'
import { rules } from './rules/rules.ts'
import { isOnlyWish } from './wishes.ts'

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
  const finding = decide(question, index, rank(question, index, today, meaning), today, meaning, among)
  const isSilent = finding.rule === nothingNear && index.docs.some((doc) => isOnlyWish(question, doc))
  if (isSilent) return decide(question, index, rank(question, index, today, meaning, true), today, meaning, among)
  return finding
}

const nothingNear = 'nothing near'

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
