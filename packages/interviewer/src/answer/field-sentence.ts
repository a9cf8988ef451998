import { fold, terms, words } from '../text/words.ts'
import type { Doc } from './build-index.ts'
import { inYears, type Moment, monthsBetween } from './dates.ts'
import { isBreak, isRunning, monthsOf } from './dates-of-docs.ts'
import { placesIn } from './places/places.ts'
import type { ReadQuestion } from './read-question.ts'

const monthNames = 'January February March April May June July August September October November December'.split(' ')

/** A date as one would say it: '03/2021' and '2021-03' become 'March 2021', all else stays as written. */
export const spokenDate = (text: string): string => {
  const [, month = '', year = ''] = /^(\d{1,2})[/.]((?:19|20)\d\d)$/.exec(text.trim()) ?? []
  const [, isoYear = '', isoMonth = ''] = /^((?:19|20)\d\d)-(\d\d)(?:-\d\d)?$/.exec(text.trim()) ?? []
  const name = monthNames[Number(month || isoMonth) - 1]
  return name === undefined ? text.trim() : `${name} ${year || isoYear}`
}

/** The dates of a piece of evidence: 'May 2014 to June 2018', 'since March 2021', 'until 2012', or ''. */
const datesOf = (doc: Doc): string => {
  if (doc.startText === '') return doc.endText === '' ? '' : `until ${spokenDate(doc.endText)}`
  if (doc.kind !== 'experience') return spokenDate(doc.startText)
  return isRunning(doc)
    ? `since ${spokenDate(doc.startText)}`
    : `${spokenDate(doc.startText)} to ${spokenDate(doc.endText)}`
}

/** True where nothing stands for the employer but a town, with its district or land: 'Vancouver, BC', 'Leipzig-Plagwitz'. */
const isTown = (name: string): boolean => {
  const [, town = '', , land = ''] = /^([\p{L} .]+?)((?:-\p{Lu}\p{L}+)?(?:, (\p{Lu}[\p{L} .]+))?)$/u.exec(name) ?? []
  const isPlace = placesIn(town).some(({ place }) => place === fold(town))
  return isPlace && (land === '' || /^\p{Lu}{2,3}$/u.test(land) || placesIn(land).length > 0)
}

/** Where a job was held: ' at Casa Almeja, Bristol', or ', self-employed'. */
const placeOf = ({ title, name }: Doc): string => {
  if (name === '') return ''
  if (/^(?:self-?employed|freelance|independent)\b/i.test(name))
    return `, ${name.slice(0, 1).toLowerCase()}${name.slice(1)}`
  return `${title.includes(',') ? ',' : ''} ${isTown(name) ? 'in' : 'at'} ${name}`
}

/** A job by its title and place: 'Staff Nurse at Penhallow Hospital'. */
const jobOf = (doc: Doc): string => `${doc.title}${placeOf(doc)}`

/** A job with its dates: 'Staff Nurse at Penhallow Hospital (May 2014 to June 2018)', after other brackets '(remote; since March 2021)'. */
export const datedJobOf = (doc: Doc): string => {
  const [job, dates] = [jobOf(doc), datesOf(doc)]
  if (dates === '') return job
  return job.endsWith(')') ? `${job.slice(0, -1)}; ${dates})` : `${job} (${dates})`
}

const wholeCareer =
  /\b(experience|career|worked|working|professional\w*|profession|field|industry|business|trade|sector|practi[sc]\w+|doing this)\b/

const jobWords = new Set(
  terms(
    'employ serve spend stay remain hold begin start tenure stint freelance together join leave left end finish quit work date since present current role job position post title company employer latest last previous former',
  ),
)

/** 'How long was she room attendant before she was supervisor?': the words of the job itself. */
export const untilNext = (plain: string): string => plain.split(/ (?:before|until|till|prior to) /)[0] ?? plain

/** True when a length or a time that is asked for is that of the job: no word of the question means something done there ('How long did patients wait?'). */
export const isOfJob = (question: ReadQuestion, doc: Doc): boolean => {
  const fields = new Set(terms(`${doc.title} ${doc.name}`))
  const asked = new Set(words(untilNext(question.plain)))
  return question.topics
    .filter((topic) => topic.weight === 1 && !topic.named && asked.has(topic.word))
    .every((topic) => fields.has(topic.stem) || wholeCareer.test(topic.stem) || jobWords.has(topic.stem))
}

/** The months of a job where its length is asked for, or of a dated break or course; null where none is asked for or known. */
const lengthAsked = (doc: Doc, question: ReadQuestion, today: Moment): number | null =>
  question.wanted === 'duration' && isOfJob(question, doc) ? monthsOf(doc, today) : null

/**
 * A post that is called by the work and not by who does it: 'Industrial attachment', 'CNC milling, shift leader', 'Help on construction sites'. Nobody was these.
 */
const ofWork =
  /^(?!(?:[\p{L}-]+ ){0,3}(?:head|vice|president|chief|(?!(?:summer|winter|computer|former|other)\b)\p{L}+(?:er|or|ist|ant))\b)(?:\p{L}[\p{L}'’-]* ){0,3}?(?:\p{L}{2,}(?:ing|ment|[ts]ion|ship|ance|ence)|service|help|work|job|jobs|duty|sales|support|research|studies|attachment|placement|year)(?= (?:on|in|at|of|for|with)\b|\s*[,(/–-]|$)/iu

/** A job told of its owner: 'Marisol was Commis Chef at Hotel Farol, Cádiz, from May 2015 to April 2018.' */
const jobSentence = (doc: Doc, question: ReadQuestion, today: Moment): string => {
  const months = lengthAsked(doc, question, today)
  const place = placeOf(doc)
  const comma = doc.name.includes(',') || place.startsWith(',') ? ',' : ''
  const what = doc.title === '' ? `at ${doc.name}` : jobOf(doc)
  const fields = new Set(terms(`${doc.title} ${doc.name}`))
  const isNamed =
    question.names.length > 0 || question.topics.some(({ stem, weight }) => weight === 1 && fields.has(stem))
  const total = doc.firstJob && !isNamed && doc.start !== null && wholeCareer.test(question.plain)
  if (months !== null && total && doc.start !== null) {
    const since = inYears(monthsBetween(doc.start, today))
    return `${question.owner} began as ${what}${comma} in ${spokenDate(doc.startText)}, ${since} ago.`
  }
  const length = months === null ? '' : `: ${inYears(months)}`
  if (ofWork.test(doc.title)) return `${datedJobOf(doc)}${length}.`
  if (isRunning(doc)) return `${question.owner} has been ${what}${comma} ${datesOf(doc)}${length}.`
  const dates = doc.startText === '' ? datesOf(doc) : `from ${datesOf(doc)}`
  return `${question.owner} was ${what}${comma} ${dates}${length}.`
}

/** The fields of a piece of evidence, without a closing mark: 'Excel, expert'. */
export const fieldsOf = (doc: Doc): string =>
  doc.kind === 'experience' && doc.title !== ''
    ? datedJobOf(doc)
    : [doc.title, doc.name, doc.level, datesOf(doc)].filter((part) => part.trim() !== '').join(', ')

/** The fields of a piece of evidence in one sentence; '' when it has none. An undated job is named, not placed in time. */
export const fieldSentence = (doc: Doc, question: ReadQuestion, today: Moment): string => {
  const dated = datesOf(doc) !== '' && (doc.endText !== '' || isRunning(doc))
  // Somebody was on leave, not 'was Parental leave'.
  if (doc.kind === 'experience' && !isBreak(doc) && dated && question.owner !== '' && `${doc.title}${doc.name}` !== '')
    return jobSentence(doc, question, today)
  const fields = fieldsOf(doc)
  const months = doc.kind === 'experience' ? lengthAsked(doc, question, today) : null
  return fields === '' ? '' : `${fields}${months === null ? '' : `: ${inYears(months)}`}`
}
