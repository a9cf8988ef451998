import type { AnswerIndex, Doc } from './build-index.ts'
import { countsThing } from './counting.ts'
import type { Moment } from './dates.ts'
import { isRunning, monthsOf } from './dates-of-docs.ts'
import { innerProduct, type Meaning } from './meaning.ts'
import { fitsPeriod, nearness } from './periods.ts'
import { rankWeights } from './rank-weights.ts'
import type { ReadQuestion } from './read-question.ts'
import { topicSameness } from './topic-sameness.ts'
import { evidenceOf, topicNamed } from './topics/topics.ts'
import { isOnlyWish } from './wishes.ts'
import { holdsName, scoreOf } from './words-of-docs.ts'

/** A piece of evidence with how likely it is what was asked for (of all evidence, together 1) and how much of the question's words it covers. */
export type Hit = {
  doc: Doc
  share: number
  coverage: number
  /** How near its nearest sentence is to the question by meaning, −1 to 1. */
  likeness: number
  /** How well its best text answers the question by the learned projection, about −1 to 1. */
  answering: number
  /** How well its words match, by BM25 over words and groups of the thesaurus. */
  words: number
  /** True for evidence of a usual topic that the question is surely of. */
  intent: boolean
}

/** A piece of evidence as it was ranked; as nothing that was asked for where it was not. */
export const hitOf = (doc: Doc, hits: Hit[]): Hit =>
  hits.find((hit) => hit.doc === doc) ?? {
    doc,
    share: 0,
    coverage: 0,
    likeness: 0,
    answering: 0,
    words: 0,
    intent: false,
  }

/** From which likelihood on a question is taken to be of a usual topic. */
export const surely = 0.5

/** So many texts of one piece of evidence are read by meaning, each so far; and so much of all evidence, in characters. */
const most = { texts: 12, length: 300, total: 16_000 } as const

/** The texts of a piece of evidence that are held against the question: all of it, and each sentence. */
const textsOf = (doc: Doc): string[] => {
  const head = [doc.title, doc.name].filter((part) => part !== '').join(', ')
  const [only, second] = doc.sentences
  const whole = [head, doc.level, ...doc.sentences].filter((part) => part !== '').join('. ')
  const parts = second === undefined && (head === '' || only === undefined) ? [] : [head, ...doc.sentences]
  return [whole, ...parts.filter((part) => part !== '')].slice(0, most.texts).map((text) => text.slice(0, most.length))
}

/** The texts that are read by meaning: of a very long resume, those of the evidence whose words match best, up to a bound. */
export const readByMeaning = (question: ReadQuestion, index: AnswerIndex): Map<Doc, string[]> => {
  const byWords = index.docs
    .map((doc) => ({ doc, score: scoreOf(doc, question, index).score }))
    .sort((one, other) => other.score - one.score || one.doc.place - other.doc.place)
  const read = new Map<Doc, string[]>()
  let total = 0
  for (const { doc } of byWords) {
    const texts = textsOf(doc)
    total += texts.reduce((sum, text) => sum + text.length, 0)
    if (total > most.total && read.size > 0) break
    read.set(doc, texts)
  }
  return read
}

const asksOfNow = /\b(do|does|are|is|currently|now|today)\b/
const asksOfWork = /\b(work\w*|jobs?|roles?|positions?|employ\w*|company|do|doing|did|done|been|career|at)\b/

/** From which likeness on two questions may be the same in other words. */
const perhapsSame = 0.45

/** How much more alike than any two questions are the question and the one that an answer was given to. */
const sameness = (own: Float32Array, answer: Doc, meaning: Meaning): number =>
  Math.max(0, innerProduct(own, meaning.embed(answer.name)) - perhapsSame)

/** What is known about a question and a piece of evidence, as numbers of about −1 to 1. Their names are those of the learned weights. */
export const featuresOf = (
  question: ReadQuestion,
  doc: Doc,
  index: AnswerIndex,
  today: Moment,
  meaning: Meaning,
  texts: string[],
): { features: Record<keyof typeof rankWeights, number> } & Pick<
  Hit,
  'coverage' | 'likeness' | 'answering' | 'words'
> => {
  const own = meaning.embed(question.asYou)
  const vectors = texts.map((text) => meaning.embed(text))
  const [whole = 0, ...parts] = vectors.map((vector) => innerProduct(own, vector))
  const likeness = Math.max(whole, ...parts)
  const answering = texts.length === 0 ? 0 : Math.max(...vectors.map((vector) => meaning.answering(own, vector)))
  const { score, coverage } = scoreOf(doc, question, index)
  const isAnswer = doc.kind === 'answer'
  let topic = 0
  for (const { topic: name, likelihood } of question.topicsByLikelihood) {
    const usual = likelihood < 0.05 ? undefined : topicNamed(name)
    const place = usual === undefined ? -1 : evidenceOf(usual, index, meaning).indexOf(doc)
    if (place >= 0) topic += likelihood / (1 + 0.2 * place)
  }
  const named = question.names.filter((name) => holdsName(doc, name)).length / Math.max(1, question.names.length)
  const counts =
    question.wanted === 'count' && doc.sentences.some((text) => countsThing(text, question.counted, question.plain))
  const ofNow = isRunning(doc) || doc.kind === 'leadership'
  const inTime =
    question.years.length > 0 &&
    doc.kind === 'experience' &&
    asksOfWork.test(question.plain) &&
    fitsPeriod(question, doc, today)
  const lasting = question.wanted === 'duration' && doc.kind === 'experience' && monthsOf(doc, today) !== null
  return {
    coverage: inTime ? Math.max(coverage, 0.6) : coverage,
    likeness,
    answering,
    words: score,
    features: {
      likeness,
      answering,
      whole,
      coverage,
      words: score / (score + 5),
      topic,
      named,
      counts: Number(counts),
      countsNow: Number(counts && ofNow && asksOfNow.test(question.plain)),
      digits: Number(
        (question.wanted === 'count' || question.wanted === 'amount') && /\d/.test(doc.sentences.join(' ')),
      ),
      time: inTime ? nearness(question, doc, today) : 0,
      lasting: Number(lasting) * (question.names.length > 0 ? named : 0.3),
      level: Number(question.wanted === 'level' && doc.level !== ''),
      story: isAnswer ? meaning.asksForStory(own) : 0,
      answerToFact: Number(isAnswer && question.behavioural === 0),
      answerLikeness: isAnswer ? likeness : 0,
      topicSame: isAnswer ? topicSameness(question, doc, meaning) : 0,
      sameQuestion: isAnswer ? sameness(own, doc, meaning) : 0,
      otherQuestion: isAnswer
        ? 0
        : Math.max(0, ...index.docs.map((other) => (other.kind === 'answer' ? sameness(own, other, meaning) : 0))),
      overview: Number(doc.kind === 'overview'),
      running: Number(isRunning(doc)),
    },
  }
}

/**
 * Ranks all evidence for a question, most likely first: a linear model over the features, learned by `pnpm train-answers`. With `wishes` also
 * what its owner only looks for, where something else is asked: beside it nothing else would seem near.
 */
export const rank = (
  question: ReadQuestion,
  index: AnswerIndex,
  today: Moment,
  meaning: Meaning,
  wishes = false,
): Hit[] => {
  const [first] = question.topicsByLikelihood
  const usual = first === undefined || first.likelihood < surely ? undefined : topicNamed(first.topic)
  const own = usual === undefined ? [] : evidenceOf(usual, index, meaning)
  const read = readByMeaning(question, index)
  const docs = wishes ? index.docs : index.docs.filter((doc) => own.includes(doc) || !isOnlyWish(question, doc))
  const scored = docs.map((doc) => {
    const { features, ...measures } = featuresOf(question, doc, index, today, meaning, read.get(doc) ?? [])
    let score = 0
    for (const [name, weight] of Object.entries(rankWeights))
      score += weight * (features[name as keyof typeof features] ?? 0)
    return { doc, ...measures, intent: own.includes(doc), power: Math.exp(score) }
  })
  const total = scored.reduce((sum, { power }) => sum + power, 0)
  return scored
    .map(({ power, ...hit }) => ({ ...hit, share: power / total }))
    .sort((one, other) => other.share - one.share || one.doc.place - other.doc.place)
}
