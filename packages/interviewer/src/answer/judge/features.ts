import { words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { numbersIn } from '../counting.ts'
import { enoughCoverage, speaksOfSubject } from '../enough.ts'
import { innerProduct, type Meaning } from '../meaning.ts'
import { type Hit, surely } from '../rank.ts'
import type { ReadQuestion } from '../read-question.ts'
import { passesGuards } from '../rules/guards.ts'
import { holdsPosts, limits, shareHeld, shareMentioned, specificsOf } from '../rules/mentions.ts'
import type { Matter } from '../rules/rule.ts'
import { thingsAsked, unmentionedWords } from '../rules/unmentioned.ts'
import { topicSameness } from '../topic-sameness.ts'
import { evidenceOf, topicNamed } from '../topics/topics.ts'
import { holdsName } from '../words-of-docs.ts'
import { holdsWanted } from './holds-wanted.ts'
import { likestWord } from './like-words.ts'
import { sentenceFeatures } from './sentence-features.ts'

/** The kinds of question and of evidence that the judge tells apart. */
const wantedKinds = ['count', 'amount', 'moment', 'duration', 'place', 'person', 'level', 'yes_no', 'reason'] as const
const docKinds = [
  'answer',
  'experience',
  'overview',
  'leadership',
  'technical',
  'skills',
  'achievements',
  'roles',
  'other',
] as const

/** How far down the ranked evidence the judge looks. */
export const judged = 4

const mostOf = (hits: Hit[], value: (hit: Hit) => number): number => Math.max(0, ...hits.map(value))

/** By how much something matches better than anything else, as a share of the better; below 0 where it matches less well. */
const marginOf = (own: number, others: number): number => (own - others) / Math.max(own, others, 1)

/** How near a question is to the one that a released answer was given to; 0 for all other evidence. */
export const questionLikeness = (question: ReadQuestion, doc: Doc, meaning: Meaning): number =>
  doc.kind === 'answer' ? innerProduct(meaning.embed(question.asYou), meaning.embed(doc.name)) : 0

const asksHow = /^(?:and |so )?how (?:do|does|did|would|has|have|is|was)\b/
const verbs =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|could|would|will|tell|describe|give|name|list|explain|walk|talk)\b/

/** What is known about a piece of evidence that bears on whether it answers the question, as numbers. */
export const judgeFeatures = (matter: Matter, hit: Hit): Record<string, number> => {
  const { question, hits, index, meaning } = matter
  const { doc } = hit
  const own = meaning.embed(question.asYou)
  const [first, second] = question.topicsByLikelihood
  const usual = first === undefined || first.topic === 'open' ? undefined : topicNamed(first.topic)
  const evidence = usual === undefined ? [] : evidenceOf(usual, index, meaning)
  const place = evidence.indexOf(doc)
  const sure = (first?.likelihood ?? 0) >= surely
  const specifics = specificsOf(question, sure ? usual?.name : undefined)
  const all = specificsOf(question)
  const isUnknown = (word: (typeof all)[number]) => index.docs.every((other) => shareMentioned([word], other) === 0)
  const unknown = all.filter(isUnknown).length
  const others = hits.filter((other) => other !== hit)
  const texts = [doc.name, ...doc.sentences]
  const answers = others.filter((other) => other.doc.kind === 'answer')
  const sameQuestion = questionLikeness(question, doc, meaning)
  const otherQuestion = mostOf(answers, (other) => questionLikeness(question, other.doc, meaning))
  const likest = all.map((word) => likestWord(word, doc, matter))
  const isAnswer = doc.kind === 'answer'
  const length = words(question.plain).length
  const things = thingsAsked(matter, hit)
  const missing = unmentionedWords(matter, hit)
  const elsewhere = missing.map((word) => index.docs.filter((other) => shareMentioned([word], other) === 1).length)
  return {
    ...sentenceFeatures(matter, hit),
    share: hit.share,
    ofBest: hit.share / Math.max(hits[0]?.share ?? 0, 1e-6),
    shareMargin: hit.share - mostOf(others, ({ share }) => share),
    likeness: hit.likeness,
    meaningMargin: hit.likeness - mostOf(others, ({ likeness }) => likeness),
    answering: hit.answering,
    answeringMargin: hit.answering - Math.max(-1, ...others.map(({ answering }) => answering)),
    words: hit.words / (hit.words + 5),
    wordMargin: marginOf(
      hit.words,
      mostOf(others, (other) => other.words),
    ),
    coverage: hit.coverage,
    enough: hit.coverage - enoughCoverage(question),
    speaks: Number(speaksOfSubject(question, hit)),
    specifics: specifics.length,
    allSpecifics: all.length,
    mentioned: shareMentioned(specifics, doc),
    held: shareHeld(specifics, doc),
    heldOfAll: shareHeld(all, doc),
    likestLeast: likest.length === 0 ? 1 : Math.min(...likest),
    likestMean: likest.length === 0 ? 1 : likest.reduce((sum, value) => sum + value, 0) / likest.length,
    guards: Number(passesGuards(matter, hit)),
    things: things.length,
    missing: missing.length,
    missingShare: missing.length / Math.max(1, things.length),
    missingLikeness: missing.length === 0 ? 1 : Math.min(...missing.map((word) => likestWord(word, doc, matter))),
    missingNowhere: elsewhere.filter((count) => count === 0).length,
    holdsPosts: Number(holdsPosts(question, doc)),
    unknownShare: unknown / Math.max(1, all.length),
    names: question.names.length,
    namesHeld: question.names.filter((name) => holdsName(doc, name)).length / Math.max(1, question.names.length),
    topicLikelihood: usual === undefined ? 0 : (first?.likelihood ?? 0),
    topicMargin: (first?.likelihood ?? 0) - (second?.likelihood ?? 0),
    open: first?.topic === 'open' ? first.likelihood : 0,
    ofTopic: place < 0 ? 0 : (first?.likelihood ?? 0) / (1 + 0.2 * place),
    besideTopic: place < 0 && usual !== undefined && evidence.length > 0 ? (first?.likelihood ?? 0) : 0,
    topicMissing: evidence.length === 0 && usual !== undefined ? (first?.likelihood ?? 0) : 0,
    strictlyMissing: evidence.length === 0 && usual?.strict === true ? (first?.likelihood ?? 0) : 0,
    sameQuestion,
    sameQuestionMargin: isAnswer ? sameQuestion - otherQuestion : 0,
    otherQuestion: isAnswer ? 0 : otherQuestion,
    wanted: wantedKinds.indexOf(question.wanted as (typeof wantedKinds)[number]),
    holdsWanted: Number(holdsWanted(question, doc, texts)),
    lacksWanted: Number(
      wantedKinds.includes(question.wanted as (typeof wantedKinds)[number]) &&
        question.wanted !== 'yes_no' &&
        question.wanted !== 'reason' &&
        !holdsWanted(question, doc, texts),
    ),
    figures: numbersIn(doc.sentences.join(' ')).length > 0 ? 1 : 0,
    kind: docKinds.indexOf(doc.kind as (typeof docKinds)[number]),
    behavioural: question.behavioural,
    asksForStory: meaning.asksForStory(own),
    presupposes: Number(question.presupposes),
    asksHow: Number(asksHow.test(question.plain)),
    years: question.years.length,
    length,
    fragment: Number(!verbs.test(question.plain)),
    limits: Number(doc.sentences.some(limits)),
    sentences: doc.sentences.length,
    whether: Number(question.whether),
    topicSame: isAnswer ? topicSameness(question, doc, meaning) : 0,
    otherTopicSame: isAnswer ? 0 : mostOf(answers, (other) => topicSameness(question, other.doc, meaning)),
    bestSentence: Math.max(
      0,
      ...doc.sentences.slice(0, 12).map((text) => innerProduct(own, meaning.embed(text.slice(0, 300)))),
    ),
    lower: Number(
      /\b(?:second|third|runner|finalist|deputy|assistant|basic|beginner|planned|expired|lapsed|learning|not)\b/.test(
        doc.text,
      ),
    ),
  }
}
