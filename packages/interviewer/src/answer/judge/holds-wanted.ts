import { fold } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { countsThing } from '../counting.ts'
import { isOfJob } from '../field-sentence.ts'
import type { ReadQuestion } from '../read-question.ts'

const dated = /\b(?:19|20)\d\d\b|\b(?:days?|weeks?|months?|years?|immediately|at once|now)\b/

/** True when the text holds the kind of thing that is asked for: a number of it, a date, a level, a place. */
export const holdsWanted = (question: ReadQuestion, doc: Doc, texts: string[]): boolean => {
  const { wanted, counted, plain } = question
  const joined = texts.join(' ')
  if (wanted === 'count') return texts.some((text) => countsThing(text, counted, plain))
  if (wanted === 'amount') return /\d/.test(joined)
  if (wanted === 'moment' || wanted === 'duration')
    return (doc.startText !== '' && isOfJob(question, doc)) || dated.test(fold(joined))
  if (wanted === 'level') return doc.level !== '' || /\b(?:[abc][12]|native|fluent|basic|good|advanced)\b/i.test(joined)
  if (wanted === 'place' || wanted === 'person') return /(?<!^)\s\p{Lu}/u.test(`${doc.title} ${doc.name} ${joined}`)
  return false
}
