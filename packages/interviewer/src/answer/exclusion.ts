import { fold, stem, stopWords, words } from '../text/words.ts'
import type { Doc } from './build-index.ts'
import phrases from './phrases.json' with { type: 'json' }
import { oneOf } from './word-table.ts'

/** What a question leaves out, as its words, and the question without it; by 'without' alone it is vague ('can she work without supervision'). */
export type Exclusion = { left: string[]; rest: string; vague: boolean }

/** 'hotel not counted', 'the army aside': what is left out stands first, after a comma or in brackets. */
const leftOutBefore =
  /[,;(–-] ?((?:\p{L}[\p{L}'-]{0,20} ){1,4})(?:is |are |was |were )?(?:not (?:counted|included)|left out|excluded|aside|excl\.?)\)?/iu
/** 'without the internship', 'not as an assistant', 'apart from Excel'. */
const leftOutAfter =
  /[,;(]? ?\b(?:not (?:counting|including|as)|excluding|excl\.?|exclusive of|without(?: counting| including)?|apart from|aside from|besides|other than|except(?: for| as)?|leaving out|minus|ignoring) ((?:\p{L}[\p{L}'-]{0,20}(?: |\b)){1,5})\)?/iu

const generic = oneOf(phrases.exclusion.generic)

/** What a question leaves out; null where it leaves out nothing. */
export const readExclusion = (question: string): Exclusion | null => {
  const match = leftOutBefore.exec(question) ?? leftOutAfter.exec(question)
  const left = words(match?.[1] ?? '').filter((word) => !stopWords.has(word) && !generic.test(word))
  return match === null || left.length === 0
    ? null
    : { left, rest: question.replace(match[0], ' ').trim(), vague: /\bwithout\b/i.test(match[0]) }
}

/** 'internship' for an intern, 'waitressing' for a waitress; 'international' is no intern. */
const isForm = (one: string, other: string): boolean =>
  stem(one) === stem(other) || [`${one}ship`, `${one}ships`, `${one}ing`].includes(other)

/** Kinds of evidence that may be left out by their name. */
const bearing = new Set<Doc['kind']>(['experience', 'roles', 'skills', 'technical'])

/** True for evidence whose header or name holds all words of what is left out. */
export const isLeftOut = ({ left }: Exclusion, { kind, title, name }: Doc): boolean => {
  const held = bearing.has(kind) ? words(fold(`${title} ${name}`)) : []
  return left.every((word) => held.some((one) => isForm(one, word) || isForm(word, one)))
}
