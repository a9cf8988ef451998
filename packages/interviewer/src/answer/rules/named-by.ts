import { fold, terms, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import type { ReadQuestion } from '../read-question.ts'
import { holdsName } from '../words-of-docs.ts'
import { askingWords } from './asking-words.ts'
import { specificsOf } from './mentions.ts'

/** 'CS' for 'Computer Science': the first letters of words that follow each other. */
const isInitials = (name: string, text: string): boolean =>
  /^\p{L}{2,4}$/u.test(name) &&
  words(text)
    .map((word) => word.slice(0, 1))
    .join('')
    .includes(name)

/**
 * True when a text of a piece of evidence (the header of a job, the name of an entry) holds all names and words by which a question says
 * what it means. `apart` are the stems of words that say what is asked of it.
 */
export const isNamedBy = (question: ReadQuestion, doc: Doc, text: string, apart: ReadonlySet<string>): boolean => {
  const held = new Set(terms(text))
  const asked = specificsOf(question).filter(({ stem }) => !askingWords.has(stem) && !apart.has(stem))
  return (
    (asked.length > 0 || question.names.length > 0) &&
    asked.every(({ stem }) => held.has(stem)) &&
    question.names.every((name) => holdsName({ ...doc, context: fold(text) }, name) || isInitials(name, text))
  )
}
