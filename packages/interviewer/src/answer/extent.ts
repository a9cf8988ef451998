import type { AnswerSentence } from '../interviewer.ts'
import { words } from '../text/words.ts'
import type { Doc } from './build-index.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { ReadQuestion, Topic } from './read-question.ts'
import { askingWords } from './rules/asking-words.ts'
import { isIn, mentionsIn, specificsOf } from './rules/mentions.ts'
import { anyOf } from './word-table.ts'

const toTellAll = anyOf(phrases.extent.toTellAll)
/** 'Which dashboards has she built', 'what other tools', 'medals?': more than one thing is asked for. */
const ofMany =
  /^(?:(?:any|some|her|his|their) )?(?!(?:does|is|was|has|his|this|years|months|weeks|days|hours|kids|whats)\b)\p{L}{3,20}(?<!s)s\b(?=[?.!: ]{0,5}$|,| (?:of|at|in|for|from|with|held|won|or)\b)|\b(?:which|what|any other) (?:(?!(?:does|is|was|has|his|this|did)\b)\p{L}+ ){0,2}(?!(?:does|his|this|status|process|business|basis|class|stress|bus|years|months|weeks|days|hours|yours|hers|theirs)\b)\p{L}{3,20}(?<!s)s\b/u

/** True where a question asks for several things, so that one line does not answer it. */
export const asksForSeveral = ({ plain, wanted }: ReadQuestion): boolean =>
  toTellAll.test(plain) || ((wanted === 'open' || wanted === 'yes_no') && ofMany.test(plain))

/** The words of a question that say which thing is asked for. */
export const thingsOf = (question: ReadQuestion): Topic[] =>
  specificsOf(question).filter(({ stem }) => !askingWords.has(stem))

const joint = /[,;&/+]|\b(?:and|or|plus|as well as)\b/u

/** The things of a question by the parts that 'and' or a comma join: 'occupancy', and 'reviews'. One list where it asks for one. */
const listedThings = (question: ReadQuestion): Topic[][] =>
  question.plain
    .split(joint)
    .map((part) => {
      const said = new Set(words(part))
      return thingsOf(question).filter(({ word }) => said.has(word))
    })
    .filter((things) => things.length > 0)

/** True where a text names another of the things that a question lists, of which nothing is told before. */
export const namesMore = (text: string, told: readonly string[], question: ReadQuestion): boolean => {
  const lists = listedThings(question)
  const isTold = (things: Topic[]) => told.some((other) => things.some(mentionsIn(other)))
  return lists.length > 1 && lists.some((things) => things.some(mentionsIn(text)) && !isTold(things))
}

const ofLists = new Set<Doc['kind']>(['achievements', 'technical', 'skills', 'other', 'leadership'])
const textOf = ({ title, name, sentences }: Doc) => [title, name, ...sentences].join('. ')

/** The entries that name, in its very words, a thing of a list of which the evidence that is told says nothing: 'does she have RSA, and WSET level?'. */
export const entriesLeftOut = (docs: readonly Doc[], all: readonly Doc[], question: ReadQuestion): Doc[] => {
  const lists = listedThings(question)
  if (lists.length < 2 || question.wanted === 'reason' || question.behavioural >= 1) return []
  const told = docs.map(textOf)
  return lists
    .filter((things) => !told.some((text) => things.some(mentionsIn(text))))
    .flatMap((things) => all.find((doc) => ofLists.has(doc.kind) && things.every(isIn(textOf(doc)))) ?? [])
}

/** How early a text names another of the things that a question lists: what it begins with it is about. */
export const placeOfMore = (text: string, told: readonly string[], question: ReadQuestion): number =>
  words(text).findIndex((word) => namesMore(word, told, question))

/** True where a text names every thing that the first names. */
export const namesAsMuch = (text: string, first: string, question: ReadQuestion): boolean => {
  const [mentions, before] = [mentionsIn(text), mentionsIn(first)]
  const things = thingsOf(question)
  return things.length > 0 && things.every((thing) => mentions(thing) || !before(thing))
}

/**
 * The sentences of a question's answer that are told beside the first: those that name another thing of a list and, where several things are asked for, those that name
 * as much. All else was not asked for.
 */
export const withinExtent = (
  first: AnswerSentence[],
  others: AnswerSentence[],
  question: ReadQuestion,
): AnswerSentence[] => {
  const isMany = asksForSeveral(question)
  const told = [...first]
  const head = first.map(({ text }) => text).join(' ')
  for (const sentence of others) {
    const texts = told.map(({ text }) => text)
    const isAsked =
      namesMore(sentence.text, texts, question) ||
      (isMany && (thingsOf(question).length === 0 || namesAsMuch(sentence.text, head, question)))
    if (isAsked) told.push(sentence)
  }
  return told
}
