import { fold, words } from '../../text/words.ts'
import { certificate, degree } from '../topics/resume-words.ts'
import { isTradeWord } from './bears.ts'
import { isIn } from './mentions.ts'
import { longestList, type Rule } from './rule.ts'
import { thingsAsked } from './unmentioned.ts'

const ofEntries = new Set(['achievements', 'technical', 'skills', 'roles'])
/** What was done with an entry says nothing of which it is. */
const ofDoing = /^(?:pass|passed|taken|sat|held|attended|finished|completed|won|joined|written)$/

const asksOfUnderway =
  /\b(?:working towards|(?:studying|training)(?: for)? (?:anything|something|now|currently|at the moment)|(?:currently|now|still) (?:studying|training|learning)|in progress|any (?:ongoing|current|running) (?:courses?|stud(?:y|ies)|training|certifications?))\b/
/** How a line says that something is begun and goes on. */
const saysUnderway =
  /\b(?:half ?way|signed up|booked|working (?:on|towards)|in progress|under ?way|ongoing|studying|enrolled|(?:final|[1-4](?:st|nd|rd|th)) year|\d+ of \d+|(?:since|from) (?:\p{L}+ )?20\d\d|expected)\b/u

/** What somebody studies or works towards today. */
export const underwayRule: Rule = {
  name: 'what is not finished yet',
  examples: ['is she studying anything?'],
  judge: ({ question, hits, today }) => {
    if (!asksOfUnderway.test(question.plain) || question.names.length > 0) return null
    const cited = hits.filter(({ doc }) => {
      const text = fold([doc.name, ...doc.sentences].join('. '))
      const isOfStudy =
        doc.kind === 'achievements' ||
        (doc.kind === 'other' && (degree.test(text) || certificate.test(text) || level.test(text)))
      const isAhead = doc.kind === 'other' && doc.end !== null && doc.end.year > today.year
      return isOfStudy && (saysUnderway.test(text) || isAhead)
    })
    return cited.length === 0
      ? null
      : { outcome: 'answered', cited: cited.slice(0, most), telling: 'lines', confidence: 0.85 }
  },
}
const most = 2
const level = /\blevel \d\b/

/** The kind that is asked for, in the words before and with it: 'which exams', 'what other actuarial exams'. */
const kindAsked =
  /^(?!.*\bexperience\b)(?:and |so |ok )?(?:which|what|any|list|name) ((?:[\p{L}-]+ ){0,3}?[\p{L}-]{3,}s)\b/u

/** The entries whose own name says that they are of the kind that is asked for: 'which exams has she passed?' and 'SOA Exam P', 'SOA Exam FM'. */
export const calledRule: Rule = {
  name: 'entries that are called what is asked for',
  examples: ['which register entries does she have?'],
  judge: (matter) => {
    const { question, hits } = matter
    if (question.topicsByLikelihood[0]?.topic === 'awards') return null
    const [, said = ''] = kindAsked.exec(question.plain) ?? []
    if (said === '' || question.names.length > 0 || question.years.length > 0) return null
    const things = thingsAsked(matter, { intent: false }).filter(({ word }) => !ofDoing.test(word))
    const kind = things.find(({ word }) => said.endsWith(word) && !word.endsWith('ss'))
    const others = things.filter((thing) => thing !== kind && !isTradeWord(matter)(thing))
    if (kind === undefined || isTradeWord(matter)(kind)) return null
    const cited = hits.filter(
      ({ doc }) =>
        doc.kind !== 'skills' &&
        ofEntries.has(doc.kind) &&
        words(doc.name).length > 1 &&
        [kind, ...others].every(isIn(doc.name)),
    )
    return cited.length === 0
      ? null
      : { outcome: 'answered', cited: cited.slice(0, longestList), telling: 'lines', confidence: 0.8 }
  },
}

const opening =
  /^(?:and |so |also )?(?:(?:has|have|does|do|did|is|any|got) )?(?:(?:she|he|they|you|the candidate) )?(?:(?:have|got|hold|holds|has|know|knows|any|an?|the|with) ){0,3}/
const joint = /,? (?:and|or|plus) |[,;&/+]/
/** Words beside a name that ask for no other thing. */
const besideName =
  /^(?:level|grade|score|mark|hours|certified|certificate|cert|card|licen[cs]e|ticket|too|also|valid|held|training|course|an?|the|his|her|got|still|and|or|in|of|with)$/
const longestName = 3

/** The names of a list of two to four that a question is nothing but: 'SST, TOEIC?', 'does she have RSA and a food handler card'. */
const namesListed = (plain: string): string[][] => {
  const parts = plain
    .replace(/[?.! ]{1,5}$/, '')
    .replace(opening, '')
    .split(joint)
    .map((part) => words(part).filter((word) => !besideName.test(word)))
  const areNames =
    parts.length > 1 && parts.length < 5 && parts.every(({ length }) => length > 0 && length <= longestName)
  return areNames ? parts : []
}

/** Entries that are asked for together, each by its name. */
export const listedRule: Rule = {
  name: 'entries of a list, each by its name',
  examples: ['epic and excel?', 'IOSH, midwives register?'],
  judge: ({ question, hits }) => {
    if (!question.whether && !question.note) return null
    const names = namesListed(question.plain)
    // One line that speaks of them all says more than each entry for itself
    const speaksOfAll = (text: string) => names.flat().every((word) => words(text).includes(word))
    if (hits.some(({ doc }) => doc.kind === 'experience' && doc.sentences.some(speaksOfAll))) return null
    const found = names.map((name) => {
      const holds = (text: string) => name.every((word) => words(text).includes(word))
      return (
        hits.find(({ doc }) => ofEntries.has(doc.kind) && holds(doc.name)) ??
        hits.find(({ doc }) => (doc.kind === 'other' || ofEntries.has(doc.kind)) && holds(doc.sentences.join('. ')))
      )
    })
    const cited = [...new Set(found.filter((hit) => hit !== undefined))]
    // One of a list alone is left to the rules for one thing
    const isOfEntries = cited.some(({ doc }) => ofEntries.has(doc.kind))
    return cited.length < 2 || found.includes(undefined) || !isOfEntries
      ? null
      : { outcome: 'answered', cited, telling: 'lines', undivided: true, confidence: 0.85 }
  },
}
