import type { Fact } from '../facts/fact.ts'
import { readItem } from '../facts/read-item.ts'
import type { AnswerRequest, ReleasedAnswer, ResumeItem } from '../interviewer.ts'
import { itemText, wholeText } from '../text/item-text.ts'
import { joinLines } from '../text/lines.ts'
import { addressesMachine } from '../text/machine-address.ts'
import { splitLines } from '../text/sentences.ts'
import { fold, stopWords, terms, words } from '../text/words.ts'
import { acronymsIn } from './acronyms.ts'
import { type Moment, readMoment, readRange } from './dates.ts'
import { namesIn, shorterForms, toolsIn } from './names-in-evidence.ts'
import { landsOf } from './places/places.ts'
import { leavesOf, quotableOfAnswer, quotableSentences } from './quotable.ts'
import { groupsOf, knowsWord } from './thesaurus/thesaurus.ts'
import { isWish } from './wishes.ts'
import { writtenForms } from './written-names.ts'

/** One piece of evidence: an item of the resume or a released interview answer, prepared for search. */
export type Doc = {
  id: string
  kind: ResumeItem['section'] | 'answer'
  tag: string
  name: string
  title: string
  level: string
  start: Moment | null
  end: Moment | null
  startText: string
  endText: string
  /** What the item says, typed. */
  facts: Fact[]
  /** Sentences that may be quoted. */
  sentences: string[]
  /** The lines of a job, each as its sentences: what one line says belongs together. */
  lines: string[][]
  /** All its words, folded. */
  text: string
  /** Its words and those of the item that an answer is about, folded: where a name may come from. */
  context: string
  counts: Map<string, number>
  groups: Map<number, number>
  length: number
  /** The job that began first of all. */
  firstJob: boolean
  /** Place in the resume. */
  place: number
}

/** Everything that search needs of one resume; made once, used for many questions. */
export type AnswerIndex = {
  docs: Doc[]
  /** Lines that only say what a time without work was for, and are evidence of nothing else. */
  leaves: Doc[]
  frequency: Map<string, number>
  groupFrequency: Map<number, number>
  averageLength: number
  /** Words of the names of employers, tools and places, folded: asked for in small letters too. */
  names: ReadonlySet<string>
  /** Words of the names of tools, folded. */
  tools: ReadonlySet<string>
  /** What notes write shorter than the resume: 'preopening' for 'pre-opening', 'nrr' for 'net revenue retention'. */
  shorter: ReadonlyMap<string, string>
  /** Names with a point, a sign or written as one word, by their letters alone: 'STAAD.Pro' for 'staadpro'. */
  written: ReadonlyMap<string, string>
  /** All words, folded, by which slips of the pen in a question are known. */
  words: ReadonlySet<string>
  /** What questions may write longer than the resume. */
  acronyms: ReadonlyMap<string, string>
}

const countsOf = (list: string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const term of list) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

const searchable = (text: string, context: string) => {
  const list = terms(text)
  return {
    text: fold(text),
    context: fold(context),
    counts: countsOf(list),
    groups: groupsOf(text),
    length: list.length,
  }
}

/** The lines of a text with those of its sentences that may be told. */
const linesOf = (text: string, sentences: string[]): string[][] => {
  const quotable = new Set(sentences)
  return splitLines(text).map((line) => line.filter((sentence) => quotable.has(sentence)))
}

const bodyOf = (item: ResumeItem): string => {
  const { body } = itemText(item)
  return item.section === 'other' || item.section === 'achievements' ? joinLines(body) : body
}

/** Words with large first letters, in one or two parts. */
const asName =
  /^\p{Lu}[\p{L}'’.-]{0,20}(?: (?:de |la |do |of )?\p{Lu}[\p{L}'’.-]{0,20}){0,2}(?:, \p{Lu}[\p{L}'’.-]{1,20}(?: \p{Lu}[\p{L}'’.-]{1,20})?){0,2}$/u

/** The town of a job, as layouts set it on a line of its own below the title: 'Cardiff, UK'. */
const isTown = (line: string): boolean =>
  asName.test(line) && (landsOf(line).size > 0 || words(line).every((word) => !knowsWord(word) && !stopWords.has(word)))

/** What stands in brackets after an employer and counts something of it: 'Klinikum Au (2,600 births per year)'. */
const ofSize =
  /^(.{2,120}?) \(([^()]{0,80}\d[\d.,]{0,12}\+? (?!months?\b|years?\b|weeks?\b|days?\b|hours?\b)\p{Ll}{3,20}\b[^()]{0,80})\)$/u

const itemDoc = (item: ResumeItem, own: string[]): Doc => {
  const { name: header, ...parts } = itemText(item)
  const body = bodyOf(item)
  // It is a line of the job, and a name without it
  const [, short = header, size = ''] = item.section === 'experience' ? (ofSize.exec(header) ?? []) : []
  const [name, all] = size === '' ? [header, own] : [short, [...own, size]]
  // Where a job was belongs to its employer, not to what was done there
  const [first = ''] = all
  const town = item.section === 'experience' && name !== '' && all.length > 1 && isTown(first) ? first : ''
  const sentences = town === '' ? all : all.slice(1)
  const employer = town === '' || fold(name).includes(fold(town)) ? name : `${name}, ${town}`
  const text = [employer, parts.title, parts.start, parts.end, parts.level, parts.projects, ...sentences].join('. ')
  const range = parts.start === '' && parts.end === '' ? readRange(parts.body) : null
  return {
    id: item.id,
    kind: item.section,
    tag: item.tag ?? '',
    name: employer,
    title: parts.title,
    level: parts.level,
    start: range?.start ?? readMoment(parts.start),
    end: range?.end ?? readMoment(parts.end),
    startText: parts.start,
    endText: parts.end,
    facts: readItem(item),
    sentences,
    lines: item.section === 'experience' ? [...linesOf(body, sentences), ...(size === '' ? [] : [[size]])] : [],
    ...searchable(text, text),
    firstJob: false,
    place: 0,
  }
}

/**
 * The evidence of an item. What somebody looks for stands in one paragraph with what they are: as evidence of its own it neither finds
 * nor answers a question for what they can or did ('Looking for a role as area manager').
 */
const itemDocs = (item: ResumeItem): Doc[] => {
  const sentences = quotableSentences(bodyOf(item))
  const wishes = item.section === 'overview' || item.section === 'other' ? sentences.filter(isWish) : []
  const others = sentences.filter((text) => !wishes.includes(text))
  return wishes.length === 0 || others.length === 0
    ? [itemDoc(item, sentences)]
    : [itemDoc(item, others), { ...itemDoc(item, wishes), facts: [] }]
}

const answerDoc = (answer: ReleasedAnswer, about: string): Doc => {
  const text = `${answer.question} ${answer.text}`
  return {
    id: answer.id,
    kind: 'answer',
    tag: '',
    name: answer.question,
    title: '',
    level: '',
    start: null,
    end: null,
    startText: '',
    endText: '',
    facts: [],
    lines: [],
    sentences: quotableOfAnswer(answer.text),
    ...searchable(text, `${text} ${about}`),
    firstJob: false,
    place: 0,
  }
}

/** Evidence is prepared once per object, which must not be changed after: who asks again with the same objects saves that work. */
const preparedItems = new WeakMap<ResumeItem, Doc[]>()
const preparedAnswers = new WeakMap<ReleasedAnswer, { about: string; doc: Doc | null }>()

const speaks = (doc: Doc): boolean => doc.sentences.length > 0 || doc.name !== '' || doc.title !== ''

const prepareItem = (item: ResumeItem): Doc[] => {
  const known = preparedItems.get(item)
  if (known !== undefined) return known
  const docs = item.tag === 'contact' || addressesMachine(wholeText(item)) ? [] : itemDocs(item).filter(speaks)
  preparedItems.set(item, docs)
  return docs
}

const leaveDocs = (item: ResumeItem): Doc[] => {
  const lines = item.section === 'other' && !addressesMachine(wholeText(item)) ? leavesOf(bodyOf(item)) : []
  return lines.length === 0 ? [] : [{ ...itemDoc(item, lines), facts: [] }]
}

const prepareAnswer = (answer: ReleasedAnswer, about: string): Doc | null => {
  const known = preparedAnswers.get(answer)
  if (known?.about === about) return known.doc
  const isShown = answer.text.trim() !== '' && !addressesMachine(`${answer.question} ${answer.text}`)
  const made = isShown ? answerDoc(answer, about) : null
  const doc = made !== null && speaks(made) ? made : null
  preparedAnswers.set(answer, { about, doc })
  return doc
}

/**
 * Prepares a resume and its released answers for search. An item or answer that speaks to a machine is left out whole, contact
 * data and personal data (age, family, health) sentence by sentence: what is not here can never be quoted.
 */
export const buildIndex = ({ items, answers }: Pick<AnswerRequest, 'items' | 'answers'>): AnswerIndex => {
  const subjects = new Map(items.map((item) => [item.id, item]))
  const aboutOf = (answer: ReleasedAnswer) => {
    const item = subjects.get(answer.itemId ?? '')
    return item === undefined ? '' : wholeText(item)
  }
  const docs = [
    ...items.flatMap(prepareItem),
    ...answers.flatMap((answer) => prepareAnswer(answer, aboutOf(answer)) ?? []),
  ].map((doc, place) => ({ ...doc, place }))
  const began = ({ start }: Doc) => (start === null ? Number.POSITIVE_INFINITY : start.year * 12 + (start.month ?? 6))
  const [first] = docs
    .filter((doc) => doc.kind === 'experience' && doc.start !== null)
    .sort((a, b) => began(a) - began(b))
  if (first !== undefined) first.firstJob = true
  const frequency = new Map<string, number>()
  const groupFrequency = new Map<number, number>()
  for (const doc of docs) {
    for (const term of doc.counts.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1)
    for (const group of doc.groups.keys()) groupFrequency.set(group, (groupFrequency.get(group) ?? 0) + 1)
  }
  const averageLength = docs.reduce((sum, doc) => sum + doc.length, 0) / Math.max(1, docs.length)
  return {
    docs,
    leaves: items.flatMap(leaveDocs),
    frequency,
    groupFrequency,
    averageLength,
    names: namesIn(docs),
    tools: toolsIn(docs),
    shorter: shorterForms(docs),
    written: writtenForms(docs.flatMap(({ title, name, sentences }) => [title, name, ...sentences])),
    words: new Set(docs.flatMap(({ title, name, sentences }) => words(fold([title, name, ...sentences].join(' '))))),
    acronyms: acronymsIn(docs),
  }
}

/** How telling a term is when `found` of `all` pieces of evidence hold it. */
export const rarity = (found: number, all: number): number => Math.log(1 + (all - found + 0.5) / (found + 0.5))
