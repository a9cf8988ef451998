import { stem, stopWords, words } from '../../text/words.ts'
import type { Meaning } from '../meaning.ts'
import { oneOf } from '../word-table.ts'
import { topicsByMeaning } from './classify.ts'
import { topicExamples } from './examples.ts'
import phrases from './phrases.json' with { type: 'json' }

const asking = oneOf(phrases.topicsOfQuestion.asking)

/** The words of a question that tell it from others, in one order: 'What was your first job?' and 'first job?' have the same. */
const keyOf = (question: string): string =>
  [...new Set(words(question).filter((word) => asking.test(word) || !stopWords.has(word)))].map(stem).sort().join(' ')

let keys: Map<string, string | null> | undefined

/** The topics by the words of their examples; null for words that examples of several topics share. */
const readKeys = (): Map<string, string | null> => {
  const found = new Map<string, string | null>()
  for (const [topic, questions] of Object.entries(topicExamples))
    for (const key of questions.map(keyOf)) found.set(key, found.has(key) && found.get(key) !== topic ? null : topic)
  for (const key of found.keys())
    if (key.split(' ').every((word) => asking.test(word) || word === '')) found.delete(key)
  return found
}

/** The usual topic of which an example has the very words of a question, or null. */
const topicOfWords = (question: string): string | null => {
  keys ??= readKeys()
  return keys.get(keyOf(question)) ?? null
}

/** How likely a question with the words of an example is of its topic. */
const sameWords = 0.95

/** How likely a question, as it is put to the person, is of each usual topic, most likely first; 'open' is the topic of all other questions. */
export const topicsOfQuestion = (question: string, meaning: Meaning): { topic: string; likelihood: number }[] => {
  const byMeaning = topicsByMeaning(meaning.embed(question))
  const said = topicOfWords(question)
  const [first] = byMeaning
  if (said === null || (first?.topic === said && first.likelihood >= sameWords)) return byMeaning
  const others = byMeaning.filter(({ topic }) => topic !== said)
  return [
    { topic: said, likelihood: sameWords },
    ...others.map(({ topic, likelihood }) => ({ topic, likelihood: likelihood * (1 - sameWords) })),
  ]
}
