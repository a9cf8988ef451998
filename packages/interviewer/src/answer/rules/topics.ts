import { isRunning, jobsByLength, jobsLatestFirst, monthsOf } from '../dates-of-docs.ts'
import { type DegreeLevel, degreeLevels, degreesIn } from '../degree-levels.ts'
import { asksForSeveral } from '../extent.ts'
import { guardFailure } from '../guards.ts'
import { resultsOf } from '../highlights.ts'
import { judged } from '../judge/features.ts'
import { likelihoodOf } from '../judge/judge.ts'
import { tellsOfOthers } from '../of-others.ts'
import { type Hit, surely } from '../rank.ts'
import { evidenceOf, isEntryOf, topicNamed } from '../topics/topics.ts'
import type { Wanted } from '../wanted.ts'
import { bars, isAccepted } from './accept.ts'
import { holdsNames, holdsPosts, isBare, shareHeld, shareMentioned, specificsOf } from './mentions.ts'
import { asksHowManyLed, tellsOfLed } from './people-led.ts'
import { longestList, type Matter, type Rule, type Verdict } from './rule.ts'
import { statesLength } from './stated-length.ts'
import { lacksMatter } from './stated-or-not.ts'

const withoutTelling = 3
/** Kinds of question that one entry of a list answers. */
const ofOneEntry = new Set<Wanted>(['moment', 'duration', 'amount', 'level', 'person'])
/** Evidence of a topic that is told beside the best must be at least so likely, as a share of the best. */
const beside = 0.35

/** The usual topic that a question is surely of, with its evidence in the order of the topic. */
const topicOf = ({ question, index, hits, meaning }: Matter) => {
  const [first] = question.topicsByLikelihood
  if (first === undefined || first.likelihood < surely) return null
  const topic = topicNamed(first.topic)
  if (topic === undefined || topic.asked?.test(question.plain) === false) return null
  const evidence = evidenceOf(topic, index, meaning).flatMap((doc) => hits.filter((hit) => hit.doc === doc))
  return { topic, likelihood: first.likelihood, evidence, specifics: specificsOf(question, topic.name) }
}

/** Evidence of a topic that the ranker holds for far less likely than something else is not what was meant. */
const farLess = 0.2
const hardlyElse = 0.75
const isMeant = ({ hits }: Matter, { evidence, likelihood }: { evidence: Hit[]; likelihood: number }): boolean =>
  likelihood >= hardlyElse || evidence.some(({ share }) => share >= (hits[0]?.share ?? 0) * farLess)

const byShare = (hits: Hit[]): Hit[] => [...hits].sort((one, other) => other.share - one.share)

/** 'Shift of 4 operators, nights in turn'. */
const ofSoMany = /^(?:an? |the )?\p{L}+ of (?:up to |about )?\d{1,4}\b/u

/** True for a line of leadership that tells how many people are led. */
const leadsPeople = ({ kind, facts, sentences }: Hit['doc']): boolean =>
  kind === 'leadership' &&
  (facts.some((fact) => fact.kind === 'people' && fact.act === 'lead' && fact.count !== null) ||
    sentences.some((text) => ofSoMany.test(text.toLowerCase())))

/** Degrees from the highest down; 'Dr.' before a name stands for one too. */
const ranks: readonly DegreeLevel[] = [...degreeLevels].reverse()
const rankOf = ({ doc }: Hit): number => {
  const held = doc.sentences.flatMap((text) => (/\b(?:doctor\w*|dr\.)/i.test(text) ? ['doctor'] : degreesIn(text)))
  const place = ranks.findIndex((level) => held.includes(level))
  return place < 0 ? ranks.length : place
}
const asksForHighest = /\bhighest\b/
const ofBefore = /\b(?:previous|former|past|earlier|prior)\b/

/** The evidence of a topic as far as it is asked for: the highest degree, the employers before that of today. */
const asFarAsAsked = (plain: string, name: string, hits: Hit[]): Hit[] => {
  const top = Math.min(...hits.map(rankOf))
  if (name === 'education' && asksForHighest.test(plain) && top < ranks.length)
    return hits.filter((hit) => rankOf(hit) === top)
  const ended = name === 'employers' && ofBefore.test(plain) ? hits.filter(({ doc }) => !isRunning(doc)) : []
  return ended.length > 0 ? ended : hits
}

/** Evidence cut to the sentences that speak of the topic, where some do. */
const cutTo = (says: RegExp | undefined, hit: Hit): Hit => {
  const sentences =
    says === undefined || hit.doc.kind === 'answer' ? [] : hit.doc.sentences.filter((text) => says.test(text))
  return sentences.length === 0 ? hit : { ...hit, doc: { ...hit.doc, sentences } }
}

/** True for evidence that tells of people who were led, trained or hired. */
const ofPeople = ({ doc }: Hit): boolean => doc.facts.some(({ kind }) => kind === 'people')

/** A profile cut to the sentence that says for how many years somebody has worked; none where it says it only of a part. */
const cutToTotal = (hit: Hit): Hit[] => {
  const sentences = hit.doc.sentences.filter(
    (text) => statesLength(text, hit.doc.kind) && /\b(?:experience|career)\b/i.test(text),
  )
  return sentences.length === 0 ? [] : [{ ...hit, doc: { ...hit.doc, sentences: sentences.slice(0, 1) } }]
}

/** What is told of a topic when nothing beyond it is asked. */
const tell = (
  { index, hits, today, question, meaning }: Matter,
  { topic, evidence }: NonNullable<ReturnType<typeof topicOf>>,
): Verdict | null => {
  const answered = { outcome: 'answered', topic: topic.name, sure: true, confidence: 0.9 } as const
  const jobs = hits.filter(({ doc }) => doc.kind === 'experience' && monthsOf(doc, today) !== null)
  if (topic.tells === 'career') {
    const stated = evidence.filter(({ doc }) => doc.kind === 'overview')
    return jobs.length === 0
      ? stated.length === 0
        ? null
        : { ...answered, cited: stated.slice(0, 1) }
      : { ...answered, cited: [...stated.flatMap(cutToTotal).slice(0, 1), ...jobs], telling: 'career' }
  }
  if (topic.tells === 'longest') {
    const [longest] = jobsByLength(index.docs, today)
    const cited = hits.filter(({ doc }) => doc === longest)
    return cited.length === 0 ? null : { ...answered, cited, telling: 'fields' }
  }
  if (topic.tells === 'profile') {
    const studies = hits.filter(
      ({ doc }) =>
        doc.kind === 'other' && doc.facts.some(({ kind }) => kind === 'degree') && !/\blicen[cs]e\b/i.test(doc.text),
    )
    const own = evidence.filter(({ doc }) => doc.kind === 'overview')
    const cited = [...own, ...jobs, ...studies.sort((one, other) => rankOf(one) - rankOf(other)).slice(0, 1)]
    return jobs.length === 0 ? null : { ...answered, cited, telling: 'profile' }
  }
  if (topic.tells === 'results') {
    const [answer] = byShare(evidence.filter(({ doc }) => doc.kind === 'answer'))
    if (answer !== undefined) return { ...answered, cited: [answer] }
    // What was told of it elsewhere is left to the rules that judge it
    if (
      hits
        .slice(0, judged)
        .some((hit) => hit.doc.kind === 'answer' && isAccepted({ question, index, hits, today, meaning }, hit))
    )
      return null
    const listed = evidence.filter(({ doc }) => doc.kind === 'achievements')
    const prizes = listed.filter(({ doc }) => !doc.facts.some(({ kind }) => kind === 'certificate'))
    const results = resultsOf(jobsLatestFirst(index.docs), longestList)
    const cited = [...prizes, ...jobs.filter(({ doc }) => results.some((line) => line.doc === doc))]
    const told = cited.length > 0 ? cited : listed
    return told.length === 0
      ? { outcome: 'not_stated', confidence: 0.3 }
      : { ...answered, cited: told.slice(0, longestList), telling: 'results' }
  }
  const ofTopic = asFarAsAsked(question.plain, topic.name, evidence).map((hit) => cutTo(topic.says, hit))
  const fitting = ofTopic.filter(({ doc }) => {
    const failure = guardFailure(question, doc, today)
    if (lacksMatter(question, doc)) return false
    if (doc.kind === 'experience' && asksHowManyLed(question) && !tellsOfLed(doc)) return false
    // what stands under leadership is led, whatever it is called
    const isLed = topic.name === 'leadership' && leadsPeople(doc) && holdsPosts(question, doc) && failure === 'claim'
    return failure === null || failure === 'moment' || (failure === 'count' && topic.list) || isLed
  })
  if (fitting.length === 0) return null
  if (topic.certain === true) return { ...answered, cited: fitting.slice(0, 1), telling: 'lines' }
  if (topic.tells === 'together') return { ...answered, cited: fitting.slice(0, longestList), telling: 'list' }
  if (topic.tells === 'first') return { ...answered, cited: fitting.slice(0, 1), telling: 'fields' }
  // A list is of entries; what was told of the matter stands in for one only where there is none
  // How many there are is told by the whole list
  const isOneFact = ofOneEntry.has(question.wanted) && !asksForSeveral(question)
  const stating = fitting.filter(({ doc }) => doc.facts.some(({ kind }) => topic.facts?.includes(kind)))
  const entriesOf = isOneFact && stating.length > 0 ? stating : fitting.filter(({ doc }) => doc.kind !== 'answer')
  if (topic.tells !== undefined && topic.list)
    return {
      ...answered,
      cited: (entriesOf.length > 0 ? entriesOf : fitting).slice(0, longestList),
      telling: topic.name === 'projects' && fitting.every(({ doc }) => doc.kind === 'experience') ? 'lines' : 'whole',
    }
  const held = topic.name === 'current job' ? fitting.filter(({ doc }) => isRunning(doc)) : []
  if (held.length > 1) return { ...answered, cited: held.slice(0, withoutTelling), telling: 'fields' }
  if (topic.tells !== undefined)
    return { ...answered, cited: fitting.slice(0, isOneFact && !topic.list ? 1 : withoutTelling) }
  const entries = topic.list ? fitting.filter(({ doc }) => isEntryOf(topic, doc, index, meaning)) : []
  if (entries.length > 1 && !isOneFact) return { ...answered, cited: entries.slice(0, longestList), telling: 'whole' }
  // What stands in the section of its own is what was asked for; jobs that speak of it come after.
  const inSection = topic.name === 'leadership' ? byShare(fitting.filter(({ doc }) => doc.kind === 'leadership')) : []
  if (inSection.length > 1 && question.wanted === 'open')
    return { ...answered, cited: inSection.slice(0, longestList), telling: 'lines' }
  const besideSection = byShare(fitting).filter(
    (hit) => !inSection.includes(hit) && (inSection.length === 0 || hit.doc.kind !== 'experience' || ofPeople(hit)),
  )
  const [best, ...others] = [...inSection, ...besideSection].sort(
    (one, other) => Number(isBare(one)) - Number(isBare(other)),
  )
  // What resumes seldom say of such a matter must surely be meant.
  const isLedSurely =
    topic.name === 'leadership' && best !== undefined && leadsPeople(best.doc) && holdsPosts(question, best.doc)
  return best === undefined ||
    (topic.strict && !isLedSurely && !isAccepted({ question, index, hits, today, meaning }, best))
    ? null
    : {
        ...answered,
        cited:
          isOneFact || question.wanted === 'count'
            ? [best]
            : [
                best,
                ...others.filter((hit) => hit.share >= best.share * beside && (!ofPeople(best) || ofPeople(hit))),
              ].slice(0, withoutTelling),
      }
}

/** A verdict of which the judge holds some evidence likely enough; what resumes state in a field or a list of its own needs no judge where it was surely asked for. */
const judgedToBe =
  (bar: number, judge: Rule['judge']): Rule['judge'] =>
  (matter) => {
    const verdict = judge(matter)
    const likelihood = matter.question.topicsByLikelihood[0]?.likelihood ?? 0
    // 'What did she study and with which result?' names nothing beside its matter: the list of the degrees is the answer
    const isOfList = verdict?.telling === 'whole' && likelihood >= surely
    const surelyAsked =
      isOfList ||
      (likelihood >= hardlyElse &&
        (topicNamed(verdict?.topic ?? '')?.tells !== undefined ||
          (verdict?.topic === 'leadership' && verdict.cited?.[0] !== undefined && leadsPeople(verdict.cited[0].doc))))
    const likely = verdict?.cited?.some((hit) => likelihoodOf(matter, hit) >= bar) ?? false
    return surelyAsked || likely ? verdict : null
  }

/** Rules for usual questions: what the resume has of the topic is told, and what it has not is not stated. */
export const topicRules: Rule[] = [
  {
    name: 'a usual question',
    examples: ['languages?', 'What did she study?', 'current role'],
    judge: judgedToBe(bars.ofTopic, (matter) => {
      const found = topicOf(matter)
      if (found === null || found.specifics.length > 0 || matter.question.names.length > 0) return null
      if (found.evidence.length === 0 || !isMeant(matter, found)) return null
      return tell(matter, found)
    }),
  },
  {
    name: 'a usual question about one thing',
    examples: ['a degree in nursing?'],
    judge: judgedToBe(bars.ofTopic, (matter) => {
      const found = topicOf(matter)
      if (found === null || (found.specifics.length === 0 && matter.question.names.length === 0)) return null
      const { topic, evidence, specifics } = found
      const cited = byShare(evidence).filter(
        ({ doc }) =>
          holdsNames(matter.question, doc) &&
          shareMentioned(specifics, doc) === 1 &&
          holdsPosts(matter.question, doc) &&
          !lacksMatter(matter.question, doc) &&
          !tellsOfOthers(matter.question, doc) &&
          guardFailure(matter.question, doc, matter.today) === null,
      )
      // What has the very word is meant before what only means something like it
      const literal = cited.filter(({ doc }) => shareHeld(specifics, doc) === 1)
      const told = specifics.length > 0 && literal.length > 0 ? literal : cited
      if (told.length > 0)
        return {
          outcome: 'answered',
          ...(topic.list && told.length > withoutTelling
            ? { cited: told.slice(0, longestList), telling: 'lines' }
            : { cited: told.slice(0, withoutTelling) }),
          topic: topic.name,
          sure: true,
          confidence: 0.8,
        }
      return null
    }),
  },
]
