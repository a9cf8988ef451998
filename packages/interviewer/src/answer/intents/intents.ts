import type { AnswerIndex, Doc } from '../build-index.ts'
import type { ReadQuestion, Topic } from '../read-question.ts'
import { terms } from '../text/words.ts'
import { attitudeIntents } from './attitude-intents.ts'
import { careerIntents } from './career-intents.ts'
import { conditionIntents } from './condition-intents.ts'
import type { Intent } from './intent.ts'
import { recordIntents } from './record-intents.ts'

const intents: Intent[] = [...careerIntents, ...recordIntents, ...conditionIntents, ...attitudeIntents]

const evidence = new WeakMap<AnswerIndex, Map<string, Doc[]>>()

/** The evidence of an intent, best first; found once per index. */
export const evidenceOf = (intent: Intent, index: AnswerIndex): Doc[] => {
  const known = evidence.get(index) ?? new Map<string, Doc[]>()
  evidence.set(index, known)
  const docs = known.get(intent.name) ?? intent.find(index)
  known.set(intent.name, docs)
  return docs
}

/** The intents that a question shows, in the order of the table. */
export const intentsOf = (question: ReadQuestion): Intent[] =>
  intents.filter((intent) => intent.asks.test(question.plain) && !(intent.not?.test(question.plain) ?? false))

/** The topics of a question that are not the words by which it shows the intent: 'nursing' in 'a degree in nursing'. */
export const beyondIntent = (question: ReadQuestion, intent: Intent): Topic[] => {
  const shown = [...question.plain.matchAll(new RegExp(intent.asks, 'g'))].map((match) => match[0]).join(' ')
  const words = new Set(terms(shown))
  return question.topics.filter((topic) => topic.weight === 1 && !topic.named && !words.has(topic.stem))
}

/** The intent that says all a question asks: of those with a way of telling of their own, the first beside which nothing is asked. */
export const ownIntent = (question: ReadQuestion, shown: Intent[]): Intent | undefined =>
  question.names.length > 0
    ? undefined
    : shown.find((intent) => intent.tells !== undefined && beyondIntent(question, intent).length === 0)
