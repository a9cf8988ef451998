import { words } from '../text/words.ts'
import type { ReadQuestion, Topic } from './read-question.ts'
import { mentionsIn } from './rules/mentions.ts'
import { statesSpan } from './rules/stated-length.ts'
import { closed } from './sentence.ts'

/** A sentence of up to so many words is told whole; a clause has at least so many. */
const short = { sentence: 16, clause: 5 } as const
/** Where a sentence can end before what is added to it: 'called to the Bar in 2023 | , with exposure to', '10 years (7 in the Gulf) | in high rise works'. */
const joint =
  /[,;](?= (?:with|having|who|where|which|while|including|seeking|looking|of (?:it|which|them)|and (?:i|am|have)\b|speciali[sz]\p{L}+|experienced|skilled|strong|i)\b)|(?<=\))(?= (?:in|with|and|of|for)\b)/giu
const timed = new Set<ReadQuestion['wanted']>(['moment', 'duration', 'count', 'amount'])

/** The very word where the sentence has it: 'leadership' is not told by 'leader'. */
const saysAs = (whole: string) => {
  const own = new Set(words(whole))
  return (part: string) => (topic: Topic) =>
    own.has(topic.word) ? words(part).includes(topic.word) : mentionsIn(part)(topic)
}

/** True where a word that a note asks for stands beside a figure, which is its value: 'cgpa?' and 'CGPA 3.71', 'distinctions?' and '4 distinctions'. */
export const givesValue = (text: string, { note, numbers, topics }: ReadQuestion): boolean => {
  const list = words(text)
  const isFigure = (word = '') => /^\d/.test(word) && !/^(?:19|20)\d\d$/.test(word)
  return (
    note &&
    numbers.length === 0 &&
    list.some(
      (word, at) => topics.some((topic) => topic.word === word) && (isFigure(list[at + 1]) || isFigure(list[at - 1])),
    )
  )
}

/** What stands in brackets where it alone gives what a note asks for. */
const bracketAsked = (text: string, question: ReadQuestion): string | undefined =>
  [...text.matchAll(/\(([^()]{3,60})\)/gu)]
    .map(([, inside = '']) => inside)
    .find((inside) => givesValue(inside, question))

/** The beginning of a long sentence up to where all is said that the question asks for and the sentence holds; the whole one where nothing can be left out. */
export const clauseAsked = (text: string, question: ReadQuestion): string => {
  const value = bracketAsked(text, question)
  if (value !== undefined) return closed(value)
  const held = question.topics.filter(mentionsIn(text))
  const needsFigure = timed.has(question.wanted) && /\d/.test(text)
  // '5th year, looking for an internship of 6 months': another number is no length of time
  const isFigure = question.wanted === 'duration' && statesSpan(text) ? statesSpan : (part: string) => /\d/.test(part)
  if (words(text).length <= short.sentence || (held.length === 0 && !needsFigure)) return text
  const says = saysAs(text)
  const clause = [...text.matchAll(joint)]
    .map(({ index }) => text.slice(0, index))
    .find(
      (beginning) =>
        words(beginning).length >= short.clause && held.every(says(beginning)) && (!needsFigure || isFigure(beginning)),
    )
  return clause === undefined ? text : `${clause}.`
}
