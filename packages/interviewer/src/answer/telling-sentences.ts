import { terms } from '../text/words.ts'
import type { Doc } from './build-index.ts'
import { countsThing } from './counting.ts'
import { asksForSeveral, namesAsMuch, namesMore, placeOfMore } from './extent.ts'
import { highlightsOf, tellsOutcome } from './highlights.ts'
import phrases from './phrases.json' with { type: 'json' }
import { surely } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'
import { mentionsIn, specificsOf } from './rules/mentions.ts'
import { closed } from './sentence.ts'
import { mattersOf } from './thesaurus/thesaurus.ts'
import { anyOf } from './word-table.ts'

const wordLimit = 60
/** An entry of up to so many words is told whole. */
const shortEntry = 26
export const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

/**
 * What a sentence's nearness in meaning, the learned product and words of like meaning count beside the question's own words. With these
 * the first sentence of the right item holds what was asked for in .84 of the cases, by shared words and nearness alone in .80; the product
 * was learned for evidence, and finds nothing more in a story.
 */
const counts = { near: 4, answering: 1, mentioned: 0.5, matter: 3 } as const

/** So much less a line says that only measures another thing by what is asked for. */
const aside = 3

/** True where a text tells a share of the thing, and so of something else: 'payroll hours at 9.8% of sales'. */
const isBase = (text: string, stem: string): boolean =>
  [...text.matchAll(/(?:%|percent) of (?:\p{L}+ )?(\p{L}+)/gu)].some(([, last = '']) => terms(last).includes(stem))

/** What came of something is told by a line with a figure before and after, whatever else shares more words. */
const ofOutcome = 3
const ofChange = anyOf(phrases.tellingSentences.asksForOutcome)
const howItWent = /\bhow did .{1,40}\b(?:do|go|perform|turn out)\b/
const asksForOutcome = ({ plain }: ReadQuestion): boolean => ofChange.test(plain) || howItWent.test(plain)

/** How much a sentence says about the question: shared words, its meaning, and the number where one is asked for. */
export const telling = (text: string, question: ReadQuestion, isStory: boolean): number => {
  const own = new Set(terms(text))
  const shared = question.topics.reduce((sum, { stem, weight }) => sum + (own.has(stem) ? weight : 0), 0)
  const { near, answering } = question.nearness(text)
  const like = isStory
    ? 0
    : counts.answering * answering + counts.mentioned * specificsOf(question).filter(mentionsIn(text)).length
  const said = mattersOf(text)
  const matter = isStory || ![...mattersOf(question.plain)].some((group) => said.has(group)) ? 0 : counts.matter
  const score = shared + counts.near * near + like + matter
  if (specificsOf(question).some(({ stem }) => isBase(text, stem))) return score - aside
  if (!isStory && asksForOutcome(question) && tellsOutcome(text)) return score + ofOutcome
  if (question.wanted === 'count' && countsThing(text, question.counted, question.plain)) return score + 2
  const isFigure = question.wanted === 'amount' || question.wanted === 'count'
  return isFigure && /\d/.test(text) ? score + 1 : score
}

/** The sentences of an item that answer the question, in their own order: the best, and beside it what names a thing that the best does not. */
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
  const ranked = sentences
    .map((text, place) => ({ text, place, value: telling(text, question, false) }))
    .sort((a, b) => b.value - a.value || a.place - b.place)
  const [best, ...others] = ranked
  if (best === undefined) return []
  // Only what names another thing that is asked for, or as much where several are, stands beside the best
  const more = others.filter(({ text }) => namesMore(text, [best.text], question))
  const isMany = asksForSeveral(question)
  const as = others.filter(
    ({ text, value }) => isMany && value >= best.value * 0.8 && namesAsMuch(text, best.text, question),
  )
  const placeOf = ({ text }: (typeof others)[number]) => placeOfMore(text, [best.text], question)
  const [beside] = isNear ? [] : [...more.sort((a, b) => placeOf(a) - placeOf(b)), ...as]
  const isWithin = beside !== undefined && countWords(best.text) + countWords(beside.text) <= wordLimit
  const kept = isWithin ? [best, beside] : [best]
  return kept.sort((a, b) => a.place - b.place).map((sentence) => closed(sentence.text))
}
