import { stem } from '../text/words.ts'
import { type AnswerIndex, type Doc, rarity } from './build-index.ts'
import type { ReadQuestion, Topic } from './read-question.ts'
import { aliasesOf, groupStrength } from './thesaurus/thesaurus.ts'

/** How well one topic is met: by the word itself, by a word of the same group, or by a word with the same beginning. */
type Match = { strength: number; rarity: number; times: number }

const nothing: Match = { strength: 0, rarity: 0, times: 0 }
const strengths = { word: 1, beginning: 0.55 } as const

const matchOf = (topic: Topic, doc: Doc, index: AnswerIndex): Match => {
  const all = index.docs.length
  const times = doc.counts.get(topic.stem) ?? 0
  if (times > 0) return { strength: strengths.word, rarity: rarity(index.frequency.get(topic.stem) ?? 0, all), times }
  let best = nothing
  for (const group of topic.groups) {
    const found = doc.groups.get(group) ?? 0
    const rare = rarity(index.groupFrequency.get(group) ?? 0, all)
    const strength = groupStrength(group)
    if (found > 0 && rare * strength > best.rarity * best.strength) best = { strength, rarity: rare, times: found }
  }
  if (best.strength > 0 || topic.stem.length < 5) return best
  for (const [term, count] of doc.counts) {
    if (term.length >= 5 && (term.startsWith(topic.stem.slice(0, 6)) || topic.stem.startsWith(term.slice(0, 6)))) {
      return { strength: strengths.beginning, rarity: rarity(index.frequency.get(term) ?? 0, all), times: count }
    }
  }
  return best
}

const dateWords = new Set(
  'start begin began join leave left end finish since date until expire expiry valid long employ become stay period year month run last renew get receive win award obtain complete'
    .split(' ')
    .map(stem),
)
const levelWords = new Set(
  'level proficient proficiency good well skilled strong rate fluent comfortable experience advanced expert know skill confident describe'
    .split(' ')
    .map(stem),
)

/** True for a word of the question that the evidence answers by a field of its own: its dates or its level. */
const answeredByField = (topic: Topic, question: ReadQuestion, doc: Doc): boolean => {
  if (question.wanted === 'level') return doc.level !== '' && levelWords.has(topic.stem)
  if (question.wanted !== 'moment' && question.wanted !== 'duration') return false
  return dateWords.has(topic.stem) && (doc.startText !== '' || doc.endText !== '' || /\b(?:19|20)\d\d\b/.test(doc.text))
}

const k1 = 1.2
const b = 0.5

/** BM25 (Robertson and Zaragoza 2009) over words and thesaurus groups, with the share of the question that each piece covers. */
export const scoreOf = (doc: Doc, question: ReadQuestion, index: AnswerIndex): { score: number; coverage: number } => {
  const { topics } = question
  let score = 0
  let covered = 0
  let total = 0
  for (const topic of topics) {
    const full =
      topic.named || answeredByField(topic, question, doc)
        ? 0
        : rarity(index.frequency.get(topic.stem) ?? 0, index.docs.length) * topic.weight
    total += full
    const match = matchOf(topic, doc, index)
    if (match.strength === 0) continue
    const saturated =
      (match.times * (k1 + 1)) / (match.times + k1 * (1 - b + (b * doc.length) / (index.averageLength || 1)))
    score += topic.weight * match.strength * match.rarity * saturated
    covered += full * Math.min(1, match.strength * 1.15)
  }
  const onlyNames = !topics.some((topic) => topic.weight === 1 && !topic.named)
  const named = question.names.length > 0 && question.names.every((name) => holdsName(doc, name))
  const byName = onlyNames && named ? 0.6 : 0
  return { score, coverage: total === 0 ? Number(named) : Math.max(covered / total, byName) }
}

/** True when the evidence, or the item that an answer is about, holds a name (or another form of it). */
export const holdsName = (doc: Doc, name: string): boolean => {
  const context = asWritten(doc.context)
  // An employer may be called by a name in the genitive: 'What did she do at St Brannoc's?'
  return aliasesOf(name).some(
    (alias) =>
      standsIn(asWritten(alias), context) ||
      (doc.context.includes(`${alias}'s`) && standsIn(`${asWritten(alias)}s`, context)),
  )
}

/** A folded name without what some write and others leave out: 'st. mary's' and 'st marys' are one, and so are 'pell & co' and 'pell and co'. */
export const asWritten = (name: string): string =>
  name
    .replace(/\b(st|ste|dr|mt|prof)\./g, '$1')
    .replace(/\bcert\.? (?=[ivx]+\b|\d|in\b)/g, 'certificate ')
    .replaceAll("'", '')
    .replaceAll(' & ', ' and ')

const standsIn = (name: string, text: string): boolean => {
  let from = text.indexOf(name)
  while (from >= 0) {
    const before = text[from - 1] ?? ' '
    const after = text[from + name.length] ?? ' '
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}+#]/u.test(after)) return true
    from = text.indexOf(name, from + 1)
  }
  return false
}

/** True when the evidence holds a topic, by its word or by a word of the same group. */
export const matches = (topic: Topic, doc: Doc): boolean =>
  doc.counts.has(topic.stem) || [...topic.groups].some((group) => doc.groups.has(group))

/** True when the evidence holds a topic by its word, or by a word that means nearly the same. */
export const matchesClosely = (topic: Topic, doc: Doc, closest: number): boolean =>
  doc.counts.has(topic.stem) ||
  [...topic.groups].some((group) => groupStrength(group) >= closest && doc.groups.has(group))
