import { fold, stem, stopWords, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { isBreak, jobsLatestFirst } from '../dates-of-docs.ts'
import { everydayWords } from '../everyday-words.ts'
import type { Hit } from '../rank.ts'
import type { ReadQuestion } from '../read-question.ts'
import { knowsWord } from '../thesaurus/thesaurus.ts'
import type { Matter } from './rule.ts'

/** Of a name so many letters at least are known by sight. */
const shortest = 3

/** Where an employer, a school, a prize or a project stands by its name; a skill or a tool is a thing of another kind. */
const headerOf = (doc: Doc): string => {
  if (doc.kind === 'experience') return isBreak(doc) ? '' : doc.name
  if (doc.kind === 'roles') return doc.name
  if (doc.kind === 'achievements') return [doc.name, ...doc.sentences].join('. ')
  const isOfStudy = doc.tag === 'education' || doc.facts.some(({ kind }) => kind === 'degree' || kind === 'certificate')
  return doc.kind === 'other' && isOfStudy ? doc.sentences.join('. ') : ''
}

/** What a word of a question is worth as part of a name: one written with a large letter, or that no dictionary of work holds, more than a common one ('the hospice'). */
const worth = { name: 1, common: 0.5 } as const

/** The words of a question that may be part of a name. */
const namingWords = ({ names, owner }: ReadQuestion, plain: string): Map<string, number> => {
  const own = new Set(words(fold(owner)))
  const named = new Set(names.flatMap((name) => words(name)))
  const asked = words(plain)
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => word.length >= shortest && !stopWords.has(word) && !own.has(word))
    .filter((word) => named.has(word) || !everydayWords.has(stem(word)))
  return new Map(asked.map((word) => [word, named.has(word) || !knowsWord(word) ? worth.name : worth.common]))
}

/** A word of a header that is part of a name: with a large letter. */
const nameWordsOf = (header: string): Set<string> =>
  new Set((header.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’&-]*/gu) ?? []).flatMap((word) => words(fold(word))))

/**
 * The jobs, courses, prizes and projects that a question names, by any part of their names ('Meridian' for 'Meridian Knowledge Services'): those that hold most
 * of what it names; a job before what only mentions its employer.
 */
export const namedThings = ({ question, hits }: Matter, part: string = question.plain): Hit[] => {
  const asked = namingWords(question, part)
  const found = hits.map((hit) => ({
    hit,
    held: [...nameWordsOf(headerOf(hit.doc))].reduce((sum, word) => sum + (asked.get(word) ?? 0), 0),
  }))
  const most = Math.max(...found.map(({ held }) => held), worth.common)
  const named = found.filter(({ held }) => held === most).map(({ hit }) => hit)
  const jobs = jobsLatestFirst(named.map(({ doc }) => doc))
  // A common word names the one employer that bears it
  if (most < worth.name) return new Set(jobs.map(({ name }) => name)).size === 1 ? hitsOf(jobs, named) : []
  return jobs.length > 0 ? hitsOf(jobs, named) : named
}

const hitsOf = (docs: Doc[], hits: Hit[]): Hit[] => docs.flatMap((doc) => hits.filter((hit) => hit.doc === doc))

/** A job by its dates alone. */
export const datesAlone = (hit: Hit): Hit =>
  hit.doc.kind === 'experience' ? { ...hit, doc: { ...hit.doc, sentences: [], lines: [] } } : hit
