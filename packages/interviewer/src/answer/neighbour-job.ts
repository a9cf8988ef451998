import { fold, terms } from '../text/words.ts'
import type { AnswerIndex, Doc } from './build-index.ts'
import { jobsLatestFirst } from './dates-of-docs.ts'
import type { ReadQuestion } from './read-question.ts'
import { holdsName, matches } from './words-of-docs.ts'

const asksWork =
  /^(?:before|after|prior to)\b|^and (?:before|after) (?!that|this)|\b(where|who|whom|what (did|do|does|was|were|came|comes|job|role|position|company|employer)|which (job|role|position|company|employer|school|hospital))\b/
const places = [
  { step: 1, sign: /\b(before|prior to|previous to)\b/ },
  { step: -1, sign: /\b(after|following|since leaving)\b/ },
]

const ofTitle =
  /\b(before|after|prior to|since) (?:\p{L}+ )?(?:became|becoming|was|were|being|worked as|working as|started as|went into|moved into|joined) (?:as )?(?:an? |the |in |into )?([^?]{1,200}?)(?: (?:at|for|with) [^?]*)?\?*$/u

/** 'before the hospital', 'right after trains': the bare word of an employer or a trade. */
const ofWord = /\b(before|after|prior to) (?:the |her |his |their )?([\p{L}\d&' -]{3,60}?)\?*$/u

/** The job before or after those of a title or trade ('before he became a teacher', 'before she was in field sales'), or null. */
const neighbourOfTitle = (question: ReadQuestion, jobs: Doc[]): Doc | null => {
  const match = ofTitle.exec(question.plain) ?? ofWord.exec(question.plain)
  const wanted = terms(match?.[2] ?? '')
  if (match === null || wanted.length === 0) return null
  const isOfTitle = (doc: Doc) => wanted.every((key) => terms(`${doc.title} ${doc.name}`).includes(key))
  const places = jobs.flatMap((doc, place) => (isOfTitle(doc) ? [place] : []))
  const edge = match[1] === 'before' || match[1] === 'prior to' ? (places.at(-1) ?? -2) + 1 : (places[0] ?? -1) - 1
  return places.length === 0 ? null : (jobs[edge] ?? null)
}

/**
 * The job held before or after the employer or the title that a question names ('Where did she work before X?'), or null. Of an employer with whom several
 * posts were held it is what came before the first of them or after the last; where nothing did, that post itself.
 */
export const neighbourJob = (question: ReadQuestion, index: AnswerIndex): Doc | null => {
  const [name, ...others] = question.names
  if (!asksWork.test(question.plain)) return null
  if (name === undefined) return neighbourOfTitle(question, jobsLatestFirst(index.docs))
  if (others.length > 0) return null
  const at = question.plain.indexOf(name)
  // The word stands by the name: 'after closing, did X …' asks of X itself.
  const before = question.plain.slice(0, at).trimEnd().split(' ').slice(-4).join(' ')
  const place = places.find(({ sign }) => sign.test(before))
  const jobs = jobsLatestFirst(index.docs)
  const ofHeader = (doc: Doc) => holdsName({ ...doc, context: fold(`${doc.title}. ${doc.name}`) }, name)
  // A course of study may stand in a line of the job that it was done in
  const isNamed = jobs.some(ofHeader) ? ofHeader : (doc: Doc) => holdsName(doc, name)
  const named = place?.step === 1 ? jobs.findLastIndex(isNamed) : jobs.findIndex(isNamed)
  if (at < 0 || place === undefined || named < 0) return null
  const job = jobs[named + place.step] ?? jobs[named]
  if (job === undefined) return null
  const subjects = question.topics.filter((topic) => topic.weight === 1 && !topic.named)
  return subjects.every((topic) => matches(topic, job)) ? job : null
}
