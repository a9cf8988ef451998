import type { Context } from '../context.ts'
import { named, type Subject } from '../subject.ts'
import { mostPerKnownName } from '../weights.ts'
import { bankFamilies } from './bank-families.ts'
import { loadNames, type NameKind } from './bare-names.ts'
import { findName } from './find-name.ts'
import { ownQuestions } from './own-questions.ts'

/** What somebody asks who knows the thing itself; none about a name that the bank does not hold, or of which it knows another meaning. */
export const bankSubjects = (
  name: string,
  kinds: readonly NameKind[],
  topic: string,
  weight: number,
  { item, items }: Context,
): Subject[] => {
  const known = findName(name, kinds, item, items)
  const entry = known && loadNames().entries[known.row]
  if (!entry) return []
  const own = ownQuestions(entry, known.name)
  const families = own.length === entry.ask.length ? [`name.${known.row}`] : own.map((at) => `name.${known.row}.${at}`)
  return families.length === 0
    ? []
    : named(topic, families, {}, weight, { past: false, most: mostPerKnownName, likelihood: known.likelihood })
}

/** What is asked of a name without the questions that do not fit its owner; nothing where none is left. */
export const withoutQuestions = (subjects: readonly Subject[], misfit: (question: string) => boolean): Subject[] =>
  subjects.flatMap((subject) => {
    const families = subject.families.flatMap((key) => {
      const all = bankFamilies(key)
      const left = all.flatMap(({ text }, place) => (misfit(text) ? [] : [place]))
      if (left.length === all.length) return [key]
      // a key with a place stands for one question, which is left out here
      return /^name\.\d+\.\d+$/.test(key) ? [] : left.map((place) => `${key}.${place}`)
    })
    return families.length === 0 ? [] : [{ ...subject, families }]
  })
