import { peopleIn } from '../../facts/figures.ts'
import { fold, terms, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { numbersIn } from '../counting.ts'
import { type Moment, readNumber } from '../dates.ts'
import { isWish } from '../wishes.ts'
import { anyOf, oneOf } from '../word-table.ts'
import { deedsOf } from './deeds.ts'
import { limitsYes } from './limits.ts'
import { dutyProof, less, more, participleProof } from './lines.ts'
import { anybody, hasObject, stems } from './object.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Whether } from './read-whether.ts'
import { areSame } from './same-things.ts'

const served = anyOf(phrases.proofs.served, 'i')
/** 'Run a warehouse of 46 people'. */
const sizeInPeople = /\b(?:of|with) (?:\d{1,4}|\p{L}+) (?:people|staff|employees|workers|colleagues)\b/u
const acts = {
  lead: stems('lead manage supervise head oversee oversaw overseen'),
  teach: stems('train teach coach tutor instruct'),
  hire: stems('hire recruit'),
}
/** 'Trains one cadet each year', 'Trains new representatives': whom somebody teaches, where no number of people is told. */
const learners =
  /^(?:(?:an?|the|new|one|two|three|\d{1,3}) (?:[\p{L}-]{1,20} ){0,2}?[\p{L}-]{2,20}(?:ers?|ors?|ists?|ants?|ees?|ians?|tives?)|(?:[\p{L}\d-]{1,20} ){0,3}?(?:cadets?|interns?|apprentices?|nurses?|juniors?|chefs?|midwives|newcomers|trainees))\b/u

/** Who teaches, trains or coaches for a living or beside it: 'Part time instructor'. */
const whoTeaches: Record<string, RegExp> = {
  teach: /\b(?:teacher|tutor|instructor|lecturer|trainer)\b/,
  train: /\b(?:trainer|instructor|preceptor)\b/,
  tutor: /\btutor\b/,
  coach: /\b(?:coach|trainer)\b/,
  lectur: /\blecturer\b/,
}

/** The post of who teaches, where it is asked whether somebody has taught at all. */
const teachingProof = ({ verb, thing, beside, isNow }: Whether, doc: Doc): string | null => {
  const post = doc.kind === 'experience' ? doc.title : doc.kind === 'roles' ? doc.name : ''
  const isAny = (thing === '' || anybody.has(thing)) && beside.length === 0
  return isAny && !(isNow && doc.endText !== '') && whoTeaches[verb]?.test(fold(post)) === true ? post : null
}

/** The sentence in which people are led, trained or hired, where that is asked of people in general. */
const peopleProof = (asked: Whether, doc: Doc): string | null => {
  const { verb, thing, before, beside } = asked
  const act = (Object.keys(acts) as (keyof typeof acts)[]).find((name) => acts[name].has(verb))
  if (act === undefined || !anybody.has(thing) || before.some((word) => !anybody.has(word)) || beside.length > 0)
    return null
  const isFit = (who: string) => !served.test(who)
  for (const { verb: done, said, sentence, isNow } of deedsOf(doc)) {
    const people = peopleIn(`x ${said}`)
    if (asked.isNow && !isNow) continue
    if (acts[act].has(done) && people !== null && isFit(people.who) && !/\bmembers?\b/.test(said)) return sentence
    if (act === 'teach' && acts.teach.has(done) && learners.test(fold(said)) && isFit(said)) return sentence
    if (act === 'lead' && (acts.lead.has(done) || done === 'run') && sizeInPeople.test(fold(said))) return sentence
  }
  const fact = doc.facts.find(
    (one) => one.kind === 'people' && one.act === act && (one.act !== 'lead' || one.count !== null) && isFit(one.who),
  )
  if (fact === undefined || (asked.isNow && doc.endText !== '')) return null
  return doc.sentences.find((sentence) => sentence.includes(fact.text)) ?? null
}

/** The sentence that tells of the very deed that is asked for. */
const deedProof = (asked: Whether, doc: Doc): string | null => {
  if (asked.thing === '') return null
  const fields = `${doc.title}. ${doc.name}. ${doc.startText} ${doc.endText}`
  const found = deedsOf(doc).find(
    ({ verb, said, isNow }) => areSame(verb, asked.verb) && (!asked.isNow || isNow) && hasObject(said, asked, fields),
  )
  return found?.sentence ?? null
}

/** 'Turnaround times' and 'the accident rate' are told as 'turnaround' and 'accidents', with the figure that says which is meant. */
const measures = stems('time rate number figure level')
const objectsOf = (asked: Whether): Whether[] => {
  const [thing, ...rest] = [...asked.before].reverse()
  return thing !== undefined && measures.has(asked.thing)
    ? [asked, { ...asked, thing, before: rest.reverse() }]
    : [asked]
}

/** 'Failed releases 7 of 24 to 1 of 26', 'Waste 9% to 3.5%', 'Admissions 96,000 (2021/22) to 141,000': a thing and two figures. */
const changeInNotes =
  /^([^,;:\d]{3,60}) [€£$]?(\d[\d.,]{0,12}?)(?: of \d{1,6}|%| (?!to\b)[\p{L}€£$]{1,12}| \([^()]{1,20}\)){0,3} to [€£$]?(\d[\d.,]{0,12}?)(?![\d.,]*\d)/u

/** The sentence that tells a change of the thing in figures, in the direction that is asked for: 'Cost centres from 310 to 140'. */
const changeProof = (asked: Whether, doc: Doc): string | null => {
  const { verb } = asked
  if (asked.isNow || doc.kind === 'answer' || (!less.has(verb) && !more.has(verb))) return null
  const fields = `${doc.title}. ${doc.name}`
  const isOf = (text: string) => objectsOf(asked).some((one) => hasObject(text, one, fields))
  for (const fact of doc.facts) {
    if (fact.kind !== 'change' || fact.thing === null || fact.from === null || fact.to === null) continue
    const [from] = numbersIn(fact.from)
    const [to] = numbersIn(fact.to)
    if (from === undefined || to === undefined || from === to || to < from !== less.has(verb)) continue
    const sentence = doc.sentences.find((text) => text.includes(fact.text))
    if (sentence === undefined) continue
    // 'Missed doses 9% to 4%': an adjective that looks like a deed belongs to the thing
    const before = sentence.slice(0, sentence.indexOf(fact.text)).split(/[,;:]/).at(-1) ?? ''
    if (isOf(fact.thing) || isOf(before)) return sentence
  }
  const inNotes = doc.sentences.find((sentence) => {
    const [, thing = '', from = '', to = ''] = changeInNotes.exec(sentence) ?? []
    const [before = 0, after = 0] = [from, to].map((figure) => readNumber(figure) ?? 0)
    const said = thing.replace(/ (?:rate|count|level|number|time)s?\b/gu, '')
    return thing !== '' && before !== after && after < before === less.has(verb) && (isOf(thing) || isOf(said))
  })
  return inNotes ?? null
}

const winning = stems('win receive received get got earn award')
const prizes = stems('award prize honour honor anything something recognition distinction medal trophy')
const grants = stems('scholarship grant bursary fellowship stipend')
const lesser =
  /\b(?:finalists?|runners?-up|shortlist\w*|nominat\w+|nominee|(?:second|third|2nd|3rd) (?:place|prize)|mention|commended|silver|bronze|place \d+|team)\b/

/** The entry of a prize that was won, where one is asked for. */
const prizeProof = ({ verb, thing, before, beside }: Whether, doc: Doc): string | null => {
  const isPrize = doc.kind === 'achievements' && (grants.has(thing) || doc.facts.some(({ kind }) => kind === 'prize'))
  if (!winning.has(verb) || !isPrize || lesser.test(doc.text)) return null
  const held = new Set(terms(doc.text))
  if (!prizes.has(thing) && !(grants.has(thing) && held.has(thing))) return null
  return [...before, ...beside].every((word) => prizes.has(word) || held.has(word)) ? doc.name : null
}

const studying = stems('study read')
const having = stems('have hold own possess get got')
const ofFit = stems('valid current full')

/** The line of what was studied, and where. */
const studyProof = ({ verb, thing, before, beside }: Whether, doc: Doc): string | null => {
  const isDegree = doc.facts.some((fact) => fact.kind === 'degree' && (fact.field !== null || fact.school !== null))
  if (!studying.has(verb) || doc.kind !== 'other' || !isDegree) return null
  const held = new Set(terms(doc.text))
  return [thing, ...before, ...beside].every((word) => word === '' || held.has(word)) ? doc.text : null
}

/** What hangs on a condition is not there yet. */
const conditional = /\b(?:prefer\w*|planned|would|if)\b/
const preposition = oneOf(phrases.proofs.preposition)

const tooWide = stems('experience knowledge background skill interest idea right time')

/** The entry that names the thing which somebody is asked to have: a licence, a certificate, a permit. */
const entryProof = (asked: Whether, doc: Doc, today: Moment): string | null => {
  const { verb, thing, beside } = asked
  if (!having.has(verb) || doc.kind !== 'other' || thing === '' || tooWide.has(thing)) return null
  const entry = doc.sentences.join(' ')
  if (limitsYes(entry, today, asked.plain, true) || isWish(entry) || conditional.test(fold(entry))) return null
  const before = asked.before.filter((word) => !ofFit.has(word))
  const heads = entry.split(/[,;.:]\s/).map((part) => {
    const list = part.split(' ')
    const end = list.findIndex((word) => preposition.test(word))
    return end < 0 ? part : list.slice(0, end).join(' ')
  })
  return heads.some((head) => hasObject(head, { ...asked, before, beside: [] }, '')) &&
    beside.every((word) => terms(entry).includes(word))
    ? entry
    : null
}

/** The sentence of a piece of evidence that says by itself that what is asked is so; null when none does. */
export const proofOf = (asked: Whether, doc: Doc, today: Moment): string | null => {
  if (doc.kind === 'answer' || words(doc.text).length === 0) return null
  const sentence =
    peopleProof(asked, doc) ??
    deedProof(asked, doc) ??
    changeProof(asked, doc) ??
    participleProof(asked, doc) ??
    dutyProof(asked, doc)
  if (sentence !== null) return limitsYes(sentence, today, asked.plain, asked.isNow) ? null : sentence
  return teachingProof(asked, doc) ?? prizeProof(asked, doc) ?? studyProof(asked, doc) ?? entryProof(asked, doc, today)
}
