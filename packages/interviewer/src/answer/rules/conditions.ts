import type { Closeness } from '../../interviewer.ts'
import { fold } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { isRunning } from '../dates-of-docs.ts'
import { placesIn } from '../places/places.ts'
import { type Hit, hitOf } from '../rank.ts'
import { isWish } from '../wishes.ts'
import { anyOf } from '../word-table.ts'
import { asksForOccasion, withPronoun } from './asks-to-tell.ts'
import { type Condition, conditions } from './condition-words.ts'
import { limits } from './mentions.ts'
import phrases from './phrases.json' with { type: 'json' }
import { namesOnlyPlaces } from './place-asked.ts'
import { coversAll } from './places.ts'
import type { Matter, Rule, Verdict } from './rule.ts'

/** What was done at work, or with others, is asked of no condition: 'Has she reduced overtime?', 'shift planning for the team'. */
const asksOfWork = anyOf(phrases.conditions.asksOfWork)
const asksOfPast = /\b(?:did|happened|was|were)\b|^(?:and |so )?has \S+ (?:ever )?\p{L}+(?:ed|en)\b/u
/** What was earned is asked for beside what is wanted: it is a condition as well. */
const asksOfPastPay =
  /\bhow much (?:\p{L}+ )?(?:did|was|were) \S+ (?:get|earn|make|paid|getting|earning|making|on)(?=\W*$| (?:&|and|in|there|before|last|at)\b)|\b(?:last|previous) (?:salary|pay|ctc|package)\b/u
/** What is counted is no condition, but for hours and days. */
const countsOther =
  /\bhow many (?!(?:\p{L}+ )?(?:hours|hrs|days|nights|shifts|weekends|evenings|weeks|months|does|do|can|could|would|will|is)\b)/u
/** So many samples per shift, or of a Saturday, are counted by them: no hours of work are asked for. */
const countsByShift =
  /\bas (?:an? )?(?!(?:well|she|he|they|far|soon)\b)\p{L}{3,20}[?.! ]{0,5}$|\b(?:per|(?<=\p{L}s )an?|each) (?:\p{L}+ )?(?:shift|night|day|weekend)\b|^(?!(?:and |so )?(?:can|could|would|will|is|does|are)\b).*\bon an? (?:\p{L}+ )?(?:\p{L}+day|weekend|night)\b/u
const most = 2

/** How a sentence limits the one before it: 'Happy with weekends. Not nights.' */
const limitsBefore = /^(?:not?|never|but|only|except|unless|though)\b/i

const cutTo = (doc: Doc, says: (text: string) => boolean): Doc[] => {
  const sentences = doc.sentences.filter(
    (text, at) => says(text) || (limitsBefore.test(text) && says(doc.sentences[at - 1] ?? '')),
  )
  return sentences.length === 0 ? [] : [{ ...doc, sentences, lines: [] }]
}

/** A text with `@place` for each place that it names. */
const withPlaces = (text: string, plain: string = fold(text)): string =>
  placesIn(text).reduce((said, { place }) => said.replaceAll(place, '@place'), plain)

const states =
  ({ name, says, unless }: Condition) =>
  (text: string): boolean => {
    const plain = withPlaces(text)
    return (
      (says.test(plain) ||
        (name === 'place' && ((isWish(text) && placesIn(text).length > 0) || namesOnlyPlaces(text)))) &&
      unless?.test(plain) !== true
    )
  }

const isFine = /\b(?:ok|okay|fine|happy|willing|open|would|could|mov(?:e|ing)|relocat\w+)\b/
/** What was told of a place in a country that is asked for: 'Saudi is also okay for me'. */
const tellsOfLand =
  (asked: string) =>
  (text: string): boolean => {
    const lands = new Set(placesIn(asked).map(({ land }) => land))
    return isFine.test(fold(text)) && placesIn(text).some(({ land }) => lands.has(land))
  }

/** 'In Nairobi or Kigali. I would move for that.': what follows on a place and says whether somebody would go there. */
const goesOnOfMove = ({ sentences }: Doc, asked: string, text: string): boolean => {
  const before = sentences[sentences.indexOf(text) - 1]
  return before !== undefined && ofMove.test(fold(text)) && tellsOfLand(asked)(before)
}

/** The lines of a piece of evidence that state a condition: beside the jobs, of the job of today in words of its own, or of an answer to who asked for it. */
const statedIn = (doc: Doc, condition: Condition, asked: string): Doc[] => {
  const { name, ofJobs, kinds = [] } = condition
  if (doc.kind === 'experience')
    return ofJobs !== undefined && isRunning(doc) ? cutTo(doc, (text) => ofJobs.test(fold(text))) : []
  if (doc.kind === 'answer')
    return name === 'place' && !condition.asked.test(fold(doc.name))
      ? cutTo(doc, (text) => tellsOfLand(asked)(text) || goesOnOfMove(doc, asked, text))
      : condition.asked.test(fold(doc.name)) && !asksForOccasion.test(fold(doc.name))
        ? [doc]
        : []
  if (kinds.includes(doc.kind)) return states(condition)([doc.name, ...doc.sentences].join('. ')) ? [doc] : []
  if (doc.kind === 'overview' && name === 'travel')
    return cutTo(doc, (text) => states(condition)(text) && (isWish(text) || isFine.test(fold(text))))
  return doc.kind === 'other' || doc.kind === 'overview' ? cutTo(doc, states(condition)) : []
}

/** Lines beside the jobs come before those of a job, these before what was told, and what only a wish implies last. */
const rankOf = ({ kind, sentences }: Doc): number => {
  const place = ['experience', 'answer'].indexOf(kind)
  return place < 0 && sentences.every(isWish) ? 2 : place
}

/** Says a line that its owner would go anywhere, or nowhere? It is the answer whatever place is asked for. */
const ofAllPlaces = /\b(?:anywhere|(?:no|not|never) (?:\w+ ){0,2}(?:relocat\w+|mov(?:e|ing)))\b/
const ofMove = /\b(?:relocat\w+|mov(?:e|ing)|locations?|stationed|posted)\b/
/** What once held is no answer to who asks for what does. */
const asksOfToday = /\b(?:active|current|valid|holds?|has|have)\b/
const ended = /\b(?:expired|lapsed|ran out)\b/
/** The class of licence that is asked for: 'a driving licence C', 'category C1 licence'. */
const classOfLicence =
  /\blicen[cs]e (?:class |category |cat\.? )?(?<of>[b-e]\d?e?)\b|\b(?:class|category|cat\.?) (?<before>[b-e]\d?e?)\b/
const holdsClass = (asked: string, held: string): boolean => {
  const { of: after, before } = classOfLicence.exec(asked)?.groups ?? {}
  const letter = after ?? before
  return letter === undefined || new RegExp(`\\b${letter}\\b`).test(held)
}
/** Who may only drive with another drives not. */
const inPart = /\b(?:provisional|learner)\b/

/** True where a line says all that is asked for, and not only what is near: the place, the visa that is named, and that it still holds. */
const isSaid = ({ question }: Matter, { name, asked }: Condition, doc: Doc): boolean => {
  const text = doc.sentences.join('. ')
  if (doc.kind === 'answer') return asked.test(fold(doc.name))
  if (asksOfToday.test(question.plain) && ended.test(fold(text))) return false
  if (name === 'place')
    return ofAllPlaces.test(fold(text)) || (ofMove.test(fold(text)) && coversAll(text, placesIn(question.text)))
  const held = fold(text)
  if (name === 'transport') return holdsClass(question.plain, held)
  return (name !== 'permit' && name !== 'checks') || question.names.every((given) => held.includes(given))
}

const joint = /[,&+/?;]|\b(?:and|n|or|plus)\b/
const ofYes = new Set(['hours', 'remote work', 'travel', 'transport', 'start', 'place'])
/** Of these a line that has the very words says yes; a visa may be asked for the other way round, and a place may be another. */
const mayBeYes = ({ name }: Condition, asked: string): boolean => ofYes.has(name) && placesIn(asked).length === 0
/** A time of notice is no yes to who asks whether somebody can start in January. */
const isNotice = /\bnotice\b/

/** What nothing at all says in such words is not stated: no other line is near to it. */
const ofItsWordsAlone = new Set(['pay', 'permit'])
const unstated = (docs: Doc[], condition: Condition): Verdict | null => {
  const isSaidOf = ({ title, name, sentences }: Doc) =>
    [title, name, ...sentences].some((text) => condition.says.test(fold(text)))
  return !ofItsWordsAlone.has(condition.name) || docs.some(isSaidOf) ? null : { outcome: 'not_stated', confidence: 0.3 }
}

const saysExpected = /\b(?:expect\w*|desired?|wanted|target)\b/
const tellsBothPays = ({ sentences }: Doc): boolean =>
  sentences.some((text) => saysExpected.test(fold(text))) && sentences.some((text) => !saysExpected.test(fold(text)))

const verdictOf = (matter: Matter, condition: Condition, plain: string): Verdict | null => {
  const { index, hits, question } = matter
  const stated = index.docs
    .flatMap((doc) => statedIn(doc, condition, question.text))
    .sort((one, other) => rankOf(one) - rankOf(other))
  const near = (docs: Doc[], closeness: Closeness): Verdict | null =>
    docs.length === 0
      ? null
      : {
          outcome: 'closest',
          near: docs.slice(0, 1).map((doc) => ({ ...hitOf(doc, hits), doc })),
          closeness,
          confidence: 0.3,
        }
  const facets = (condition.facets ?? []).filter(({ asked }) => asked.test(plain))
  const holding = (count: number) =>
    facets.length === 0
      ? stated
      : stated.flatMap((doc) =>
          cutTo(doc, (text) => facets.filter(({ says }) => says.test(fold(text))).length >= count),
        )
  const [all, some] = [holding(facets.length), holding(1)]
  // 'Nights fine' says it, beside which 'early shifts' only may
  const literal = all.filter(({ sentences }) => facets.every(({ asked }) => asked.test(fold(sentences.join('. ')))))
  const own = literal[0] !== undefined && all[0] !== undefined && rankOf(literal[0]) <= rankOf(all[0]) ? literal : all
  const [first] = own
  // 'Full licence, no car' is no one No to who asks for both
  const isMixed = facets.length > 1 && first !== undefined && limits(first.sentences.join('. '))
  if (first !== undefined && !isMixed && isSaid(matter, condition, first))
    return {
      outcome: 'answered',
      cited: own.slice(0, question.whether ? 1 : most).map((doc) => ({ ...hitOf(doc, hits), doc })),
      telling: 'lines',
      sure:
        literal.length > 0 &&
        !inPart.test(fold(first.sentences.join('. '))) &&
        !(condition.name === 'start' && isNotice.test(fold(first.sentences.join('. ')))) &&
        !joint.test(plain.slice(0, -1)) &&
        mayBeYes(condition, question.text),
      // A question of which the meaning is private stays one
      confidence: 0.45,
    }
  // 'Salary: KD 290. Expected KD 400': beside what is expected the other is what is earned
  const paired = facets.length > 1 && condition.name === 'pay' ? stated.find(tellsBothPays) : undefined
  if (own.length === 0 && paired !== undefined)
    return {
      outcome: 'answered',
      cited: paired.sentences.map((text) => ({
        ...hitOf(paired, hits),
        doc: { ...paired, sentences: [text], lines: [] },
      })),
      telling: 'lines',
      undivided: true,
      confidence: 0.45,
    }
  // 'What hours is he on, and would he do weekends': each in a line of its own
  const holds = (text: string) => facets.some(({ says }) => says.test(fold(text)))
  const isEach =
    facets.length > 1 &&
    facets.every(({ says }) => stated.some((doc) => cutTo(doc, (text) => says.test(fold(text))).length > 0))
  if (own.length === 0 && isEach)
    return {
      outcome: 'answered',
      cited: stated
        .flatMap((doc) => cutTo(doc, holds))
        .slice(0, facets.length)
        .map((doc) => ({ ...hitOf(doc, hits), doc })),
      telling: 'lines',
      undivided: true,
      confidence: 0.45,
    }
  const others = stated.filter(
    ({ kind, sentences }) => kind !== 'experience' && condition.isNear?.test(fold(sentences.join('. '))) === true,
  )
  return near(own, 'likely') ?? near(some, 'likely') ?? near(others, 'unlikely') ?? unstated(index.docs, condition)
}

const isSameLine =
  ({ doc }: Hit) =>
  (other: Hit): boolean =>
    other.doc.id === doc.id && other.doc.sentences.join() === doc.sentences.join()

/** Words of a folded question as they are written in it; none where they are not found. */
const asWrittenIn = (text: string, said: string): string[] => {
  const at = text.toLowerCase().indexOf(said)
  return said === '' || at < 0 ? [] : [text.slice(at, at + said.length)]
}

/** When somebody is free stands behind another matter and is told alone: 'Driving licence B, available immediately'. */
const behindAnother = /^[^,;]+[,;] (?=available\b|can (?:start|join)\b|(?:\d+ \p{L}+ )?notice\b)/iu
const ofStartAlone = (hit: Hit): Hit => ({
  ...hit,
  doc: { ...hit.doc, sentences: hit.doc.sentences.map((text) => text.replace(behindAnother, '')) },
})

/** What somebody asks for and offers beside the work: pay, start, permits, place, hours, transport, checks. Resumes state it in short lines of their own words. */
export const conditionRule: Rule = {
  name: 'a condition in its own words',
  examples: ['how would she get to work?', 'is she ok for Pune location?'],
  judge: (matter) => {
    const plain = withPlaces(matter.question.text, withPronoun(matter.question))
    if (asksOfWork.test(plain) || (asksOfPast.test(plain) && !asksOfPastPay.test(plain))) return null
    if (countsOther.test(plain)) return null
    const [first, ...others] = conditions.filter(
      ({ name, asked }) => asked.test(plain) && !(name === 'hours' && countsByShift.test(plain)),
    )
    if (first === undefined) return null
    const verdict = verdictOf(matter, first, plain)
    if (first.name === 'start' && others.length === 0 && verdict?.cited !== undefined)
      return { ...verdict, cited: verdict.cited.map(ofStartAlone) }
    // 'What is she on and what does she want': one line tells both, or nothing does
    const isOne = (first.facets ?? []).filter(({ asked }) => asked.test(plain)).length > 1 && first.name === 'pay'
    if (others.length === 0 || !joint.test(plain)) return verdict === null ? null : { ...verdict, undivided: isOne }
    // 'Last CTC n joining time', 'permit, start?': each is told, or that the resume does not say it
    const all = [{ condition: first, verdict }].concat(
      others.map((condition) => ({ condition, verdict: verdictOf(matter, condition, plain) })),
    )
    const silent = all.filter((one) => one.verdict?.outcome !== 'answered')
    const told = all.flatMap((one) => (one.verdict?.outcome === 'answered' ? [one.verdict] : []))
    const [main] = told
    if (main === undefined || silent.some((one) => one.verdict?.outcome !== 'not_stated')) return verdict
    const cited = told.flatMap((one) => one.cited ?? [])
    const unmentioned = silent.flatMap(({ condition }) =>
      asWrittenIn(matter.question.text, condition.asked.exec(plain)?.[0].trim() ?? ''),
    )
    return {
      ...main,
      cited: cited.filter((hit, at) => !cited.slice(0, at).some(isSameLine(hit))),
      ...(unmentioned.length > 0 && { unmentioned }),
    }
  },
}
