import { fold } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { isBreak, isRunning, jobsLatestFirst } from '../dates-of-docs.ts'
import { asksForSeveral } from '../extent.ts'
import { judged } from '../judge/features.ts'
import { likelihoodOf } from '../judge/judge.ts'
import { tellsOfOthers } from '../of-others.ts'
import type { Hit } from '../rank.ts'
import type { ReadQuestion, Topic } from '../read-question.ts'
import { isOnlyWish } from '../wishes.ts'
import { holdsName } from '../words-of-docs.ts'
import { isAccepted } from './accept.ts'
import {
  asksExperience,
  asksForGain,
  asksForNeighbour,
  asksForOccasion,
  asksForSummary,
  asksOfNow,
  asksOfWork,
  asksToTell,
  dayAsked,
  withPronoun,
} from './asks-to-tell.ts'
import { passesGuards } from './guards.ts'
import { isBare } from './mentions.ts'
import type { Matter, Rule } from './rule.ts'
import { holdsSubject, inItsWords, inLikeWords, type Speaking, subjectOf } from './subject.ts'

const headerOf = ({ title, name }: Doc) => `${title}. ${name}`

/** True when the fields of a piece of evidence hold all names of the question. */
const isOfHeader = (question: ReadQuestion, doc: Doc): boolean =>
  question.names.every((name) => holdsName({ ...doc, context: fold(headerOf(doc)) }, name))

/** At most so many jobs of one employer, so many pieces of what somebody knows of a thing, and so many lines of jobs in a summary are told. */
const most = { jobs: 2, pieces: 5, lines: 4 } as const
/** From which likelihood on a line with the very words is told of who asks whether there is experience with a thing, and of who wants to be told of it. */
const enough = { experience: 0.1, description: 0.04 } as const

/** What is asked for is the name of a job, not what was done in it. */
const asksForName =
  /\bwhat(?:'s|s| is| was| are| were) (?:\S{1,20} ){0,3}(?:job|role|post|position|work|company|employer)\b/u
const ofLast = /\b(?:last|previous|former)\b/u
const ofFirst = /\bfirst\b/u

const ofDoing = /\bexperience (?:(?:in|with|of|at) )?(?!(?:during)\b)\p{L}{2,15}ing\b/u

/** The job that is asked about by its place among all: the present, the last, the first. */
const jobByPlace = ({ question: { plain }, hits }: Matter): Hit[] => {
  if (asksForName.test(plain)) return []
  const jobs = jobsLatestFirst(hits.map(({ doc }) => doc)).filter((doc) => !isBreak(doc))
  const ended = jobs.find((doc) => !isRunning(doc))
  const job =
    asksOfNow.test(plain) || dayAsked.test(plain)
      ? jobs[0]
      : ofLast.test(plain)
        ? ended
        : ofFirst.test(plain)
          ? jobs.at(-1)
          : undefined
  return hits.filter(({ doc }) => doc === job)
}

const latestFirst = (hits: Hit[]): Hit[] => {
  const jobs = jobsLatestFirst(hits.map(({ doc }) => doc))
  return [...hits].sort((one, other) => jobs.indexOf(one.doc) - jobs.indexOf(other.doc))
}

/** Jobs first, then what stands beside them, in the order of the resume; how somebody introduces themselves says least of a thing. */
const inOrder = (hits: Hit[]): Hit[] => {
  const rankOf = ({ doc }: Hit) => (doc.kind === 'experience' ? 0 : doc.kind === 'overview' ? 2 : 1)
  return [...hits].sort((one, other) => rankOf(one) - rankOf(other) || one.doc.place - other.doc.place)
}

/** True when a released answer is likely what was asked for; of a summary it must speak in its very words. */
const isAnswered = (matter: Matter, speaksOf: Speaking = () => true): boolean =>
  matter.hits
    .slice(0, judged)
    .some(({ doc, ...hit }) => doc.kind === 'answer' && speaksOf(doc.text) && isAccepted(matter, { ...hit, doc }))

/** The lines of jobs within the limit of a summary, in the order of the resume; what is no job stays as it is. */
const withinSummary = (hits: Hit[]): Hit[] => {
  let left: number = most.lines
  return hits.flatMap((hit): Hit[] => {
    if (hit.doc.kind !== 'experience') return [hit]
    const sentences = hit.doc.sentences.slice(0, left)
    left -= sentences.length
    return sentences.length === 0 ? [] : [{ ...hit, doc: { ...hit.doc, sentences } }]
  })
}

/** A piece of evidence with nothing but the lines that speak of what is asked for; null where none does. */
const linesOn = (hit: Hit, speaksOf: Speaking, question: ReadQuestion): Hit | null => {
  const { doc } = hit
  const fields = [doc.title, doc.name, doc.level].join('. ')
  const named = { ...doc, context: '' }
  const isOn = (text: string) =>
    speaksOf(`${fields}. ${text}`) &&
    question.names.every((name) => holdsName({ ...named, context: fold(`${fields}. ${text}`) }, name))
  if (isOn('')) return hit
  const sentences = doc.sentences.filter(isOn)
  return sentences.length === 0 ? null : { ...hit, doc: { ...doc, sentences } }
}

/** Words by which a whole job is asked for. */
const asksOfJob = /\b(?:job|role|post|position|stint|placement|contract|gig)\b/u
/** The one job of which a line speaks of what is asked for: 'the hospital job' of who built a hospital, or the lines on a thing by its name. */
const jobByLine = (matter: Matter, subject: Topic[]): Hit[] => {
  const { question, hits } = matter
  const isWhole = asksOfJob.test(question.plain) || (question.names.length > 0 && !asksExperience.test(question.plain))
  if (!isWhole || (subject.length === 0 && question.names.length === 0)) return []
  const jobs = hits.flatMap((hit) => {
    const lines = hit.doc.kind === 'experience' ? linesOn(hit, inItsWords(subject, question.plain), question) : null
    return lines === null ? [] : [{ hit, lines }]
  })
  const [job] = jobs
  if (job === undefined || jobs.length > 1 || !passesGuards(matter, job.hit)) return []
  return [asksOfJob.test(question.plain) ? job.hit : job.lines]
}

/** Rules for questions that want to be told of a job, or of what somebody knows of a thing. */
export const aboutJob: Rule = {
  name: 'the work in a job',
  examples: ['what did she do at Brigid House?', 'her work at penhallow', 'tell me about the first aid trainer job'],
  judge: (matter) => {
    const { question, hits, index } = matter
    if (question.years.length > 0 || question.wanted !== 'open' || asksForOccasion.test(question.plain)) return null
    // 'her experience in leading teachers' is of that, not of the job of a teacher
    if (ofDoing.test(question.plain)) return null
    const asksOfEmployer = question.names.length > 0 && question.behavioural < 1 && asksOfWork.test(question.plain)
    if ((!asksOfEmployer && !asksToTell.test(withPronoun(question))) || isAnswered(matter)) return null
    const subject = subjectOf(matter)
    const isOfDay = dayAsked.test(question.plain)
    const isPlaced = (subject.length === 0 || isOfDay) && question.names.length === 0
    const isJob = (hit: Hit) => hit.doc.kind === 'experience' && !isBreak(hit.doc)
    const byHeader = hits.filter(
      (hit) =>
        isJob(hit) &&
        (subject.length > 0 || question.names.length > 0) &&
        isOfHeader(question, hit.doc) &&
        holdsSubject(headerOf(hit.doc), subject, true) &&
        passesGuards(matter, hit),
    )
    const cited =
      byHeader.length > 0
        ? byHeader
        : isPlaced
          ? jobByPlace(matter).filter((hit) => isJob(hit) && passesGuards(matter, hit))
          : jobByLine(matter, subject)
    const isOfLine = byHeader.length === 0 && !isPlaced && !asksOfJob.test(question.plain)
    const elsewhere =
      question.names.length > 0 &&
      index.docs.some(
        (doc) =>
          doc.kind !== 'experience' &&
          doc.kind !== 'answer' &&
          isOfHeader(question, doc) &&
          doc.kind !== 'achievements',
      )
    return cited.length === 0 || elsewhere
      ? null
      : {
          outcome: 'answered',
          cited: latestFirst(cited).slice(0, most.jobs),
          telling: isOfLine ? 'highlights' : 'posts',
          confidence: 0.85,
        }
  },
}

export const aboutExperience: Rule = {
  name: 'what is said of a thing',
  examples: ['experience with wound checks?', 'tell me about her experience with sports clubs'],
  judge: (matter: Matter) => {
    const { question, hits } = matter
    const plain = withPronoun(question)
    if (question.wanted !== 'open' && question.wanted !== 'yes_no') return null
    if (
      asksForOccasion.test(question.plain) ||
      asksForNeighbour.test(plain) ||
      question.years.length > 0 ||
      question.numbers.length > 0
    )
      return null
    if (!asksExperience.test(plain) && !asksToTell.test(plain)) return null
    const subject = subjectOf(matter)
    const isGain = asksForGain.test(plain)
    const isSummary = asksForSummary.test(plain) && !question.whether
    const asksForMore = isSummary || (asksToTell.test(plain) && !question.whether && !question.note)
    if (subject.length === 0 && question.names.length === 0 && !isGain) return null
    if (isAnswered(matter, isSummary ? inItsWords(subject, question.plain) : undefined)) return null
    const foundBy = (speaksOf: Speaking, bar: number) =>
      hits
        .filter(({ doc }) => doc.kind !== 'answer' && !isOnlyWish(question, doc))
        .flatMap((hit) => {
          const lines = linesOn(hit, speaksOf, question)
          const isCited =
            lines !== null &&
            passesGuards(matter, hit) &&
            !tellsOfOthers(question, lines.doc) &&
            ((isSummary && isBare(hit)) || likelihoodOf(matter, hit) >= bar)
          return isCited ? [lines] : []
        })
        .slice(0, most.pieces)
    const isOfNothing = subject.length === 0 && question.names.length === 0
    const literally = isOfNothing
      ? []
      : foundBy(inItsWords(subject, question.plain), asksForMore ? enough.description : enough.experience)
    // whether there is something is answered by its own words alone
    // A story of one occasion is told by no line that only means something like it
    const isNear =
      literally.length === 0 && question.behavioural < 1 && !isOfNothing && !question.whether && !question.note
    // A summary of what is only listed is told by the lines that mean the same
    const isThin = isSummary && !isOfNothing && !literally.some(({ doc }) => doc.kind === 'experience')
    const alike = isNear || isThin ? foundBy(inLikeWords(subject, question.plain), enough.experience) : []
    const found = [...literally, ...alike.filter(({ doc }) => !literally.some((hit) => hit.doc.id === doc.id))]
    // What somebody brings is also what they do today.
    const [latest] = isGain ? jobsLatestFirst(hits.map(({ doc }) => doc)).filter((doc) => !isBreak(doc)) : []
    const today = hits.filter(({ doc }) => doc === latest && !found.some((hit) => hit.doc.id === doc.id))
    // Beside what was done with a thing, that it is listed says nothing
    const isDone = isSummary && found.some(({ doc }) => doc.kind === 'experience')
    // Of who asks whether, a line of a job says all; the profile beside it only names the thing once more
    const isShown = question.note && !asksForMore && found.some(({ doc }) => doc.kind === 'experience')
    const isMore = (hit: Hit) => (!isDone || !isBare(hit)) && !(isShown && hit.doc.kind === 'overview')
    const ordered = inOrder([...found.filter(isMore), ...today])
    // One line answers who asks whether, the likeliest; all are told to who wants to be told
    const likeliest = [...ordered].sort(
      (one, other) =>
        Number(other.doc.kind === 'experience') - Number(one.doc.kind === 'experience') ||
        likelihoodOf(matter, other) - likelihoodOf(matter, one),
    )
    const cited = isSummary ? withinSummary(ordered) : asksForMore || asksForSeveral(question) ? ordered : likeliest
    const sure = literally.length > 0 && !asksForMore
    return cited.length === 0 ? null : { outcome: 'answered', cited, telling: 'highlights', sure, confidence: 0.7 }
  },
}
