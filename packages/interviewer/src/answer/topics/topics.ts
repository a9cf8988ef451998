import type { Fact, FactKind } from '../../facts/fact.ts'
import { terms } from '../../text/words.ts'
import type { AnswerIndex, Doc } from '../build-index.ts'
import type { Meaning } from '../meaning.ts'
import { asYou } from '../question-as-you.ts'
import { attitudeTopics } from './attitude-topics.ts'
import { careerTopics } from './career-topics.ts'
import { topicsOfLine } from './classify.ts'
import { conditionTopics } from './condition-topics.ts'
import { topicExamples } from './examples.ts'
import { recordTopics } from './record-topics.ts'
import { topicsOfQuestion } from './topics-of-question.ts'
import type { UsualTopic } from './usual-topic.ts'

const topics = new Map(
  [...careerTopics, ...recordTopics, ...conditionTopics, ...attitudeTopics].map((topic) => [topic.name, topic]),
)

/** The usual topic of that name; undefined for open questions. */
export const topicNamed = (name: string): UsualTopic | undefined => topics.get(name)

/** Of a very long resume, the topics of so many lines beside the jobs are read. */
const mostLines = 60
/** From which likelihood on a line is taken to be of a topic, and from which it is surely of no other. */
const ofTopic = 0.45
const surelyOfTopic = 0.6

/** The topics of the lines of an item that stands outside the jobs, with their likelihood. */
const lineTopics = (doc: Doc, meaning: Meaning): Map<string, number> => {
  const found = new Map<string, number>()
  for (const text of [doc.name, ...doc.sentences].filter((part) => part !== '').slice(0, 4)) {
    const [best] = topicsOfLine(meaning.embed(text.slice(0, 200)))
    if (best !== undefined) found.set(best.topic, Math.max(found.get(best.topic) ?? 0, best.likelihood))
  }
  return found
}

/** From which likelihood on the question that an answer was given to is taken to be of a topic. */
const askedOfTopic = 0.35

/** The topics that a released answer is evidence of: those of the question that it was given to. */
const answerTopics = (doc: Doc, meaning: Meaning): Map<string, number> =>
  new Map(
    topicsOfQuestion(asYou(doc.name, ''), meaning)
      .filter(({ topic, likelihood }) => topic !== 'open' && likelihood >= askedOfTopic)
      .map(({ topic, likelihood }) => [topic, likelihood]),
  )

/** Degrees and languages are read from the lines beside the jobs alone: elsewhere they are named in passing. */
const mayTell = (doc: Doc, kind: FactKind): boolean =>
  doc.kind === 'other' || (kind !== 'degree' && kind !== 'language' && kind !== 'interest')

/** A degree of which neither the field nor the school is read is a word in passing ('Associate: studying'). */
const isWhole = (fact: Fact): boolean => fact.kind !== 'degree' || fact.field !== null || fact.school !== null

/** What a line of a resume is, where its facts say it. */
const lineKinds = new Set<FactKind>(['degree', 'certificate', 'language', 'prize', 'publication', 'patent', 'talk'])

/** True when the facts of a line are of another kind: a certificate is no degree, however alike they read. */
const isTypedElse = ({ facts }: Doc, wanted: FactKind[]): boolean => {
  const kinds = facts.filter(isWhole).flatMap(({ kind }) => (lineKinds.has(kind) ? [kind] : []))
  return kinds.length > 0 && !kinds.some((kind) => wanted.includes(kind))
}

/** True when the typed facts of a piece of evidence are of a topic. */
const isTyped = (topic: UsualTopic, doc: Doc): boolean =>
  doc.facts.some((fact) => topic.facts?.includes(fact.kind) && mayTell(doc, fact.kind) && isWhole(fact))

type Evidence = { lines: Map<Doc, Map<string, number>>; byTopic: Map<string, Doc[]> }
const prepared = new WeakMap<AnswerIndex, Evidence>()

const preparedFor = (index: AnswerIndex, meaning: Meaning): Evidence => {
  const known = prepared.get(index)
  if (known !== undefined) return known
  const besideJobs = index.docs.filter(({ kind }) => kind === 'other' || kind === 'leadership')
  const made = {
    lines: new Map(
      [...besideJobs.slice(0, mostLines), ...index.docs.filter(({ kind }) => kind === 'answer')].map((doc) => [
        doc,
        doc.kind === 'answer' ? answerTopics(doc, meaning) : lineTopics(doc, meaning),
      ]),
    ),
    byTopic: new Map(),
  }
  prepared.set(index, made)
  return made
}

/** The evidence of a topic, best first, found once per index: by typed facts, by where and how resumes state it, and by what lines mean. */
export const evidenceOf = (topic: UsualTopic, index: AnswerIndex, meaning: Meaning): Doc[] => {
  const { lines, byTopic } = preparedFor(index, meaning)
  const known = byTopic.get(topic.name)
  if (known !== undefined) return known
  const typed = index.docs.filter((doc) => isTyped(topic, doc))
  const isOfTopic = (doc: Doc) => (lines.get(doc)?.get(topic.name) ?? 0) >= ofTopic
  const meant = index.docs.filter(
    (doc) => isOfTopic(doc) && (topic.facts === undefined || !isTypedElse(doc, topic.facts)),
  )
  // Where lines are known to be what is asked for, a line that only uses its words ('a club for schoolchildren') is not.
  const isKnown = typed.some(({ kind }) => kind === 'other')
  const found = topic.find(index).filter((doc) => {
    const others = [...(lines.get(doc) ?? [])].filter(([name]) => name !== topic.name && name !== 'work')
    if (doc.kind !== 'other' || topic.certain === true) return true
    if (isKnown && doc.tag === '') return typed.includes(doc) || meant.includes(doc)
    const isOther = doc.facts.some(({ kind }) => kind === 'language' || kind === 'degree')
    return (
      typed.includes(doc) ||
      meant.includes(doc) ||
      !(isOther || others.some(([, likelihood]) => likelihood >= surelyOfTopic))
    )
  })
  // A strict matter that an answer was given to is told by that answer before anything that only uses its words.
  const answers = meant.filter(({ kind }) => kind === 'answer')
  const inItems = [...found.filter((doc) => typed.includes(doc)), ...found, ...typed, ...meant]
  const docs = [...new Set(topic.strict && topic.tells === undefined ? [...answers, ...inItems] : inItems)]
  byTopic.set(topic.name, docs)
  return docs
}

/** True for an entry of a list of the topic: a line of its own that is of the topic by its facts, its section or its meaning, not by a word in passing. */
export const isEntryOf = (topic: UsualTopic, doc: Doc, index: AnswerIndex, meaning: Meaning): boolean => {
  if (doc.kind === 'achievements') return topic.facts === undefined || isTyped(topic, doc)
  if (doc.kind !== 'other') return false
  return isTyped(topic, doc) || (preparedFor(index, meaning).lines.get(doc)?.get(topic.name) ?? 0) >= ofTopic
}

const vocabularies = new Map<string, ReadonlySet<string>>()

/** The stems by which a topic is asked for: those of its examples. What a question says beside them is asked beyond the topic. */
export const vocabularyOf = (name: string): ReadonlySet<string> => {
  const known = vocabularies.get(name) ?? new Set((topicExamples[name] ?? []).flatMap(terms))
  vocabularies.set(name, known)
  return known
}
