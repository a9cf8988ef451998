import type { AnswerIndex } from './build-index.ts'
import type { Moment } from './dates.ts'
import type { Meaning } from './meaning.ts'
import { type Hit, rank } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'
import type { Finding, Rule } from './rules/rule.ts'
import { rules } from './rules/rules.ts'

/** Searches for the evidence of one question and judges it: the first rule that has a verdict decides, and is named in the finding. */
export const find = (
  question: ReadQuestion,
  index: AnswerIndex,
  today: Moment,
  meaning: Meaning,
  among: Rule[] = rules,
): Finding => {
  const hits = rank(question, index, today, meaning)
  const matter = { question, index, hits, today, meaning }
  for (const rule of among) {
    const verdict = rule.judge(matter)
    if (verdict === null) continue
    const { cited = [], near = [], ...rest } = verdict
    const known = new Set<Hit>([...cited, ...near])
    return { ...rest, cited, near, rule: rule.name, hits: [...known, ...hits.filter((hit) => !known.has(hit))] }
  }
  return { outcome: 'not_stated', cited: [], near: [], rule: 'nothing near', hits, confidence: 0 }
}
