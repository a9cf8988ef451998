import { fold, terms, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import type { ReadQuestion } from '../read-question.ts'
import { holdsName } from '../words-of-docs.ts'
import { askingWords } from './asking-words.ts'
import { specificsOf } from './mentions.ts'

const smallWords = new Set(['of', 'the', 'and', 'for', 'in', 'at', 'on', 'to', 'with', 'de', 'la'])
/** Of so many words the first letters are a name by themselves. */
/** Only of so many may small words have a letter ('DoE' is no 'doe'). */
const longInitials = 4
const initials = /^\p{L}{2,6}$/u

/** 'CS' for 'Computer Science', 'MRCVS' for 'Member of the Royal College of Veterinary Surgeons': the first letters of words that follow each other. */
export const isInitials = (name: string, text: string): boolean => {
  if (!initials.test(name)) return false
  const list = words(text)
  const lettersOf = (some: string[]) => some.map((word) => word.slice(0, 1)).join('')
  const large = list.filter((word) => !smallWords.has(word))
  return lettersOf(large).includes(name) || (name.length >= longInitials && lettersOf(list).includes(name))
}

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
