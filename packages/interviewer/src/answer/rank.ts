import { type AnswerIndex, type Doc, rarity } from './build-index.ts'
import { countsThing } from './counting.ts'
import type { Moment } from './dates.ts'
import { isRunning, monthsOf } from './dates-of-docs.ts'
import type { Intent } from './intents/intent.ts'
import { beyondIntent, evidenceOf } from './intents/intents.ts'
import { fitsPeriod, nearness } from './periods.ts'
import type { ReadQuestion, Topic } from './read-question.ts'
import { fold, stem } from './text/words.ts'
import { aliasesOf, groupStrength } from './thesaurus/thesaurus.ts'

/** A piece of evidence with its score and how much of the question it covers (0 to 1). */
export type Hit = { doc: Doc; score: number; coverage: number; intent: boolean }

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
const scoreOf = (doc: Doc, question: ReadQuestion, index: AnswerIndex): { score: number; coverage: number } => {
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

/** What a story's words count where no story is asked for: the item itself states the fact. */
const storyForFact = 0.8

const bonus = { intent: 7, story: 1.4, name: 5, count: 2, now: 3, length: 3 } as const

/** 'How many … do you lead': of today. */
const asksOfNow = /\b(do|does|are|is) (you|they|she|he|the candidate|\p{L}+) (currently |now )?\p{L}+/u

const asksOfWork =
  /^where (was|were) \w+ in\b|\b(work|works|worked|working|job|role|position|employ\w*|employer|company|do|doing|done|been|career)\b/

/** A time spent outside jobs (a break, a course of study) is no answer where a job is asked for. */
const asksOfJob = /\b(work\w*|jobs?|roles?|positions?|employ\w*|company|career)\b/

/** Ranks all evidence for a question, best first. `intents` are the known subjects that the question shows. */
export const rank = (question: ReadQuestion, index: AnswerIndex, intents: Intent[], today: Moment): Hit[] => {
  const places = new Map<string, number>()
  for (const [order, intent] of intents.entries()) {
    const specific = beyondIntent(question, intent).filter((topic) => index.frequency.has(topic.stem)).length * 0.4
    for (const [place, doc] of evidenceOf(intent, index).entries()) {
      const value = (bonus.intent * (intent.strict ? 1 : 0.8 / (1 + specific))) / (1 + 0.25 * place) / (1 + 0.2 * order)
      places.set(doc.id, Math.max(places.get(doc.id) ?? 0, value))
    }
  }
  const ofThatTime = index.docs.some((doc) => doc.kind === 'experience' && fitsPeriod(question, doc, today))
  const scored = index.docs
    .map((doc) => {
      const { score, coverage } = scoreOf(doc, question, index)
      const known = places.get(doc.id) ?? 0
      const story = doc.kind === 'answer' ? bonus.story * question.behavioural : 0
      const named = question.names.filter((name) => holdsName(doc, name)).length * bonus.name
      const counts =
        question.wanted === 'amount' && /\d/.test(doc.sentences.join(' '))
          ? bonus.count / 2
          : question.wanted === 'count' &&
              doc.sentences.some((text) => countsThing(text, question.counted, question.plain))
            ? bonus.count +
              (asksOfNow.test(question.plain) && (isRunning(doc) || doc.kind === 'leadership') ? bonus.now : 0)
            : 0
      const time =
        question.years.length > 0 &&
        asksOfWork.test(question.plain) &&
        question.names.length === 0 &&
        (doc.kind === 'experience' ||
          (!ofThatTime && doc.start !== null && doc.end !== null && !asksOfJob.test(question.plain))) &&
        fitsPeriod(question, doc, today)
          ? bonus.name * nearness(question, doc, today)
          : 0
      const length =
        question.wanted === 'duration' &&
        doc.kind === 'experience' &&
        monthsOf(doc, today) !== null &&
        question.names.some((name) => standsIn(name, fold(`${doc.title} ${doc.name}`)))
          ? bonus.length
          : 0
      return {
        doc,
        score:
          length +
          score * (doc.kind === 'answer' && question.behavioural === 0 ? storyForFact : 1) +
          known +
          story +
          named +
          counts +
          time,
        coverage: time > 0 ? Math.max(coverage, 0.6) : coverage,
        intent: known > 0,
      }
    })
    .sort((a, c) => c.score - a.score || a.doc.place - c.doc.place)
  return question.behavioural > 0 ? bothKindsInFront(scored) : scored
}

/** Brings the best answer (or the best item) to the third place when the first three are all of the other kind. */
const bothKindsInFront = (hits: Hit[]): Hit[] => {
  const front = hits.slice(0, 3)
  const isAnswer = (hit: Hit) => hit.doc.kind === 'answer'
  if (front.some(isAnswer) && !front.every(isAnswer)) return hits
  const lift = hits.find((hit) => isAnswer(hit) !== front.every(isAnswer))
  if (lift === undefined || hits.length < 4) return hits
  return [...hits.slice(0, 2), lift, ...hits.slice(2).filter((hit) => hit !== lift)]
}

/** True when the evidence, or the item that an answer is about, holds a name (or another form of it). */
export const holdsName = (doc: Doc, name: string): boolean =>
  aliasesOf(name).some((alias) => standsIn(alias, doc.context))

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
