import type { Doc } from './build-index.ts'
import { countsThing } from './counting.ts'
import { asksForSeveral, namesAsMuch, namesMore, placeOfMore } from './extent.ts'
import { highlightsOf } from './highlights.ts'
import { isAsLikely, lineScores } from './lines/line-scores.ts'
import { neededForm } from './needed-form.ts'
import { surely } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'
import { mentionsIn } from './rules/mentions.ts'
import { closed } from './sentence.ts'

const wordLimit = 60
/** An entry of up to so many words is told whole. */
const shortEntry = 26
export const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

/** How a part of a line goes on with the one before, or limits it: 'Happy with weekends. Not nights.' */
const goesOn = /^(?:not?|never|none|but|only|except|unless|though|and|or|also|both|until|since)\b/iu

/** The parts of a short line that speak of what is asked for, where they can be told by themselves: one of 'Notice: 30 days. Can be stationed anywhere', with what limits it. */
const partsAsked = ({ sentences }: Doc, question: ReadQuestion): string[] => {
  const parts = sentences.flatMap((text) => text.split(/;\s+(?=\p{Lu})/u))
  const held = question.topics.filter(
    (topic) => (topic.weight === 1 || topic.named) && parts.some((part) => mentionsIn(part)(topic)),
  )
  const speaks = (part: string) => held.some(mentionsIn(part))
  const isTold = parts.map(speaks)
  for (const [at, part] of parts.entries())
    if (at > 0 && goesOn.test(part) && (isTold[at] || isTold[at - 1])) {
      isTold[at] = true
      isTold[at - 1] = true
    }
  const told = parts.filter((_, at) => isTold[at])
  // A figure that is asked for may stand in another part
  const hasForm = neededForm(question)
  return told.length === 0 || told.length === parts.length || (hasForm !== null && !told.some(hasForm))
    ? sentences
    : told
}

/** The sentences of an item that answer the question, in their own order: the likeliest, and beside it what names a thing that the likeliest does not. */
export const tellingSentences = (doc: Doc, question: ReadQuestion, isNear: boolean): string[] => {
  // A short entry is told whole: its second sentence often limits the first ('Weekends possible. Not in July.').
  if (doc.kind !== 'experience' && doc.kind !== 'overview' && doc.sentences.length > 0) {
    const asked = doc.kind === 'other' ? partsAsked(doc, question) : doc.sentences
    const whole = asked.map(closed).join(' ')
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
