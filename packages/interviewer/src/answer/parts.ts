import type { AnswerSentence } from '../interviewer.ts'
import { fold } from '../text/words.ts'
import type { AnswerIndex, Doc } from './build-index.ts'
import { numbersIn } from './counting.ts'
import type { Moment } from './dates.ts'
import { fieldSentence } from './field-sentence.ts'
import { holdsWanted } from './judge/holds-wanted.ts'
import type { Meaning } from './meaning.ts'
import { surely } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'
import { askingWords } from './rules/asking-words.ts'
import { specificsOf } from './rules/mentions.ts'
import { closed, quoted } from './sentence.ts'
import { evidenceOf, topicNamed } from './topics/topics.ts'
import { holdsName } from './words-of-docs.ts'

/** The usual topic that a part is surely of; '' for none. */
export const topicOf = ({ topicsByLikelihood: [first] }: ReadQuestion): string =>
  first === undefined || first.topic === 'open' || first.likelihood < surely ? '' : first.topic

/** True when a part names a thing of its own: a name, or a word that asks neither how nor for a usual topic. */
export const namesThing = (question: ReadQuestion): boolean =>
  question.names.length > 0 || specificsOf(question, topicOf(question)).some(({ stem }) => !askingWords.has(stem))

/** 'until when', 'and how long', 'which year': a question word and little more. */
const bare =
  /^(?:and |so |also |or )?(?:(?:since|until|from|for|at|in|with|by|on|to) )?(?:when|where|who|whom|why|how|which|what)\b(?: \S+){0,2}$/

/** 'degree and grade': the second is of the first. */
const ofAnother =
  /^(?:and |the |his |her |their ){0,2}(?:grade|mark|result|year|date|amount|price|size|number|reason|place|dates)s?$/

/** 'which ones has she done': of the things that were asked for before. */
const ofSameThings = /\bones\b/

/** 'Was that full time?', 'is it still current': of what was asked for before. */
const ofWhatWasAsked =
  /^(?:and |so )?(?:was|is|were|are|did|does|do|has|have|had|will|would|can|could) (?:that|it|this|those|these)\b/

/** True when a part of a question can be understood without the rest: not 'how well?' or 'and when?'. */
export const asksByItself = (question: ReadQuestion): boolean => {
  const plain = question.plain.replace(/[?.! ]{1,5}$/, '')
  return (
    !asksOfWorkThere.test(plain) &&
    !ofAnother.test(plain) &&
    !ofWhatWasAsked.test(plain) &&
    !ofSameThings.test(plain) &&
    asksAlone(question)
  )
}

const asksAlone = (question: ReadQuestion): boolean =>
  namesThing(question) || (topicOf(question) !== '' && !bare.test(question.plain.replace(/[?.! ]{1,5}$/, '')))

/** 'it' and 'them' as what something is done with: 'has she used it at work?', not 'is it current?'. */
const object = /(?<=\p{L} )(?:it|them)\b(?!['’])/u
/** A name of more words than these is no thing that 'it' stands for. */
const longestThing = 3

/** The parts of a question, with the thing that the first one names for the 'it' of a later one: 'Dutch level? and has she used Dutch at work'. */
export const withThing = (parts: string[], read: (part: string) => ReadQuestion): string[] => {
  const [first = '', ...others] = parts
  if (!others.some((part) => object.test(part))) return parts
  const question = read(first)
  const things = question.topics.filter(({ stem, weight, named }) => named || (weight === 1 && !askingWords.has(stem)))
  const thing = question.names.length === 1 ? question.names[0] : things.map(({ word }) => word).join(' ')
  if (thing === undefined || thing === '' || things.length > longestThing) return parts
  const at = fold(first).indexOf(thing)
  const written = at < 0 ? thing : first.slice(at, at + thing.length)
  const isOfThing = (part: string) => object.test(part) && !ofWhatWasAsked.test(fold(part)) && !namesThing(read(part))
  return [first, ...others.map((part) => (isOfThing(part) ? part.replace(object, written) : part))]
}

/** True when two notes each ask for a usual thing of their own. */
const ofTotal = /^(?:total|overall) (?:(?:years|work|working|job|professional|of) ){0,3}(?:experience|years)\b/
/** 'Total experience and relevant automation experience?': the whole, and a part of it. */
const areTotalAndPart = ([whole, part, ...others]: ReadQuestion[]): boolean =>
  whole !== undefined &&
  part !== undefined &&
  others.length === 0 &&
  ofTotal.test(whole.plain) &&
  /\b(?:experience|years)\b/.test(part.plain)

export const areOfTwoTopics = (parts: ReadQuestion[]): boolean => {
  if (areTotalAndPart(parts)) return true
  const topics = new Set(parts.map(topicOf))
  return !topics.has('') && topics.size === parts.length
}

/** What a part that only adds to another asks of the same thing, in the word for saying that it is not told. */
const askedOfIt: Partial<Record<ReadQuestion['wanted'], string>> = {
  moment: 'when',
  duration: 'for how long',
  place: 'where',
  level: 'at which level',
  count: 'how many',
  amount: 'how much',
}

/** 'and what was she doing there': the work in the job that was told of. */
const asksOfWorkThere =
  /^(?:and |so )?what (?:exactly )?(?:(?:was|is|were) (?:she|he|they) (?:doing|in charge of|responsible for)|(?:did|does|do) (?:she|he|they) do|(?:was|is) (?:her|his|their) work)(?: (?:there|in it|in that (?:job|post|role)|for them))?[?.! ]{0,5}$/
const mostOfWork = 3

const workThere = (doc: Doc, composed: AnswerSentence[]): AnswerSentence[] => {
  if (doc.kind !== 'experience') return []
  const fresh = doc.sentences.filter((line) => !composed.some(({ text }) => text.includes(line)))
  const lines = fresh.slice(0, mostOfWork).map(quoted)
  return lines.length === 0 ? [] : [{ text: `In this post: ${lines.join(' ')}`, support: [doc.id] }]
}

/** So many letters of a sentence tell that it stands there already. */
const told = { beginning: 30 } as const

const counting = new Set<ReadQuestion['wanted']>(['count', 'amount'])

/** What is told of a part that only adds to another ('and where?', 'since when?'): a sentence more of the same evidence, or that it does not say. */
export const addedSentences = (
  part: ReadQuestion,
  doc: Doc,
  composed: AnswerSentence[],
  today: Moment,
): AnswerSentence[] => {
  // What somebody told is theirs: nothing is said of what it leaves out
  const word = doc.kind === 'answer' ? undefined : askedOfIt[part.wanted]
  // What an entry of a list says of itself is its level: 'up to 33 kV'
  if (part.wanted === 'level' && (doc.kind === 'skills' || doc.kind === 'technical') && doc.sentences.length > 0)
    return []
  if (asksOfWorkThere.test(part.plain)) return workThere(doc, composed)
  if (word === undefined) return []
  const said = { ...doc, startText: '', level: '', title: '', name: '' }
  const holds = (text: string) => holdsWanted(part, said, [text])
  // A number that is told may well be the one that is asked for, whatever it counts.
  const isStated = (text: string) => holds(text) || (counting.has(part.wanted) && numbersIn(text).length > 0)
  if (composed.some(({ text, support }) => support.includes(doc.id) && isStated(text))) return []
  const fields = closed(fieldSentence(doc, part, today))
  // A sentence that is told up to where it answered is not told again
  const isTold = (line: string) => composed.some(({ text }) => fold(text).includes(fold(line.slice(0, told.beginning))))
  const line = doc.sentences.find((text) => holds(text) && !isTold(text))
  if (holds(fields)) return [{ text: fields, support: [doc.id] }]
  return [{ text: line === undefined ? `It does not say ${word}.` : quoted(line), support: [doc.id] }]
}

/** True when a name of a part stands nowhere in the resume. */
export const namesUnknown = ({ names }: ReadQuestion, { docs }: AnswerIndex): boolean =>
  names.some((name) => name.length > 3 && !docs.some((doc) => holdsName(doc, name)))

/**
 * True when the resume surely says nothing of a part: a usual matter of which it has no evidence, or a name that stands nowhere in it.
 * That other words were not found is no proof, so of such a part nothing is said.
 */
export const isUnsaid = (part: ReadQuestion, index: AnswerIndex, meaning: Meaning): boolean => {
  const topic = topicNamed(topicOf(part))
  const isLeftOpen = topic?.strict === true && !namesThing(part) && evidenceOf(topic, index, meaning).length === 0
  return isLeftOpen || namesUnknown(part, index)
}

/** A word that only joins a part to the one before it, and thanks after it. */
const joining = /^(?:(?:and|also|plus|but|so|then) ){1,2}/i
const thanks = /[\s,]{1,3}(?:please|thx|thanks|ty|cheers)$/i

/** The words of a part, to say that they are not told: without what only joins it to another. */
export const quotedPart = ({ text }: ReadQuestion): string =>
  `“${text
    .replace(/[?.!\s]{1,5}$/, '')
    .replace(thanks, '')
    .replace(joining, '')}”`

/** What is told, and after it that the resume is silent on other parts of the question, each a quotation of it. */
export const withUnsaid = (composed: AnswerSentence[], parts: string[]): AnswerSentence[] => {
  return composed.map((sentence, place) =>
    parts.length > 0 && place === composed.length - 1
      ? { ...sentence, text: `${sentence.text} The resume does not say: ${parts.join(', ')}.` }
      : sentence,
  )
}
