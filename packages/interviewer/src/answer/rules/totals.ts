import { fold, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { careerOf, isBreak, isRunning, jobsLatestFirst, monthsOf } from '../dates-of-docs.ts'
import { isLeftOut, readExclusion } from '../exclusion.ts'
import { tellsOfOthers } from '../of-others.ts'
import { landsAsked } from '../places/places.ts'
import { type Hit, hitOf } from '../rank.ts'
import type { Topic } from '../read-question.ts'
import { anyOf } from '../word-table.ts'
import { denies, mentionsIn } from './mentions.ts'
import phrases from './phrases.json' with { type: 'json' }
import {
  bracketed,
  byMeaning,
  byTrade,
  type Holding,
  headerOf,
  isLesserPost,
  isOfHeader,
  isOfLine,
  jobsAsked,
  jobsOfHeader,
  literally,
  ofTotal,
  subjectsIn,
} from './posts-of-work.ts'
import type { Matter, Rule, Verdict } from './rule.ts'
import { aroundYears, isPartOfTotal, statesLength, statesWantedSpan, yearsStated } from './stated-length.ts'

export const asksOfLength = anyOf(phrases.totals.asksOfLength)
const asksOfExperience = anyOf(phrases.totals.asksOfExperience)
export const asksOfOtherLength = anyOf(phrases.totals.asksOfOtherLength)
const asksOfNumber = anyOf(phrases.totals.asksOfNumber)
const inTotal = anyOf(phrases.totals.inTotal)

/** 'How long has he been an executive chef?': a post, in which somebody may have been less long than in the trade. */
const asksOfPost = /\b(?:been|as|was|were) (?:an?|the)\b/

/** What stands before the years of the same time: 'I am a teacher, and before that I was a baker for nine years' counts those of the baker. */
const sameTime = (before: string): string =>
  before.split(/[,;] (?:and|then|before|previously|formerly|earlier)\b/u).at(-1) ?? ''

/** 'Hospital director and former pharmacist with 22 years in healthcare': they are not of the trade that was left. */
const isFormer = (text: string, subjects: Topic[]): boolean =>
  [...fold(text).matchAll(/\b(?:former(?:ly)?|ex|retired)[ -](?:an? )?(\p{L}+(?: \p{L}+)?)/gu)].some(([, trade = '']) =>
    subjects.some(mentionsIn(trade)),
  )

/**
 * What the person's own count says, which includes what the jobs leave out: 'twenty years of nursing' in the profile, 'Java, nine years' among the skills. Who calls
 * themselves a project manager with ten years of experience has as many of project management.
 */
const ownCount = ({ hits, question }: Matter, subjects: Topic[]) =>
  hits.filter(({ doc }) => {
    if (doc.kind === 'experience') return false
    const isOf: Holding = (some, text) =>
      byTrade(question.plain)(some, text) || (!asksOfPost.test(question.plain) && byMeaning(some, text))
    const isOfTrade = (text: string) =>
      doc.kind === 'overview' && asksOfExperience.test(question.plain) && isOf(subjects, sameTime(aroundYears(text)[0]))
    return doc.sentences.some(
      (text) =>
        statesLength(text, doc.kind) &&
        !isFormer(text, subjects) &&
        (literally(subjects, `${doc.name}. ${text}`) || isOfTrade(text)),
    )
  })

/** Evidence cut to its first sentence that says how many years. */
const cutToCount = (hit: Hit): Hit => {
  const sentence = hit.doc.sentences.find((text) => statesLength(text, hit.doc.kind))
  return hit.doc.kind === 'answer' || sentence === undefined
    ? hit
    : { ...hit, doc: { ...hit.doc, sentences: [sentence] } }
}

/** At most so many other jobs are told beside a sum. */
const mostBeside = 3

const byStart = (one: Doc, other: Doc) =>
  (other.start?.year ?? 0) * 12 + (other.start?.month ?? 6) - ((one.start?.year ?? 0) * 12 + (one.start?.month ?? 6))

const told = (matter: Matter, jobs: Doc[], telling: 'sum' | 'mentions' | 'number'): Verdict | null => {
  const ordered = [...jobs].sort(byStart)
  const cited = ordered.flatMap((doc) => matter.hits.filter((hit) => hit.doc === doc))
  return cited.length === 0 ? null : { outcome: 'answered', cited, telling, undivided: true, confidence: 0.9 }
}

/** A line that says when or how long. */
const statesTime = /\b(?:(?:19|20)\d\d|years?|yrs?|months?)\b/

/** A job cut to the sentence that names what is asked for, one that says when first; null where no sentence does. */
const cutToLine = ({ question }: Matter, subjects: Topic[], hit: Hit): Hit | null => {
  if (hit.doc.kind !== 'experience' || tellsOfOthers({ ...question, note: true }, hit.doc)) return null
  const lines = hit.doc.sentences.filter((text) => literally(subjects, text) && !denies(text, question))
  const line = lines.find((text) => statesTime.test(fold(text))) ?? lines[0]
  return line === undefined ? null : { ...hit, doc: { ...hit.doc, sentences: [line] } }
}

/** The time in the jobs of which the header names what is asked for, and beside it the others that name it in a line or are of like meaning. */
const withOthers = (matter: Matter, subjects: Topic[], ofHeader: Doc[]): Verdict | null => {
  const verdict = told(matter, ofHeader, 'sum')
  if (verdict === null || !asksOfExperience.test(matter.question.plain)) return verdict
  const beside = matter.hits
    .filter(({ doc }) => doc.kind === 'experience' && !ofHeader.includes(doc))
    .flatMap((hit) => {
      const line = cutToLine(matter, subjects, hit)
      if (line !== null) return [line]
      const isAlike = byMeaning(subjects, headerOf(hit.doc)) && !isLesserPost(hit.doc)
      return isAlike ? [{ ...hit, doc: { ...hit.doc, sentences: [] } }] : []
    })
  // In total of few posts, the employer sees which others there are
  const others = matter.hits.filter(({ doc }) => doc.kind === 'experience' && !isBreak(doc) && !ofHeader.includes(doc))
  const isOfEmployer = ofHeader.every(({ name }) => subjects.some(mentionsIn(name)))
  if (beside.length === 0 && !isOfEmployer && inTotal.test(matter.question.plain) && others.length <= mostBeside)
    return { ...verdict, beside: others.map((hit) => ({ ...hit, doc: { ...hit.doc, sentences: [] } })) }
  return beside.length === 0 ? verdict : { ...verdict, beside: beside.slice(0, mostBeside) }
}

/** Words beside a length of time that name no kind of work. */
const ofAnyWork =
  /^(?:long|many|much|work\w*|experience|professional|career|employ\w*|full|time|actual|real|relevant|count|not)$/
/** At most so many posts are shown where no sum is told. */
const mostShown = 4
/** Posts by their titles and dates alone. */
const bareHits = ({ hits }: Matter, docs: Doc[]): Hit[] =>
  docs
    .flatMap((doc) => hits.filter((hit) => hit.doc === doc))
    .map((hit) => ({ ...hit, doc: { ...hit.doc, sentences: [] } }))

/** A rule for the time in all jobs save those that the question leaves out, before what is left out is taken for what is asked. */
export const exclusionRule: Rule = {
  name: 'the time in all jobs but some',
  examples: ['how many years of work, the first aid job not counted?'],
  judge: (matter) => {
    const { question, hits, today } = matter
    const exclusion = readExclusion(question.plain)
    if (exclusion === null || question.years.length > 0 || question.numbers.length > 0) return null
    const { rest } = exclusion
    if (!(asksOfLength.test(rest) || asksOfExperience.test(rest)) || asksOfOtherLength.test(rest)) return null
    const jobs = hits
      .map(({ doc }) => doc)
      .filter((doc) => doc.kind === 'experience' && !isBreak(doc) && monthsOf(doc, today) !== null)
    const kept = jobs.filter((doc) => !isLeftOut(exclusion, doc))
    // 'in Scotland, without the care homes': not all that is left was there
    if (kept.length === jobs.length || landsAsked(rest) !== null) return null
    const said = new Set(words(rest))
    if (!question.topics.some(({ word }) => said.has(word) && !ofAnyWork.test(word) && !ofTotal.test(word)))
      return told(matter, kept, 'sum')
    // 'as a tech writer, without QA': the posts of the trade are added up, and the others shown as what they are
    const narrowed = {
      ...matter,
      question: { ...question, plain: rest },
      hits: hits.filter(({ doc }) => kept.includes(doc)),
    }
    const ofTrade = jobsOfHeader(narrowed)
    const bare = bareHits(narrowed, kept.filter((doc) => !ofTrade.includes(doc)).sort(byStart))
    const verdict = told(matter, ofTrade, 'sum')
    return verdict === null
      ? { outcome: 'closest', near: bare.slice(0, mostShown), closeness: 'likely', undivided: true, confidence: 0.3 }
      : { ...verdict, beside: bare.slice(0, mostBeside) }
  },
}

/** What a question for a length of time in a kind of work is about, and the evidence that counts it itself; null for all other questions. */
const readCount = (matter: Matter) => {
  const { plain, years, numbers } = matter.question
  const subjects = subjectsIn(matter, plain.replace(bracketed, ' '))
  if (years.length > 0 || numbers.length > 0 || subjects.length === 0) return null
  if (!asksOfLength.test(plain) || asksOfOtherLength.test(plain)) return null
  const counted = ownCount(matter, subjects)
  const isPart = counted.some(({ doc }) => doc.sentences.some((text) => isPartOfTotal(text, subjects, plain)))
  return { subjects, counted, isPart }
}

/** What its owner looks for, cut to the sentence that says how long it is to be. */
const wantedSpan = ({ index, hits, question }: Matter, subjects: Topic[]): Hit[] =>
  index.docs.flatMap((doc) => {
    const text = doc.sentences.find((line) => statesWantedSpan(line, subjects, question.plain))
    return doc.kind === 'experience' || text === undefined
      ? []
      : [{ ...hitOf(doc, hits), doc: { ...doc, sentences: [text] } }]
  })

/** So many more months than the posts come to speak of others, or of the trade under another name. */
const muchMore = 12
const ofStages = /\bfrom\b.{3,60}\bto\b/

/**
 * 'Butcher. 10 years with a knife' says of which trade somebody is and in another sentence for how long. Where the posts that bear its name come to less, others belong to
 * it or do not: both sentences and the posts are shown, and no sum is told.
 */
const unsureLength = (matter: Matter, subjects: Topic[], jobs: Doc[]): Verdict | null => {
  const { hits, today } = matter
  const isToday = jobs.some(isRunning)
  const [head] = hits.flatMap((hit) => {
    const { kind, sentences } = hit.doc
    const says = (text: string) => statesLength(text, kind)
    const named = sentences.findIndex((text) => literally(subjects, text) && !says(text))
    const apart =
      named >= 0 && says(sentences[named + 1] ?? '') ? sentences.slice(named, named + 2).join(' ') : undefined
    // 'Veterinary surgeon with seven years in practice', whose posts of a vet do not include that of today
    const alike =
      isToday || jobs.length === 0
        ? undefined
        : sentences.find(
            (text) =>
              says(text) &&
              byMeaning(subjects, text) &&
              !isFormer(text, subjects) &&
              !isPartOfTotal(text, subjects, matter.question.plain),
          )
    const stated = apart ?? alike
    return kind !== 'overview' || stated === undefined ? [] : [{ ...hit, doc: { ...hit.doc, sentences: [stated] } }]
  })
  const [stated = ''] = head?.doc.sentences ?? []
  if (head === undefined) return null
  // '9 years in IT, from testing to documentation' counts other trades as well
  if (ofStages.test(fold(stated)) && isToday) return null
  if (yearsStated(stated) * 12 - (careerOf(jobs, today)?.months ?? 0) < muchMore) return null
  const posts = jobsLatestFirst(hits.map(({ doc }) => doc)).filter((doc) => !isBreak(doc) && doc.startText !== '')
  return {
    outcome: 'closest',
    near: [head, ...bareHits(matter, posts.slice(0, mostShown))],
    closeness: 'likely',
    undivided: true,
    confidence: 0.3,
  }
}

/** A rule for the person's own count, which includes what the jobs leave out. */
export const ownCountRules: Rule[] = [
  {
    name: 'the total that the profile states',
    examples: ['How many years of nursing experience does she have?'],
    judge: (matter) => {
      const count = readCount(matter)
      const [wanted] = count === null ? [] : wantedSpan(matter, count.subjects)
      if (wanted !== undefined) return { outcome: 'answered', cited: [wanted], undivided: true, confidence: 0.9 }
      return count === null || count.isPart || count.counted.length === 0 || asksOfPost.test(matter.question.plain)
        ? null
        : { outcome: 'answered', cited: count.counted.slice(0, 1).map(cutToCount), undivided: true, confidence: 0.9 }
    },
  },
]

/** Rules that count over several jobs: the time in them, each month once, and how many there were. */
export const totalRules: Rule[] = [
  {
    name: 'the time in all jobs of an employer or a kind of work',
    examples: ['How long has she been a nurse?', 'years in hospitals altogether'],
    judge: (matter) => {
      const count = readCount(matter)
      if (count === null) return null
      const { subjects, counted, isPart } = count
      if (counted.length > 0 && !isPart)
        return { outcome: 'answered', cited: counted.slice(0, 1).map(cutToCount), confidence: 0.9 }
      const ofHeader = jobsOfHeader(matter)
      const unsure = unsureLength(matter, subjects, ofHeader)
      if (unsure !== null) return unsure
      if (ofHeader.length > 0) return withOthers(matter, subjects, ofHeader)
      if (isPart && counted.length > 0)
        return { outcome: 'closest', near: counted, closeness: 'likely', undivided: true, confidence: 0.3 }
      if (counted.length > 0 || !asksOfExperience.test(matter.question.plain)) return null
      const isOf = (some: Topic[]) => (doc: Doc) =>
        isOfHeader(matter, literally)(some)(doc) || isOfLine(matter, some)(doc)
      return told(matter, jobsAsked(matter, isOf), 'mentions')
    },
  },
  {
    name: 'how many jobs at an employer or of a kind',
    examples: ['how many posts has she held in hospitals?'],
    judge: (matter) => {
      const { plain, numbers, years } = matter.question
      if (!asksOfNumber.test(plain) || numbers.length > 0 || years.length > 0) return null
      return subjectsIn(matter, plain).length === 0 ? null : told(matter, jobsOfHeader(matter), 'number')
    },
  },
]
