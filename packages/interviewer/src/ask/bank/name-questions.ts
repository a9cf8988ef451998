import type { Context } from '../context.ts'
import { named, type Subject } from '../subject.ts'
import { mostPerKnownName } from '../weights.ts'
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
