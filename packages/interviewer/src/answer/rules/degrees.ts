import { terms } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { type DegreeLevel, degreeLevels, degreesIn, levelAsked } from '../degree-levels.ts'
import { limitsYes } from '../proofs/limits.ts'
import type { Hit } from '../rank.ts'
import { evidenceOf, topicNamed } from '../topics/topics.ts'
import { holdsName } from '../words-of-docs.ts'
import { askingWords } from './asking-words.ts'
import { isOpenEntry } from './entries.ts'
import { isIn, specificsOf } from './mentions.ts'
import type { Matter, Rule } from './rule.ts'

/** Words by which a degree is asked for, and that say nothing of its subject. */
const ofDegree = new Set(
  terms(
    'degree bachelor bachelors master masters doctorate doctoral phd undergraduate postgraduate university first hold',
  ),
)
/** 'Does she have a university degree?': one of any level. */
const asksOfUniversity =
  /\b(?:university|academic) (?:degree|education|educated|graduate|diploma)\b|\b(?:been|went|go|gone) to (?:university|uni)\b|\bgraduate of a university\b/
const ofUniversity = /\b(?:universi\p{L}+|hochschule|fachhochschule|polytechnic|politecnic\p{L}*)/iu
/** What is taught at a university beside its degrees, or done there. */
const noDegree =
  /\b(?:certificate|course|courses|seminar|school|workshop|prize|award|scholarship|hospital|press|months?|weeks?)\b/i
/** What somebody studies, plans or began is asked of another line. */
const asksElse =
  /\b(?:study|studies|studying|doing|pursu\w*|working (?:on|towards?)|plan\w*|want\w*|consider\w*|would|start\w*|began|begin|enrol\w*|when|where|why|how|or)\b/
/** A degree that is not there yet. */
const expected = /\b(?:expected|anticipated|ongoing|candidate|to be awarded|present|since)\b/i
/** A name of a degree is no name that a school must bear. */
const degreeName = /^(?:ph\.?d|doctorate|(?:bachelor|master)(?:'?s)?(?: (?:degree|of science|of arts))?)$/

const lineOf = ({ name, sentences }: Doc): string => [name, ...sentences].filter((text) => text !== '').join('. ')

/** The entries of degrees of a level, in the subject and of the school that are asked for. */
const degreesOf = ({ question, hits }: Matter, level: DegreeLevel): Hit[] => {
  const subject = specificsOf(question).filter(({ stem }) => !askingWords.has(stem) && !ofDegree.has(stem))
  const names = question.names.filter((name) => !degreeName.test(name))
  return hits.filter(({ doc }) => {
    const line = lineOf(doc)
    return (
      (doc.kind === 'other' || doc.kind === 'achievements') &&
      degreesIn(line).includes(level) &&
      subject.every(isIn(line)) &&
      names.every((name) => holdsName(doc, name)) &&
      !isOpenEntry(doc)
    )
  })
}

const isDegree = (line: string): boolean =>
  degreesIn(line).length > 0 || (ofUniversity.test(line) && !noDegree.test(line))
/** Entries of education: the degrees of a university, and the others. */
const ofEducation = ({ hits, index, meaning }: Matter): [Hit[], Hit[]] => {
  const education = topicNamed('education')
  const entries = education === undefined ? [] : evidenceOf(education, index, meaning)
  const all = hits.filter(
    ({ doc }) =>
      (doc.kind === 'other' || doc.kind === 'achievements') &&
      (entries.includes(doc) || degreesIn(lineOf(doc)).length > 0),
  )
  const isOf = ({ doc }: Hit) => isDegree(lineOf(doc)) && !isOpenEntry(doc) && !expected.test(lineOf(doc))
  return [all.filter(isOf), all.filter((hit) => !isOf(hit))]
}

/** A degree is asked for by its level and written by its abbreviation: 'M.Tech.' is a master's degree. */
export const degreeRules: Rule[] = [
  {
    name: 'a degree of a university',
    examples: ['Does she have a university degree?'],
    judge: (matter) => {
      const { question } = matter
      const isAsked = question.whether && asksOfUniversity.test(question.plain) && levelAsked(question.plain) === null
      const others = specificsOf(question).some(({ stem }) => !askingWords.has(stem) && !ofDegree.has(stem))
      if (!isAsked || others || question.years.length > 0 || asksElse.test(question.plain)) return null
      const [degrees, near] = ofEducation(matter)
      if (degrees.length > 0)
        return {
          outcome: 'answered',
          cited: degrees.slice(0, 2),
          telling: 'lines',
          sure: true,
          proved: true,
          confidence: 0.9,
        }
      return near.length === 0
        ? null
        : { outcome: 'closest', near: near.slice(0, 2), closeness: 'unlikely', confidence: 0.4 }
    },
  },
  {
    name: 'a degree by its level',
    examples: ['Does she have a bachelor’s degree?'],
    judge: (matter) => {
      const { question, today } = matter
      const level = levelAsked(question.plain)
      if (level === null || !question.whether || asksElse.test(question.plain) || question.years.length > 0) return null
      const ofLevel = degreesOf(matter, level)
      const held = ofLevel.filter(({ doc }) => !expected.test(lineOf(doc)))
      const proved = held.filter(({ doc }) => !limitsYes(lineOf(doc), today, question.plain, true))
      if (proved.length > 0)
        return {
          outcome: 'answered',
          cited: proved.slice(0, 2),
          telling: 'lines',
          sure: true,
          proved: true,
          confidence: 0.9,
        }
      // Who has a higher degree is shown it, and nothing is said of the lower one
      const higher = degreeLevels.slice(degreeLevels.indexOf(level) + 1).reverse()
      const [highest] = higher.flatMap((other) => degreesOf(matter, other))
      const shown = ofLevel[0] ?? highest
      return shown === undefined ? null : { outcome: 'closest', near: [shown], closeness: 'likely', confidence: 0.4 }
    },
  },
]
