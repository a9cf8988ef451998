import type { FactKind } from '../../facts/fact.ts'
import type { AnswerIndex, Doc } from '../build-index.ts'

/**
 * A subject that employers ask about in many words and that resumes state in a known place. `find` gives the evidence, best first;
 * `facts` are kinds of typed fact that are evidence too. A strict topic without evidence means that the resume does not say.
 */
export type UsualTopic = {
  name: string
  strict: boolean
  list: boolean
  facts?: FactKind[]
  /** True where its words say it by themselves, of whatever else the line speaks: 'full licence, own car'. */
  certain?: boolean
  /** What a question of the topic says in any case, where its meaning is easily mistaken. */
  asked?: RegExp
  /** Which sentences of its evidence speak of it: the others of a paragraph are not told. */
  says?: RegExp
  /**
   * What is told when nothing beyond the topic is asked: its first evidence alone, all its own evidence ('own', 'list'), the length of
   * all jobs together ('career'), the job that lasted longest, jobs beside one another ('together'), or whom somebody is at large
   * ('profile') and what they did best ('results').
   */
  tells?: 'first' | 'own' | 'list' | 'career' | 'longest' | 'together' | 'profile' | 'results'
  find: (index: AnswerIndex) => Doc[]
}

/** A topic with its name and its evidence; neither strict nor a list where nothing else is said. */
export const usual = (
  name: string,
  find: UsualTopic['find'],
  rest: Partial<Omit<UsualTopic, 'name' | 'find'>> = {},
): UsualTopic => ({ name, strict: false, list: false, find, ...rest })

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
