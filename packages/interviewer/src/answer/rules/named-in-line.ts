import { fold, terms } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { jobsLatestFirst } from '../dates-of-docs.ts'
import { holdsLess } from '../lesser.ts'
import { tellsOfOthers } from '../of-others.ts'
import { limitsYes } from '../proofs/limits.ts'
import type { Hit } from '../rank.ts'
import type { ReadQuestion, Topic } from '../read-question.ts'
import { isWish } from '../wishes.ts'
import { holdsName } from '../words-of-docs.ts'
import { askingWords } from './asking-words.ts'
import { passesGuards } from './guards.ts'
import { denies, isIn, specificsOf } from './mentions.ts'
import type { Matter, Rule } from './rule.ts'

/** A job cut to the lines that name a thing; none for all other evidence. */
export const namingIt = ({ question }: Matter, things: Topic[], hit: Hit): Hit[] => {
  const isNamed = (text: string) =>
    things.every(isIn(text)) && question.names.every((name) => holdsName({ ...hit.doc, context: fold(text) }, name))
  const sentences = hit.doc.sentences.filter(isNamed)
  return hit.doc.kind !== 'experience' || sentences.length === 0 ? [] : [{ ...hit, doc: { ...hit.doc, sentences } }]
}

/** At most so many lines, of as many jobs, are told of who has worked with a thing. */
const most = 2

/** The jobs, latest first, of which a line, by no other's work and without a limit, names a thing, each cut to that line. */
export const linesNaming = (matter: Matter, things: Topic[]): Hit[] => {
  const { question, today } = matter
  const isPlain = (text: string) =>
    !limitsYes(text, today, question.plain, false) && !denies(text, question) && !isWish(text)
  const jobs = jobsLatestFirst(matter.hits.map(({ doc }) => doc))
  return [...matter.hits]
    .sort((one, other) => jobs.indexOf(one.doc) - jobs.indexOf(other.doc))
    .flatMap((hit) => namingIt(matter, things, hit))
    .flatMap((hit): Hit[] => {
      const [sentence] = hit.doc.sentences
        .filter(isPlain)
        .sort((one, other) => question.nearness(other).answering - question.nearness(one).answering)
      if (sentence === undefined) return []
      const cut = { ...hit, doc: { ...hit.doc, sentences: [sentence] } }
      return passesGuards(matter, hit) && !tellsOfOthers(question, cut.doc) && !holdsLess(question, cut) ? [cut] : []
    })
    .slice(0, most)
}

/** Whether somebody has had to do with a thing, by verbs that say nothing of what was done. */
const asksOfDealings =
  /^(?:(?:and|also|so) )?(?:has|have|did|does|do|any|is|are)\b.*\b(?:work(?:ed|ing)? (?:on|with)|us(?:ed|e|ing)|experienced? (?:of|in|with|on)|experience|exposure to|familiar with|dealt with|come across|touched)\b/
/** More than that it was there: in which way, how long, at which level, as what, or one of two. */
const asksMore =
  /\b(?:how|what|which|where|when|why|who|years?|months?|since|or|expert|advanced|senior|strong|alone|own|large|big|international|without|lead|led|leading|manag\w*|team)\b/

/** True for the words of a thing that stand together in a line as in the question. */
const standTogether = ({ plain }: ReadQuestion, things: Topic[], { sentences }: Doc): boolean => {
  const phrase = things.map(({ stem }) => stem).join(' ')
  return (
    things.length < 2 ||
    (terms(plain).join(' ').includes(phrase) &&
      sentences.some((text) => ` ${terms(text).join(' ')} `.includes(` ${phrase} `)))
  )
}

/** Words by which dealings are asked for. */
const ofDealings = new Set(
  terms('work worked use used experience deal dealt familiar exposure come across touch touched job'),
)
/** True when the line, with its job, holds the everyday words of the question too: of 'a reception desk' also the reception. */
const holdsEveryday = ({ topics }: ReadQuestion, { title, name, sentences }: Doc): boolean => {
  const isHeld = isIn([title, name, ...sentences].join('. '))
  return topics.every(
    (topic) => topic.named || askingWords.has(topic.stem) || ofDealings.has(topic.stem) || isHeld(topic),
  )
}

/** A line of a job that names the very thing is a yes for who asks whether somebody has had to do with it. */
export const namedInLine: Rule = {
  name: 'a line of a job that names the thing',
  examples: ['Has she worked on wound checks?'],
  judge: (matter) => {
    const { question } = matter
    if (!question.whether || !asksOfDealings.test(question.plain) || asksMore.test(question.plain)) return null
    if (question.years.length > 0 || question.numbers.length > 0) return null
    const things = specificsOf(question).filter(({ stem }) => !askingWords.has(stem))
    if (question.names.length === 0 && things.length === 0) return null
    const cited = linesNaming(matter, things).filter(
      ({ doc }) => standTogether(question, things, doc) && holdsEveryday(question, doc),
    )
    return cited.length === 0 ? null : { outcome: 'answered', cited, sure: true, proved: true, confidence: 0.8 }
  },
}
