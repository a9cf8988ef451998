import type { Doc } from './build-index.ts'
import type { Meaning } from './meaning.ts'
import { asYou } from './question-as-you.ts'
import type { ReadQuestion } from './read-question.ts'
import { topicsOfQuestion } from './topics/topics-of-question.ts'

/** How alike the topics of a question are to those of the one that a released answer was given to. */
export const topicSameness = (question: ReadQuestion, doc: Doc, meaning: Meaning): number => {
  const others = new Map(topicsOfQuestion(asYou(doc.name, ''), meaning).map((found) => [found.topic, found.likelihood]))
  return question.topicsByLikelihood.reduce(
    (sum, { topic, likelihood }) => sum + (topic === 'open' ? 0 : Math.min(likelihood, others.get(topic) ?? 0)),
    0,
  )
}
