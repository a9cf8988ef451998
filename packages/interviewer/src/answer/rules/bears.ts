import { fold, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { asksForSeveral } from '../extent.ts'
import { likelihoodOf } from '../judge/judge.ts'
import { likestWord } from '../judge/like-words.ts'
import { languagesOf } from '../languages-of.ts'
import { monthWords } from '../names-in-question.ts'
import { neededForm } from '../needed-form.ts'
import { namesUnknown } from '../parts.ts'
import type { Hit } from '../rank.ts'
import type { Topic } from '../read-question.ts'
import { namesMatterOtherwise } from '../thesaurus/thesaurus.ts'
import { holdsName } from '../words-of-docs.ts'
import { isIn, mentionsIn, shareHeld } from './mentions.ts'
import { isOfJobNamed } from './place-asked.ts'
import type { Matter } from './rule.ts'
import { holdsSubject } from './subject.ts'
import { opposites, thingsAsked } from './unmentioned.ts'

/** From which likeness on a word of a line stands for one of the question. */
const standsFor = 0.7

/** How somebody introduces themselves: the words before the first mark. */
const headOf = ({ sentences: [first = ''] }: Doc): string =>
  first.split(/[,.;:(]|\b(?:at|in|with|from|based|who|of)\b/u)[0] ?? ''
const longestHead = 6

/** True for a word of the trade: it stands in the titles and the employers of the jobs, or in how somebody introduces themselves, so that a line that shares only it shares nothing. */
export const isTradeWord =
  ({ index }: Matter) =>
  (thing: Topic): boolean =>
    index.docs.some((doc) => {
      const { kind, title, name } = doc
      if (kind === 'overview') return words(headOf(doc)).length <= longestHead && isIn(headOf(doc))(thing)
      const fields = `${title}. ${name}`
      return kind === 'experience' && (isIn(fields)(thing) || holdsSubject(fields, [thing], true))
    })

/** The verb of a question for yes or no: 'built' of 'Has she ever built models?'. */
const verbAsked =
  /^(?:and |so |also )?(?:has|have|had|did|does|do|can|could|is|was|would|will) (?!(?:the|an?|his|her|their|your|its|this|that|these|those|there|any) )\p{L}+ (?:ever |also |already |really |actually )?(\p{L}+) (?=\p{L})/u

/** That somebody holds a paper says not for what: 'licensed to carry firearms' is not borne by a driving licence. */
const ofPaper = /^(?:licen[cs](?:e|ed|es)|trained|training|trainings|certified|qualified|registered|accredited)$/

/** The words that say which thing is asked for, without the verb and the words of the trade where others are left. */
const pointOf = (matter: Matter, hit: Pick<Hit, 'intent'>): Topic[] => {
  const isTrade = isTradeWord(matter)
  const [, verb = ''] = matter.question.whether ? (verbAsked.exec(matter.question.plain) ?? []) : []
  const things = thingsAsked(matter, hit).filter(({ word }) => !/\d/.test(word) && !monthWords.has(word))
  const nouns = things.filter(({ word }) => word !== verb && !ofPaper.test(word))
  const own = nouns.filter((thing) => !isTrade(thing))
  return own.length > 0 ? own : nouns.length > 0 ? nouns : things
}

/** A word without the ending of a verb: 'coding' and 'Codes' are forms of one. */
const baseOf = (word: string): string => word.replace(/(?<=\p{L}{3})(?:ing|ed|es|e|s)$/u, '')
const holdsForm = (text: string, { word }: Topic): boolean => words(text).some((held) => baseOf(held) === baseOf(word))

/** True for a line that bears the very thing that is asked for, or what stands for it; not only the verb, the trade or the employer. */
export const bearsPoint = (matter: Matter, hit: Hit): boolean => {
  const { doc } = hit
  const point = pointOf(matter, hit)
  const fields = doc.kind === 'experience' ? '' : `${doc.title}. ${doc.name}. ${doc.level}. `
  const texts = doc.sentences.length === 0 ? [`${doc.title}. ${doc.name}`] : doc.sentences
  return point.some(
    (thing) =>
      texts.some((text) => mentionsIn(fields + text)(thing) || holdsForm(text, thing)) ||
      shareHeld([thing], doc) === 1 ||
      (!opposites.test(thing.word) && likestWord(thing, doc, matter) >= standsFor),
  )
}

/** True where a name that is asked for, and that is no employer's, stands in the evidence. */
const holdsNameAsked = ({ question, index }: Matter, { doc }: Hit): boolean =>
  question.names.some(
    (name) =>
      holdsName(doc, name) &&
      !index.docs.some((job) => job.kind === 'experience' && holdsName({ ...job, context: fold(job.name) }, name)),
  )

const asksOfMove = /\b(?:relocat\w+|mov(?:e|ing) to|transfer(?:red)? to)\b/u
const saysOfMove = /\b(?:relocat\w+|(?:to|not) move|would (?:not )?move|stay in|commut\w+)\b/u
/** Where somebody would go is told without the name of the town: 'Willing to relocate within East Africa', 'I do not want to move'. */
export const tellsOfMove = ({ question }: Matter, { doc }: Hit): boolean =>
  asksOfMove.test(question.plain) && (doc.kind === 'other' || doc.kind === 'answer') && saysOfMove.test(doc.text)

/**
 * How likely a line must be to be shown, by what it bears of what is asked for. Of 958 closest answers about 230 people: lines that bear nothing of it were right in .3 of
 * the cases below .3 and in .5 above, where it is asked whether in .4 below .6; of those that bear less than half of it one in ten below .3. Short entries say it in a word of their own ('Python' for 'can he code',
 * 'Nastran' for simulation software): from .33 on 13 of 21 were right where it is asked whether, of lines of jobs 3 of 18; of tools from .12 on half where a thing is asked for. What leads the ranking and has the form that is asked for
 * (a figure, a time of the day) may name the thing otherwise.
 */
const least = {
  ofPoint: 0.3,
  ofHalf: 0.15,
  ofMatter: 0.4,
  whether: 0.6,
  other: 0.3,
  ofAnswer: 0.4,
  ofEntry: 0.33,
  ofTool: 0.12,
  ofForm: 0.25,
} as const

/** From which likeness on an entry can be meant: of less alike ones the likelihood only says that nothing else is near. */
const likeEntry = 0.12
/** From which likeness on an entry that bears something of what is asked for is near to all of it. */
const alikeEntry = 0.5

/** True for a short entry of a list, which says one thing: it bears on a question as a whole or not at all. */
const isEntry = ({ kind }: Doc): boolean => kind !== 'experience' && kind !== 'answer' && kind !== 'overview'

/** True where a sentence names the matter that is asked for by another of its names: 'pilferage' for theft. */
const sharesMatter = ({ question }: Matter, { doc }: Hit): boolean =>
  doc.sentences.some((text) => namesMatterOtherwise(text, question.plain))

/** From which share of the ranking on no other evidence is meant. */
const surelyMeant = 0.75

/** From which likelihood on a line is near that bears nothing of what is asked for. */
const barWithoutPoint = ({ question }: Matter, { doc, intent }: Hit, point: Topic[]): number => {
  if (intent) return least.ofMatter
  if (doc.kind === 'answer') return least.ofAnswer
  if (point.length === 0 && question.names.some((name) => holdsName(doc, name))) return 0
  return question.whether && point.length > 0 ? least.whether : least.other
}

/** True for what leads the ranking, or is of the job that is named, and has the form of what is asked for: a figure, a time of the day. */
export const leadsWithForm = (matter: Matter, hit: Hit): boolean => {
  const { question, hits } = matter
  const { doc } = hit
  const hasForm = neededForm(question)
  const isOfForm = (text: string) => hasForm?.(text) === true || (question.wanted === 'count' && /\d/.test(text))
  return (
    hasForm !== null &&
    (doc === hits[0]?.doc || isOfJobNamed(matter, hit)) &&
    doc.kind !== 'answer' &&
    doc.sentences.some(isOfForm)
  )
}

/** From which likelihood on a line is near: what bears the thing itself sooner than what only may stand for it. */
export const leastNear = (matter: Matter, hit: Hit): number => {
  const { question } = matter
  const point = pointOf(matter, hit)
  // How somebody introduces themselves is near to who asks to be told of their experience
  if (holdsNameAsked(matter, hit) || tellsOfMove(matter, hit)) return 0
  if (hit.doc.kind === 'overview' && asksForSeveral(question)) return 0
  const held = point.length === 0 ? 0 : sharesMatter(matter, hit) ? 1 : shareHeld(point, hit.doc)
  // How long a job lasted says nothing of a thing that it does not name
  const lacksThing = namesUnknown(question, matter.index) || (point.length > 0 && held < 1)
  const isOfTime = hit.doc.kind === 'experience' || hit.doc.kind === 'overview'
  if (question.wanted === 'duration' && isOfTime && lacksThing) return least.whether
  if (held < 1 && leadsWithForm(matter, hit)) {
    if (isOfJobNamed(matter, hit)) return 0
    if (question.wanted !== 'count' || bearsPoint(matter, hit)) return least.ofForm
  }
  // 'Negotiation with retail chains' is near to who asks for retail procurement: it is alike as a whole
  const isHalf = held >= 0.5 || (isEntry(hit.doc) && hit.likeness >= alikeEntry)
  if (bearsPoint(matter, hit)) return held === 1 ? 0 : isHalf ? least.ofHalf : least.ofPoint
  // The entry of a usual matter, or what was told of it, is near in itself; the line of a job that only touches on it is not
  if (hit.intent && point.length === 0 && hit.doc.kind !== 'experience') return 0
  // Who asks for a language is shown those that are spoken
  if (point.length === 0 && hit.share >= surelyMeant && languagesOf(hit.doc) !== null) return 0
  if (hit.doc.kind === 'technical' && !question.whether) return least.ofTool
  const bar = barWithoutPoint(matter, hit, point)
  // An entry that has only the verb is of another thing: 'inspection' of ropes for who asks about lifeboats
  const hasVerb = shareHeld(thingsAsked(matter, hit), hit.doc) > 0 && thingsAsked(matter, hit).length > 0
  return isEntry(hit.doc) && hit.likeness >= likeEntry && !hasVerb ? Math.min(bar, least.ofEntry) : bar
}

/** Beside the first stands a line of which so much of the first's likelihood is left, or that bears as much. */
const asLikely = 0.5

/** True for a line that is shown beside the first: it is nearly as likely, or bears as much of what is asked for where the first does not bear all of it. */
export const bearsAsMuch = (matter: Matter, other: Hit, first: Hit): boolean => {
  const point = pointOf(matter, first)
  const held = point.length === 0 ? 1 : shareHeld(point, first.doc)
  const bearsLess = point.length > 0 && shareHeld(point, other.doc) < held
  if (!bearsLess && likelihoodOf(matter, other) >= asLikely * likelihoodOf(matter, first)) return true
  const isOpen = held < 1 || asksForSeveral(matter.question)
  return isOpen && bearsPoint(matter, other) && shareHeld(point, other.doc) >= held
}
