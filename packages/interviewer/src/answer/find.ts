import type { AnswerIndex } from './build-index.ts'
import { wonLess } from './claims.ts'
import { oneForEachName, withCompany } from './company.ts'
import type { Moment } from './dates.ts'
import { jobsByLength, monthsOf } from './dates-of-docs.ts'
import {
  addressesPerson,
  asksOfObjectUnknown,
  carriedByIntent,
  enoughCoverage,
  speaksOfSubject,
  storyCoverage,
} from './enough.ts'
import { guardFailure } from './guards.ts'
import { beyondIntent, evidenceOf, intentsOf, ownIntent } from './intents/intents.ts'
import { holdsLess } from './lesser.ts'
import { neighbourJob } from './neighbour-job.ts'
import { beganLater } from './periods.ts'
import { asksLeavingRunningJob, asksOfPast, denial, unsupportedEvents } from './premise.ts'
import { type Hit, holdsName, matches, rank } from './rank.ts'
import { type ReadQuestion, subjectsOf } from './read-question.ts'
import { jobsBeside } from './same-time.ts'
import { terms } from './text/words.ts'

/** What a search found: the evidence to be told, best first, or none with the outcome; `hits` is everything that was near. */
export type Finding = {
  outcome: 'answered' | 'corrected' | 'not_stated' | 'out_of_scope'
  told: Hit[]
  hits: Hit[]
  confidence: number
  /** The fields of the evidence put the question right: nothing else of it is told. */
  fieldsOnly?: true
  /** The length of all these jobs together is asked for. */
  career?: true
  /** Named with their dates, one beside the other. */
  listed?: true
}

/** What the fields of a named job tell, whatever everyday words the question uses ('How long did she work at X?'). */
const answeredByFields = new Set<ReadQuestion['wanted']>(['level', 'duration', 'person', 'place', 'moment'])

/** True when another piece of evidence speaks of the question's matter far better than the one with the name asked for. */
const speaksOfAnother = (question: ReadQuestion, top: Hit, hits: Hit[]): boolean =>
  question.names.length > 0 &&
  question.presupposes &&
  !top.intent &&
  (subjectsOf(question).length > 0 || !answeredByFields.has(question.wanted)) &&
  hits.some((hit) => hit.doc.kind !== 'answer' && hit.coverage >= 0.5 && hit.coverage > top.coverage + 0.25)

/** True when evidence is near enough to a refused question to be named as a related fact. */
export const isRelated = (question: ReadQuestion, hit: Hit): boolean =>
  hit.intent ||
  question.names.some((name) => holdsName(hit.doc, name)) ||
  (hit.coverage >= 0.25 && subjectsOf(question).some((topic) => matches(topic, hit.doc)))

/** For 'how long has she been a physiotherapist': the dated jobs whose titles hold every word that carries the question. */
const jobsOfTrade = (question: ReadQuestion, ranked: Hit[], today: Moment): Hit[] => {
  const subjects = subjectsOf(question)
  if (question.wanted !== 'duration' || question.names.length > 0 || subjects.length === 0) return []
  return ranked.filter(({ doc }) => {
    const title = new Set(terms(doc.title))
    return (
      doc.kind === 'experience' && monthsOf(doc, today) !== null && subjects.every((topic) => title.has(topic.stem))
    )
  })
}

/** True when one field of one piece of evidence is the answer: a number, a length, or what the fields of a named job tell. */
const oneFact = (question: ReadQuestion): boolean =>
  question.wanted === 'count' ||
  question.wanted === 'duration' ||
  (question.names.length > 0 && subjectsOf(question).length === 0 && answeredByFields.has(question.wanted))

/** The highest confidence of an answer that is thinner than what was asked for. */
const meagre = 0.45

/** A share that nothing covers: what only one place could tell is not told by another that shares its words. */
const unreachable = 2

/** How many pieces of evidence an intent tells that says all a question asks. */
const toldOf = { first: 1, own: 3, list: 8, career: 1, longest: 1, together: 4 } as const

/** Searches for the evidence of one question and holds it against the guards. */
export const find = (question: ReadQuestion, index: AnswerIndex, today: Moment): Finding => {
  const intents = intentsOf(question)
  const ranked = rank(question, index, intents, today)
  const hits = ranked.filter((hit) => hit.score > 0).slice(0, 12)
  const [first] = hits
  const aside = !addressesPerson(question) && question.names.length === 0 && intents.length === 0
  const none = (confidence: number): Finding => ({
    outcome: aside && (first?.coverage ?? 0) < 0.2 ? 'out_of_scope' : 'not_stated',
    told: [],
    hits,
    confidence,
  })
  if (first === undefined) return none(0)
  const leaving = hits.find((hit) => asksLeavingRunningJob(question, hit.doc))
  if (leaving !== undefined) return { outcome: 'corrected', told: [leaving], hits, confidence: 0.8, fieldsOnly: true }
  const lesser = hits.slice(0, 3).find((hit) => wonLess(question, hit.doc) || holdsLess(question, hit))
  if (lesser !== undefined) return { outcome: 'corrected', told: [lesser], hits, confidence: 0.8 }
  const named = (hit: Hit) => question.names.length > 0 && question.names.every((name) => holdsName(hit.doc, name))
  const later = hits.find((hit) => named(hit) && beganLater(question, hit.doc))
  if (later !== undefined) return { outcome: 'corrected', told: [later], hits, confidence: 0.8, fieldsOnly: true }
  const neighbour = neighbourJob(question, index)
  const neighbouring = ranked.find((hit) => hit.doc === neighbour)
  if (neighbouring !== undefined)
    return { outcome: 'answered', told: [neighbouring], hits: [neighbouring, ...hits], confidence: 0.9 }
  const parallel = jobsBeside(question, index)
  if (parallel.length > 0) {
    const told = parallel.flatMap((doc) => ranked.filter((hit) => hit.doc === doc))
    return { outcome: 'answered', told, hits: [...told, ...hits], confidence: 0.9, listed: true }
  }
  const ofTrade = jobsOfTrade(question, ranked, today)
  if (ofTrade.length > 1)
    return { outcome: 'answered', told: ofTrade, hits: [...ofTrade, ...hits], confidence: 0.9, career: true }
  const failures = new Map(hits.map((hit) => [hit.doc.id, guardFailure(question, hit.doc, today)]))
  // Where the nearest evidence does not bear what is ascribed, another must speak of it in so many words.
  const ascribed = failures.get(first.doc.id) === 'claim' && question.behavioural < 1
  const bears = (hit: Hit) => !ascribed || subjectsOf(question).every((topic) => hit.doc.counts.has(topic.stem))
  const passing = hits.filter((hit) => failures.get(hit.doc.id) === null && bears(hit))
  const denying = hits
    .slice(0, 3)
    .find((hit) => hit.coverage >= 0.25 && failures.get(hit.doc.id) !== 'name' && denial(question, hit.doc) !== null)
  if (denying !== undefined) return { outcome: 'corrected', told: [denying], hits: [denying, ...hits], confidence: 0.7 }
  const own = ownIntent(question, intents)
  const evidence = own === undefined ? [] : evidenceOf(own, index)
  if (own?.tells === 'longest') {
    const [longest] = jobsByLength(index.docs, today)
    const told = ranked.filter((hit) => hit.doc === longest)
    if (told.length > 0) return { outcome: 'answered', told, hits: [...told, ...hits], confidence: 0.9 }
  }
  if (own?.tells === 'career') {
    const jobs = ranked.filter((hit) => hit.doc.kind === 'experience' && monthsOf(hit.doc, today) !== null)
    if (jobs.length > 0) return { outcome: 'answered', told: jobs, hits, confidence: 0.9, career: true }
  } else if (own !== undefined && evidence.length > 0) {
    // Who reads a list can count it.
    const within = hits.filter((hit) => {
      const failure = failures.get(hit.doc.id)
      return evidence.includes(hit.doc) && (failure === null || (own.list && failure === 'count'))
    })
    const found =
      own.tells === 'list' ? within.sort((a, b) => evidence.indexOf(a.doc) - evidence.indexOf(b.doc)) : within
    if (found.length > 0)
      return {
        outcome: 'answered',
        told: found.slice(0, toldOf[own.tells ?? 'own']),
        hits: [...found, ...hits],
        confidence: 0.9,
        ...(own.tells === 'together' && { listed: true }),
      }
    if (own.strict) return none(0.3)
  }
  const strict = intents.filter((intent) => intent.strict)
  const strictlyMissing = strict.length > 0 && strict.every((intent) => evidenceOf(intent, index).length === 0)
  const bar = strictlyMissing ? unreachable : enoughCoverage(question)
  const barFor = (hit: Hit) => {
    if (strictlyMissing) return bar
    if (hit.doc.kind !== 'answer') return asksOfPast.test(question.plain) ? Math.max(bar, 0.35) : bar
    return question.behavioural === 1 ? Math.min(bar, storyCoverage) : Math.max(bar, 0.35)
  }
  const lacksObject = (hit: Hit) => asksOfObjectUnknown(question, index) && hit.coverage < 0.4
  const isEnough = (hit: Hit) =>
    !lacksObject(hit) &&
    ((hit.coverage >= barFor(hit) && speaksOfSubject(question, hit)) || carriedByIntent(question, intents, hit, index))
  const top = passing.slice(0, 3).find(isEnough) ?? passing[0]
  if (top === undefined) {
    const each = oneForEachName(question, hits)
    return each.length === 0
      ? none(first.coverage * 0.3)
      : { outcome: 'answered', told: each, hits: [...each, ...hits], confidence: 0.6 }
  }
  if (unsupportedEvents(question, top.doc).length > 0 || speaksOfAnother(question, top, hits))
    return none(top.coverage * 0.4)
  if (!isEnough(top)) return none(top.coverage * 0.6)
  const fromField = top.intent && intents.some((intent) => beyondIntent(question, intent).length === 0)
  const fieldConfidence = fromField ? 0.8 : 0
  // A story was asked for, and only an item is there.
  const isMeagre = question.behavioural === 1 && top.doc.kind !== 'answer'
  const listed = intents.some(
    (intent) => intent.list && (question.behavioural === 1 || beyondIntent(question, intent).length === 0),
  )
  return {
    outcome: 'answered',
    told:
      oneFact(question) && !listed
        ? [top]
        : withCompany(question, [top, ...passing.filter((hit) => hit !== top)], listed),
    hits: [top, ...passing, ...hits],
    confidence: Math.max(fieldConfidence, Math.min(isMeagre ? meagre : 1, 0.4 + top.coverage * 0.6)),
  }
}
