import type { Doc } from './build-index.ts'
import { countsThing } from './counting.ts'
import { highlightsOf } from './highlights.ts'
import { isAsLikely, lineScores } from './lines/line-scores.ts'
import { surely } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'
import { mentionsIn, specificsOf } from './rules/mentions.ts'
import { closed } from './sentence.ts'

const wordLimit = 60
/** An entry of up to so many words is told whole. */
const shortEntry = 26
export const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

/** The sentences of an item that most likely answer the question: its best two within a limit of words, one where it only comes near. */
export const tellingSentences = (doc: Doc, question: ReadQuestion, isNear: boolean): string[] => {
  // A short entry is told whole: its second sentence often limits the first ('Weekends possible. Not in July.').
  if (doc.kind !== 'experience' && doc.kind !== 'overview' && doc.sentences.length > 0) {
    const whole = doc.sentences.map(closed).join(' ')
    if (countWords(whole) <= shortEntry) return [whole]
  }
  const [topic] = question.topicsByLikelihood
  const isAtLarge = topic?.topic === 'introduction' && topic.likelihood >= surely
  // Who asks about somebody at large is told how they introduce themselves, and what a job brought.
  if (isAtLarge && doc.kind === 'overview') return doc.sentences.slice(0, isNear ? 1 : 2).map(closed)
  if (isAtLarge && doc.kind === 'experience')
    return highlightsOf(doc.sentences, isNear ? 1 : 2, () => false).map(closed)
  // Of lines that count the thing, and of those that do not, only the first answer how many there are.
  const counting =
    question.wanted === 'count'
      ? doc.sentences.filter((text) => countsThing(text, question.counted, question.plain))
      : []
  const sentences = counting.length > 0 ? counting : doc.sentences
  const scores = lineScores(doc, sentences, question)
  const ranked = sentences
    .map((text, place) => ({ text, place, value: scores[place] ?? 0 }))
    .sort((a, b) => b.value - a.value || a.place - b.place)
  const wanted = ranked.slice(0, isNear ? 1 : 2)
  const [best] = wanted
  // What stands beside the best must be about as likely the answer, and of what was asked.
  const isBeside = ({ text, value }: (typeof wanted)[number]) =>
    isAsLikely(value, best?.value ?? 0) && specificsOf(question).some((word) => mentionsIn(text)(word))
  const kept: typeof wanted = []
  let total = 0
  for (const sentence of wanted) {
    const length = countWords(sentence.text)
    if (kept.length > 0 && (total + length > wordLimit || !isBeside(sentence))) continue
    kept.push(sentence)
    total += length
  }
  // The lines of a job stand each for itself: the one that answers comes first
  const ordered = doc.kind === 'experience' ? kept : kept.sort((a, b) => a.place - b.place)
  return ordered.map((sentence) => closed(sentence.text))
}
