import { fold } from '../text/words.ts'
import type { Doc } from './build-index.ts'
import { isAsLikely, lineScores } from './lines/line-scores.ts'
import type { ReadQuestion } from './read-question.ts'
import { closed } from './sentence.ts'
import { countWords } from './telling-sentences.ts'
import { oneFact } from './wanted.ts'

/** How much of an answer is told: of a story all of up to so many words, of what is asked for yes or no so many, of a single fact only what states it. */
const most = {
  story: { words: 150, sentences: Number.POSITIVE_INFINITY },
  whether: { words: 60, sentences: 5 },
  fact: { words: 60, sentences: 2 },
} as const

/** A story, a way of working or a reason needs its beginning and its end; `isSame`: the answer was given to nearly the same question. */
const sizeOf = ({ wanted, behavioural, whether, note }: ReadQuestion, isSame: boolean): keyof typeof most => {
  const isStory = behavioural >= 0.5 || wanted === 'reason'
  if (oneFact.has(wanted) && !isStory) return 'fact'
  return isStory || isSame || !(whether || note) ? 'story' : 'whether'
}

/** How a sentence says that the thought has begun before it: by whom or what it refers to, or by a joint. */
const goesOn =
  /^(?:he|she|it|they|him|her|them|this|that|these|those|both|all|none|neither|but|so|and|because|however|then|since then|after (?:that|this|which)|afterwards|later|in the end|instead|until then|of (?:these|those|them|which)) /

/** The sentences of an answer that are told, in their order. */
const toldOf = (doc: Doc, question: ReadQuestion, size: keyof typeof most): string[] => {
  const { sentences } = doc
  const { words, sentences: limit } = most[size]
  const isWhole = sentences.length <= limit && countWords(sentences.join(' ')) <= words
  if (isWhole) return sentences
  const scores = lineScores(doc, sentences, question)
  const ranked = sentences
    .map((text, place) => ({ text, place, value: scores[place] ?? 0 }))
    .sort((one, other) => other.value - one.value || one.place - other.place)
  // A story is told from its beginning, whatever that says of the question
  const [first] = size === 'story' ? ranked.filter(({ place }) => place === 0) : ranked
  const kept = new Set(first === undefined ? [] : [first])
  let total = countWords(first?.text ?? '')
  for (const sentence of ranked.slice(0, limit)) {
    const length = countWords(sentence.text)
    // A single fact needs no second sentence that is far less likely to state it
    const isNeeded = size !== 'fact' || isAsLikely(sentence.value, first?.value ?? 0)
    if (kept.has(sentence) || total + length > words || !isNeeded) continue
    kept.add(sentence)
    total += length
  }
  const places = new Set([...kept].map(({ place }) => place))
  // What goes on with a thought is told with its beginning
  return sentences.filter(
    (_, place) => places.has(place) || (places.has(place + 1) && goesOn.test(fold(sentences[place + 1] ?? ''))),
  )
}

/** Sentences that follow each other in a text as one running quotation. */
const inRuns = (sentences: string[], doc: Doc): string[] => {
  const text = doc.text.replace(/\s+/g, ' ')
  const runs: string[] = []
  for (const sentence of sentences) {
    const joined = `${runs.at(-1) ?? ''} ${sentence}`
    // What may not be told stands between two sentences that are no run
    if (runs.length > 0 && text.includes(fold(joined))) runs[runs.length - 1] = joined
    else runs.push(sentence)
  }
  return runs.map(closed)
}

/** What is told of a released answer, as running quotations: whole or from its beginning where a story is wanted, and of a fact what states it. */
export const tellingOfAnswer = (doc: Doc, question: ReadQuestion, isSame: boolean): string[] =>
  inRuns(toldOf(doc, question, sizeOf(question, isSame)), doc)
