import type { AnswerIndex } from './build-index.ts'
import { wonLess } from './claims.ts'
import type { Moment } from './dates.ts'
import { jobsByLength, monthsOf } from './dates-of-docs.ts'
import { guardFailure } from './guards.ts'
import type { Intent } from './intents/intent.ts'
import { beyondIntent, evidenceOf, intentsOf, ownIntent } from './intents/intents.ts'
import { holdsLess } from './lesser.ts'
import { neighbourJob } from './neighbour-job.ts'
import { beganLater } from './periods.ts'
import { asksLeavingRunningJob, asksOfPast, denial, unsupportedEvents } from './premise.ts'
import { type Hit, holdsName, matches, matchesClosely, rank } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'
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
}

/**
 * From which share of a question on the evidence counts as speaking of it: more where the question takes something for granted
 * about a named thing, since there the words match most easily without the fact.
 */
const enoughCoverage = (question: ReadQuestion): number => {
  if (question.names.length > 0 || question.years.length > 0) return question.presupposes ? 0.55 : 0.35
  if (!addressesPerson(question)) return 0.4
  return question.wanted === 'reason' || question.wanted === 'count' ? 0.3 : question.wanted === 'yes_no' ? 0.25 : 0.2
}

/** For a story that is asked for, an answer need share little: its words are seldom those of the question. */
const storyCoverage = 0.12

const speaksOfPerson =
  /\b(you|your|yours|yourself|they|their|them|she|her|hers|he|his|him|candidate|applicant|person|owner)\b/
const asksForTelling =
  /^(please |can you |could you )?(describe|tell|give|explain|name|list|share|walk|talk|show|outline|summari[sz]e|introduce)\b/

/** True when a question speaks to or of a person, not of the world at large. */
const addressesPerson = (question: ReadQuestion): boolean =>
  speaksOfPerson.test(question.plain) || asksForTelling.test(question.plain)

const joins = /\b(and|or|both|than|versus|vs|between|compared?|as well as)\b/

/** How near further evidence must come to the best to be told beside it, as shares of its score and of what it covers; beside one that covers all, as much. */
const near = {
  score: 0.6,
  coverage: 0.3,
  besideAll: 0.9,
  besideStory: 0.6,
  story: 0.35,
  storyBeside: 0.2,
  itemBesideStory: 0.8,
  half: 0.5,
} as const

/** A story beside other evidence is told where one was asked for, or where it says more; beside another story, where it says nearly as much. */
const isWelcome = (question: ReadQuestion, best: Hit, hit: Hit): boolean => {
  if (hit.doc.kind !== 'answer')
    return (
      best.doc.kind !== 'answer' || question.behavioural < 1 || hit.coverage >= best.coverage * near.itemBesideStory
    )
  if (best.doc.kind === 'answer') return hit.coverage >= Math.max(near.story, best.coverage * near.besideStory)
  return question.behavioural >= 0.5 || hit.coverage >= best.coverage + near.storyBeside
}

/** True when evidence says one of the words that carry the question, or nearly the same; a question without such words is met by all. */
const isOnSubject = (question: ReadQuestion, hit: Hit): boolean => {
  const subjects = subjectsOf(question)
  return hit.intent || subjects.length === 0 || subjects.some((topic) => matchesClosely(topic, hit.doc, 0.7))
}

/** Further evidence that is told beside the best: what scores nearly as well, and what speaks of a thing that the best leaves open. */
const withCompany = (question: ReadQuestion, hits: Hit[], list: boolean): Hit[] => {
  const [best, ...others] = hits
  if (best === undefined) return []
  const open = question.topics.filter((topic) => topic.weight === 1 && !topic.named && !matches(topic, best.doc))
  const speaksOfOpen = (hit: Hit) => open.some((topic) => hit.doc.counts.has(topic.stem))
  const speaksNearly = (hit: Hit) => open.some((topic) => matches(topic, hit.doc))
  const complement =
    others.slice(0, 6).find(speaksOfOpen) ??
    (joins.test(question.plain) ? others.slice(0, 6).find(speaksNearly) : undefined)
  const share = best.coverage >= near.besideAll ? near.besideAll : near.coverage
  const close = others
    .slice(0, 2)
    .filter((hit) => hit.score >= best.score * (list ? 0.35 : near.score) && hit.coverage >= best.coverage * share)
    .filter((hit) => isWelcome(question, best, hit) && (best.coverage < near.half || isOnSubject(question, hit)))
  return [...new Set([best, ...(complement === undefined ? [] : [complement]), ...close])].slice(0, 3)
}

/** For a question that joins several names of which no evidence holds all: the best evidence of each, or [] when one is unknown. */
const oneForEachName = (question: ReadQuestion, hits: Hit[]): Hit[] => {
  if (question.names.length < 2 || !joins.test(question.plain)) return []
  const found = question.names.map((name) => hits.find((hit) => holdsName(hit.doc, name)))
  return found.every((hit) => hit !== undefined) ? [...new Set(found)] : []
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

/** True when the intent says enough: the words beside it are met somewhere in the resume, or there are none. */
const carriedByIntent = (question: ReadQuestion, intents: Intent[], top: Hit, index: AnswerIndex): boolean =>
  top.intent &&
  intents.some((intent) => {
    const beyond = beyondIntent(question, intent)
    return (
      beyond.length === 0 ||
      beyond.filter((topic) => index.docs.some((doc) => matches(topic, doc))).length * 2 >= beyond.length
    )
  })

/** The words that carry a question: neither everyday words nor names. */
const subjectsOf = (question: ReadQuestion) => question.topics.filter((topic) => topic.weight === 1 && !topic.named)

/** 'What was the turnover of X?': the thing asked for must be told of X in nearly that word. */
const asksAttribute = /^(?:and )?(?:what|which) (?:is|was|are|were) the (?:\p{L}+ ){1,3}(?:of|at|in|for) /u

/** True when the evidence meets at least one of the words that carry the question, or the question has none (or asks for a story). */
const speaksOfSubject = (question: ReadQuestion, hit: Hit): boolean => {
  const subjects = subjectsOf(question)
  const named = question.names.length > 0 && !asksAttribute.test(question.plain)
  const exempt = subjects.length === 0 || named || question.behavioural === 1
  const closest = question.names.length > 0 ? 0.75 : 0.5
  return exempt || subjects.some((topic) => matchesClosely(topic, hit.doc, closest))
}

/** True when a yes-or-no question ends on a thing of which the whole resume says nothing ('certified in acupuncture'). */
const asksOfObjectUnknown = (question: ReadQuestion, index: AnswerIndex): boolean => {
  const object = subjectsOf(question).at(-1)
  return (
    question.wanted === 'yes_no' &&
    question.behavioural < 1 &&
    object !== undefined &&
    !index.docs.some((doc) => matchesClosely(object, doc, 0.5))
  )
}

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
const toldOf = { first: 1, own: 3, list: 8, career: 1, longest: 1 } as const

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
    return { outcome: 'answered', told, hits: [...told, ...hits], confidence: 0.9 }
  }
  const ofTrade = jobsOfTrade(question, ranked, today)
  if (ofTrade.length > 1)
    return { outcome: 'answered', told: ofTrade, hits: [...ofTrade, ...hits], confidence: 0.9, career: true }
  const failures = new Map(hits.map((hit) => [hit.doc.id, guardFailure(question, hit.doc, today)]))
  const passing = hits.filter((hit) => failures.get(hit.doc.id) === null)
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
  const listed = intents.some((intent) => intent.list)
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
