import type { AnswerIndex, Doc } from '../build-index.ts'

/**
 * A subject that employers ask about in many words and that resumes state in a known place. `find` gives the evidence, best first.
 * A strict intent whose evidence is missing means that the resume does not say; the others leave it to the search.
 */
export type Intent = {
  name: string
  asks: RegExp
  not?: RegExp
  strict: boolean
  list: boolean
  /** Its evidence answers whatever else the question says. */
  whole?: boolean
  /**
   * What is told when the question asks for nothing beyond the intent: its first evidence alone, or its own evidence and nothing
   * beside it (of a 'list' more of it), or the length of all jobs together, or the one that lasted longest,
   * or its evidence named with dates one beside the other ('together').
   */
  tells?: 'first' | 'own' | 'list' | 'career' | 'longest' | 'together'
  find: (index: AnswerIndex) => Doc[]
}

export const matching =
  (pattern: RegExp, kinds?: Doc['kind'][]) =>
  (index: AnswerIndex): Doc[] =>
    index.docs.filter(
      (doc) => doc.kind !== 'answer' && (kinds === undefined || kinds.includes(doc.kind)) && pattern.test(doc.text),
    )

/** Resume items first, then released answers of which the question or the text fits. */
export const anywhere =
  (pattern: RegExp) =>
  (index: AnswerIndex): Doc[] => [
    ...index.docs.filter((doc) => doc.kind !== 'answer' && pattern.test(doc.text)),
    ...index.docs.filter((doc) => doc.kind === 'answer' && pattern.test(doc.text)),
  ]

export const ofKind =
  (...kinds: Doc['kind'][]) =>
  (index: AnswerIndex): Doc[] =>
    kinds.flatMap((kind) => index.docs.filter((doc) => doc.kind === kind))
