import { fold, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { claimsTooMuch } from '../claims.ts'
import { isBreak, monthsOf } from '../dates-of-docs.ts'
import { isLeftOut, readExclusion } from '../exclusion.ts'
import { tellsOfOthers } from '../of-others.ts'
import { landsAsked } from '../places/places.ts'
import type { Hit } from '../rank.ts'
import type { Topic } from '../read-question.ts'
import { anyOf } from '../word-table.ts'
import { askingWords } from './asking-words.ts'
import { denies, holdsPosts, limits, mentionsIn, shareHeld } from './mentions.ts'
import { isInitials } from './named-by.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Matter, Rule, Verdict } from './rule.ts'
import { aroundYears, isPartOfTotal, statesLength } from './stated-length.ts'
import { tradesAsked } from './trades.ts'

export const asksOfLength = anyOf(phrases.totals.asksOfLength)
const asksOfExperience = anyOf(phrases.totals.asksOfExperience)
export const asksOfOtherLength = anyOf(phrases.totals.asksOfOtherLength)
const asksOfNumber = anyOf(phrases.totals.asksOfNumber)
const ofTotal = anyOf(phrases.totals.ofTotal)
const inTotal = anyOf(phrases.totals.inTotal)
const lesserPost = anyOf(phrases.totals.lesserPost)
const bracketed = /\([^)]{0,80}\)/gu

/** Words that name a kind of work or an employer: neither how a length is asked for nor words for a total. */
const subjectsIn = ({ question: { topics }, hits }: Matter, part: string): Topic[] => {
  const said = new Set(words(part))
  // An everyday word names a kind of work where a job holds it: 'support', 'sales'
  const held = new Set(hits.flatMap(({ doc }) => (doc.kind === 'experience' ? [...doc.counts.keys()] : [])))
  // 'product management' is a trade, though a product alone is no kind of work
  const isManaged = (word: string) => part.includes(`${word} management`)
  return topics.filter(
    ({ word, stem, weight, named }) =>
      said.has(word) &&
      (weight === 1 || named || held.has(stem)) &&
      (!askingWords.has(stem) || isManaged(word)) &&
      !ofTotal.test(word),
  )
}

const headerOf = ({ title, name }: Doc) => `${title}. ${name}`
const textAlone = (text: string) => ({ title: text, name: '', level: '', startText: '', endText: '', sentences: [] })

/** How a word of the question must stand in a job: the very word first, one of like meaning ('cook' for a chef) where no job has it. */
type Holding = (subjects: Topic[], text: string) => boolean
const literally: Holding = (subjects, text) =>
  subjects.every((topic) => shareHeld([topic], textAlone(text)) === 1 || isInitials(topic.word, text))
/** A trade by any of its names: a stylist for a hairdresser. */
const byTrade =
  (plain: string): Holding =>
  (subjects, text) =>
    subjects.every(
      (topic) =>
        literally([topic], text) ||
        tradesAsked(plain).some((trade) => words(trade.asked).includes(topic.word) && trade.isIn(text)),
    )
const byMeaning: Holding = (subjects, text) => subjects.every(mentionsIn(text))

/** True for a post under another name of the trade that is asked for: a stylist claims to be a hairdresser, and no more. */
const isOtherName = (plain: string, subjects: Topic[], { title }: Doc): boolean =>
  !literally(subjects, title) && byTrade(plain)(subjects, title)

/** True for a job of which title or employer name all that is asked for; a deputy's or a trainee's post is none of the post itself. */
const isOfHeader =
  ({ question }: Matter, holds: Holding) =>
  (subjects: Topic[]) =>
  (doc: Doc) => {
    const isLesser = isLesserPost(doc) && !lesserPost.test(question.plain)
    return (
      holds(subjects, headerOf(doc)) &&
      holdsPosts(question, doc) &&
      (isOtherName(question.plain, subjects, doc) || !claimsTooMuch(question, doc)) &&
      !(isLesser && subjects.some(mentionsIn(doc.title)))
    )
  }

/** True for a job of which one line names all that is asked for, and limits it by nothing. */
const isOfLine =
  ({ question }: Matter, subjects: Topic[]) =>
  (doc: Doc) =>
    !tellsOfOthers({ ...question, note: true }, doc) &&
    doc.sentences.some((text) => !limits(text) && shareHeld(subjects, { ...doc, sentences: [text] }) === 1)

/** True for a deputy's, an acting or a trainee's post. */
export const isLesserPost = ({ title }: Doc): boolean => lesserPost.test(fold(title))

/** The jobs that are asked for, those of each part of 'Tesco and Hoyer together'; none where one part has none. */
const jobsAsked = (matter: Matter, isOf: (subjects: Topic[]) => (doc: Doc) => boolean): Doc[] => {
  const { hits, question, today } = matter
  const jobs = hits
    .map(({ doc }) => doc)
    .filter((doc) => doc.kind === 'experience' && !isBreak(doc) && monthsOf(doc, today) !== null)
  const plain = question.plain.replace(bracketed, ' ')
  const found = [plain.split(/ (?:and|plus|or) | ?[&/+,] ?/), [plain]].map((parts) => {
    const asked = parts.map((part) => subjectsIn(matter, part)).filter((subjects) => subjects.length > 0)
    const ofParts = asked.map((subjects) => jobs.filter(isOf(subjects)))
    return ofParts.every((some) => some.length > 0) ? [...new Set(ofParts.flat())] : []
  })
  return found.find((some) => some.length > 0) ?? []
}

/** The jobs whose title or employer name what is asked for. */
const jobsOfHeader = (matter: Matter): Doc[] => {
  const named = jobsAsked(matter, isOfHeader(matter, byTrade(matter.question.plain)))
  return named.length > 0 ? named : jobsAsked(matter, isOfHeader(matter, byMeaning))
}

/** 'How long has he been an executive chef?': a post, in which somebody may have been less long than in the trade. */
const asksOfPost = /\b(?:been|as|was|were) (?:an?|the)\b/

/** What stands before the years of the same time: 'I am a teacher, and before that I was a baker for nine years' counts those of the baker. */
const sameTime = (before: string): string =>
  before.split(/[,;] (?:and|then|before|previously|formerly|earlier)\b/u).at(-1) ?? ''

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
      (text) => statesLength(text, doc.kind) && (literally(subjects, `${doc.name}. ${text}`) || isOfTrade(text)),
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

/** A rule for the time in all jobs save those that the question leaves out, before what is left out is taken for what is asked. */
export const exclusionRules: Rule[] = [
  {
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
      const isNarrower =
        landsAsked(rest) !== null ||
        question.names.some((name) => rest.includes(name) && kept.some((doc) => fold(doc.name).includes(name)))
      return kept.length === jobs.length || isNarrower ? null : told(matter, kept, 'sum')
    },
  },
]

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

/** A rule for the person's own count, which includes what the jobs leave out. */
export const ownCountRules: Rule[] = [
  {
    name: 'the total that the profile states',
    examples: ['How many years of nursing experience does she have?'],
    judge: (matter) => {
      const count = readCount(matter)
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
