import type { Passage } from './coach.types.ts'
import { clauseOpeners, leadingWords } from './coach.words.ts'

/** A clause of an answer without the word that joins it to the one before. */
export type Clause = Passage & {
  /** It depends on another clause ('when I started', 'that I wrote'), and states nothing by itself. */
  isSubordinate: boolean
  /** Which sentence it is in. */
  sentence: number
}

/** Words between a subject and its verb that tell how or when: 'I then quickly asked'. */
export const manner = String.raw`(?:(?:${leadingWords.manner}|\p{L}{2,}ly)\s){0,2}`

const oneOf = (list: string) => `(?:${list})(?![\\p{L}'])`
const pronouns = oneOf('i|we|he|she|they|it|you|nobody|everyone|everybody|there')

/** Ends of sentences and other marks between clauses. A full stop or comma within a figure is neither. */
const boundary = new RegExp(
  [
    String.raw`[.!?…]{1,3}(?=\s|$)|\n|[;:—–]`,
    String.raw`,(?=\s)`,
    String.raw`\s(?=(?:and|but|so|or)\s${pronouns})`,
    String.raw`\s(?=${oneOf(clauseOpeners.always)})`,
    // 'After two weeks' begins no clause, 'after I asked' does.
    String.raw`\s(?=${oneOf(clauseOpeners.beforeSubject)}\s${pronouns})`,
  ].join('|'),
  'giu',
)
const joining = new RegExp(String.raw`^\s*(?:${oneOf(leadingWords.conjunctions)}\s)?\s*`, 'iu')
const subordinate = new RegExp(
  `^(?:${oneOf(clauseOpeners.always)}|${oneOf(clauseOpeners.beforeSubject)}\\s${pronouns})`,
  'iu',
)

/** The clauses of an English text, in order, as far as its marks and small words show them. */
export const toClauses = (text: string): Clause[] => {
  const clauses: Clause[] = []
  let start = 0
  let sentence = 0
  // What 'and' adds to a dependent clause without a comma depends on the same one.
  let goesOn = false
  const take = (end: number) => {
    const raw = text.slice(start, end)
    const [lead = ''] = joining.exec(raw) ?? []
    const words = raw.slice(lead.length).trimEnd()
    const isSubordinate = subordinate.test(words) || (goesOn && clauses.at(-1)?.isSubordinate === true)
    const from = start + lead.length
    if (words !== '') clauses.push({ start: from, end: from + words.length, text: words, isSubordinate, sentence })
  }
  for (const { index, 0: mark } of text.matchAll(boundary)) {
    take(index)
    start = index + mark.length
    goesOn = mark.trim() === '' && mark !== '\n'
    if (mark !== ',' && !goesOn) sentence += 1
  }
  take(text.length)
  return clauses
}
