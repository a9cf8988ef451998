import { readDeed } from '../facts/clause.ts'
import { changeIn, figuresIn } from '../facts/figures.ts'
import { fold } from '../text/words.ts'
import type { Doc } from './build-index.ts'

/** What a line of a job is worth to who asks about the whole job: a result in figures most, a thought of two words least. */
const worth = {
  change: 3,
  better: 1.5,
  figure: 1,
  digit: 0.5,
  deed: 0.5,
  asked: 1,
  first: 0.5,
  short: -1,
  limit: -1.5,
} as const
const shortLine = 4
/** So many of the best lines are told whatever they say; others must say something, and not of others. */
const alwaysQuoted = 3
const thinLine = 5
/** 'Admissions 96,000 (2021/22) to 141,000 (2024/25)'. */
const fromTo = /\d[^.;:]{0,25} (?:to|->|→) [€£$]?\d/u
/** Words by which a line says that something became better. */
const better =
  /\b(?:halved|doubled|tripled|cut|reduced|lowered|saved|increased|raised|grew|improved|fewer|faster|won|award\w*|introduced|launched|built|founded|recovered|set up|first|passed|exceeded|ahead of schedule|under budget|negotiated|delivered)\b|\bdown (?:from|to|by)\b/
const limit =
  /\b(?:no|not|never|nobody|without|only|assisted|helped|colleague|by (?:another|other|an? external))\b(?!-)/
/** 'Without a fatality', 'no penalties since joining': nothing is limited by what did not go wrong, which is a result. */
const faultless =
  /\b(?:no|not (?:a|one)|without (?:an?|any)?|zero|free of) ?(?:\p{L}+[- ])?(?:accidents?|incidents?|injur\w+|fatalit\w+|casualt\w+|penalt\w+|fines?|complaints?|claims?|defects?|errors?|mistakes?|faults?|findings?|adjustments?|delays?|downtime|outages?|loss(?:es)?|breach\w*|overruns?|rework|non-?conformit\w+|near[- ]miss\w*)\b/u
const isLimited = (text: string): boolean => limit.test(fold(text).replace(faultless, ' '))

/** The town of a job, as layouts set it on a line of its own below the title: 'Cardiff, UK'. */
const isPlace =
  /^\p{Lu}[\p{L}'’.-]{1,20}(?: \p{Lu}[\p{L}'’.-]{1,20}){0,2}(?:, \p{Lu}[\p{L}'’.-]{1,20}(?: \p{Lu}[\p{L}'’.-]{1,20})?){1,2}$/u

const worthOf = (text: string, place: number, isAsked: boolean): number => {
  const plain = fold(text)
  return (
    (changeIn(text) === null && !fromTo.test(text) ? 0 : worth.change) +
    (better.test(plain) || faultless.test(plain) ? worth.better : 0) +
    (figuresIn(text).length > 0 ? worth.figure : /\d/.test(text) ? worth.digit : 0) +
    (isAsked ? worth.asked : 0) +
    (readDeed(text, true) === null ? 0 : worth.deed) +
    (place === 0 ? worth.first : 0) +
    (text.split(/\s+/).length < shortLine ? worth.short : 0) +
    (isLimited(text) ? worth.limit : 0)
  )
}

const compared =
  /\b(?:compared (?:with|to)|against|instead of|up from|down from)\b.{0,20}\d|\d[^()]{0,12}\([^()]{0,12}\b(?:was|were|before|previously):? [^()]{0,8}\d/
/** True for a line that tells what came of something in figures: from one to another, by so much, or beside another. */
export const tellsOutcome = (text: string): boolean =>
  changeIn(text) !== null || fromTo.test(text) || (/\d/.test(text) && compared.test(fold(text)))

/** From which worth on a line tells a result: a change in figures, or something better that is counted. */
const result = 2.5
/** At most so many results are told of one job. */
const ofOneJob = 2

/** A line of a job. */
export type JobLine = { doc: Doc; text: string }

/** What a result of the job before the latest is worth less, of the one before that twice as much, up to a limit: what somebody did last says most of them. */
const earlier = { each: 0.4, most: 1.6 } as const

/** The lines of some jobs, latest first, that tell most of what was achieved, few of each job; each with its job. */
export const resultsOf = (
  jobs: Doc[],
  most: number,
  speaksOfAsked: (text: string) => boolean = () => false,
): JobLine[] =>
  jobs
    .flatMap((doc, at) =>
      doc.sentences
        .map((text) => ({ doc, text, value: worthOf(text, 1, false) }))
        .filter(({ text, value }) => value >= result && !isLimited(text))
        .map((line) => ({
          ...line,
          value: line.value + (speaksOfAsked(line.text) ? worth.asked : 0) - Math.min(earlier.most, at * earlier.each),
        }))
        .sort((one, other) => other.value - one.value)
        .slice(0, ofOneJob),
    )
    .sort((one, other) => other.value - one.value)
    .slice(0, most)

/** The lines that tell most of a job, in their own order; those that speak of what is asked for rather than others. */
export const highlightsOf = (sentences: string[], most: number, speaksOfAsked: (text: string) => boolean): string[] =>
  sentences
    .filter((text, place) => place > 0 || sentences.length === 1 || !isPlace.test(text))
    .map((text, place) => ({ text, place, value: worthOf(text, place, speaksOfAsked(text)) }))
    .sort((one, other) => other.value - one.value || one.place - other.place)
    .filter(
      ({ text, value }, rank) =>
        rank < alwaysQuoted || value > 0 || (value === 0 && text.split(/\s+/).length >= thinLine),
    )
    .slice(0, most)
    .sort((one, other) => one.place - other.place)
    .map(({ text }) => text)
