import type { Doc } from './build-index.ts'
import { countsThing } from './counting.ts'
import { asksForSeveral, namesAsMuch, namesMore, placeOfMore } from './extent.ts'
import { highlightsOf } from './highlights.ts'
import { isAsLikely, lineScores } from './lines/line-scores.ts'
import { surely } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'
import { closed } from './sentence.ts'

const wordLimit = 60
/** An entry of up to so many words is told whole. */
const shortEntry = 26
export const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

/** The sentences of an item that answer the question, in their own order: the likeliest, and beside it what names a thing that the likeliest does not. */
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
  const [best, ...others] = ranked
  if (best === undefined) return []
  // Only what names another thing that is asked for, or as much where several are, stands beside the best
  const more = others.filter(({ text }) => namesMore(text, [best.text], question))
  const isMany = asksForSeveral(question)
  const as = others.filter(
    ({ text, value }) => isMany && isAsLikely(value, best.value) && namesAsMuch(text, best.text, question),
  )
  const placeOf = ({ text }: (typeof others)[number]) => placeOfMore(text, [best.text], question)
  const [beside] = isNear ? [] : [...more.sort((a, b) => placeOf(a) - placeOf(b)), ...as]
  const isWithin = beside !== undefined && countWords(best.text) + countWords(beside.text) <= wordLimit
  const kept = isWithin ? [best, beside] : [best]
  return kept.sort((a, b) => a.place - b.place).map((sentence) => closed(sentence.text))
}
