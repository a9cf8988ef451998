import { fold, terms } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { readMoment, readRange } from '../dates.ts'
import { isBreak } from '../dates-of-docs.ts'
import { judged } from '../judge/features.ts'
import { type Hit, surely } from '../rank.ts'
import { type Gap, gapBetween, gapsOf, monthOf, notable } from '../telling-gaps.ts'
import { isAccepted } from './accept.ts'
import { withLeaves } from './endings.ts'
import { datesAlone } from './named-things.ts'
import type { Rule } from './rule.ts'

/** 'What did she do between Lyon and the bakery?': the two jobs. */
const between = /\bbetween (?:the |her |his )?([^,?]{2,60}?) and (?:the |her |his )?([^,?]{2,60}?)[?.! ]{0,5}$/
const ofDifference = /\b(?:differ\w*|compar\w*|choose|change[ds]?|versus)\b/
const ofWork = new Set(terms('job jobs post role position contract work working being time at in'))

const isJobNamed = ({ doc }: Hit, name: string): boolean => {
  const held = new Set(terms(`${doc.title}. ${doc.name}`))
  const asked = terms(name).filter((word) => !ofWork.has(word))
  return doc.kind === 'experience' && asked.length > 0 && asked.every((word) => held.has(word))
}

/** The time between the two jobs that a question names, in whichever order. */
const gapNamed = (plain: string, hits: Hit[]): Gap | null => {
  const [, one = '', other = ''] = between.exec(plain) ?? []
  if (one === '' || ofDifference.test(plain)) return null
  const pairs = [
    [one, other],
    [other, one],
  ].flatMap(([first = '', second = '']) =>
    hits
      .filter((hit) => isJobNamed(hit, first))
      .flatMap((before) =>
        hits.filter((hit) => isJobNamed(hit, second)).map((after) => gapBetween(before.doc, after.doc)),
      ),
  )
  const [nearest = null] = pairs.flatMap((gap) => gap ?? []).sort((a, b) => a.to - a.from - (b.to - b.from))
  return nearest
}

const point = '((?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.? )(?:19|20)\\d\\d)'
const fromTo = new RegExp(`\\b(?:between|from) ${point} (?:and|to|until|till|through|-) ${point}`)

/** The time without a job that a question names by its months: 'between June 2014 and March 2015'. */
const gapDated = (plain: string, hits: Hit[]): Gap | null => {
  const [, first = '', last = ''] = fromTo.exec(plain) ?? []
  const [start, end] = [readMoment(first), readMoment(last)]
  if (start === null || end === null) return null
  const [from, to] = [monthOf(start, 1), monthOf(end, 12)]
  // A job may have ended in the first of these months and another begun in the last
  return gapsOf(hits.map(({ doc }) => doc)).find((gap) => gap.from <= from + 1 && gap.to >= to - 1) ?? null
}

const asksOfGap = /\b(?:gaps?|time off|time out|year off|hole|break)\b(?! (?:off|down|up|even))/

/** What a time was spent with, or why it came, is told by lines alone. */
const asksForMore = /\b(?:what|why|how|when|explain|reasons?|doing)\b/
const ofNoWork = /\b(?:gaps?|breaks?|without (?:a )?(?:job|work)|unemploy\w*|out of work|between jobs|time off|hole)\b/

const beside = new Set<Doc['kind']>(['other', 'roles'])
/** A line that tells of a time of its own inside a gap, whatever it was spent with. */
const isWithin = ({ doc }: Hit, { before, after, from, to }: Gap): boolean => {
  const range = readRange(doc.startText) ?? { start: doc.start ?? readMoment(doc.text), end: doc.end }
  // A certificate of one day fills no gap, a course from one year to another does
  const isBeside = beside.has(doc.kind) || (doc.kind === 'achievements' && range.end !== null)
  if ((!isBeside && !isBreak(doc)) || range.start === null) return false
  const [start, end] = [monthOf(range.start, 6), monthOf(range.end ?? range.start, 6)]
  // What began in a year without a month may have begun in any month of it
  if (monthOf(range.start, 12) >= from - 1 && monthOf(range.end ?? range.start, 1) <= to + 1 && end > from) return true
  // A job that ended 'in spring 2021' may have ended in any month of that year: what began in it and went on was after the job
  const [ended, began] = [before.end, after.start]
  const [earliest, latest] = [ended === null ? from : monthOf(ended, 1), began === null ? to : monthOf(began, 12)]
  return start >= earliest - 1 && end <= latest + 1 && start < to && end > from
}

/** What a time between two jobs was for: the line that tells of that time, or that none does, with the dates of both jobs. */
export const gapRules: Rule[] = [
  {
    name: 'the time between two jobs',
    examples: ['what did she do between the trainer job and Penhallow?'],
    judge: (matter) => {
      const { question, hits } = matter
      const isGap = asksOfGap.test(question.plain) && question.names.length === 0
      const years = isGap ? question.years : []
      const ofYears = gapsOf(hits.map(({ doc }) => doc)).filter(({ from, to }) =>
        years.some((year) => from < year * 12 + 12 && to > year * 12 + 1),
      )
      const gap = gapNamed(fold(question.text), hits) ?? gapDated(question.plain, hits) ?? ofYears[0]
      if (gap === undefined || ofYears.length > 1) return null
      if (hits.slice(0, judged).some((hit) => hit.doc.kind === 'answer' && isAccepted(matter, hit))) return null
      const within = withLeaves(matter).filter((hit) => isWithin(hit, gap))
      // What lasted a year without saying which months fills a gap only where no line tells of it
      const lines = within.filter(({ doc }) => doc.kind === 'other' || isBreak(doc))
      // What is of that time alone says what it was for, a role that goes on does not
      const cited = (lines.length > 0 ? lines : within).sort(
        (one, other) => Number(one.doc.kind === 'roles') - Number(other.doc.kind === 'roles'),
      )
      return cited.length > 0
        ? { outcome: 'answered', cited: cited.slice(0, 2), undivided: true, confidence: 0.8 }
        : {
            outcome: 'closest',
            near: [gap.before, gap.after].flatMap((job) => hits.filter(({ doc }) => doc === job)).map(datesAlone),
            closeness: 'unlikely',
            undivided: true,
            confidence: 0.3,
          }
    },
  },
  {
    name: 'the times without a job',
    examples: ['are there any gaps in her employment?', 'employment gaps'],
    judge: (matter) => {
      const { question, hits } = matter
      const [first] = question.topicsByLikelihood
      const isAsked =
        first?.topic === 'gap' &&
        first.likelihood >= surely &&
        ofNoWork.test(question.plain) &&
        !asksForMore.test(question.plain)
      if (!isAsked || question.names.length > 0 || question.years.length > 0) return null
      if (hits.slice(0, judged).some((hit) => hit.doc.kind === 'answer' && isAccepted(matter, hit))) return null
      const jobs = hits.filter(({ doc }) => doc.kind === 'experience' && !isBreak(doc))
      if (jobs.length < 2 || jobs.some(({ doc }) => doc.start === null)) return null
      const gaps = gapsOf(jobs.map(({ doc }) => doc)).filter(({ from, to }) => to - from >= notable)
      const within = hits.filter((hit) => isBreak(hit.doc) || gaps.some((gap) => isWithin(hit, gap)))
      return { outcome: 'answered', cited: [...jobs, ...within], telling: 'gaps', undivided: true, confidence: 0.85 }
    },
  },
]
