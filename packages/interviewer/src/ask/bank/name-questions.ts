import type { Context } from '../context.ts'
import { named, type Subject } from '../subject.ts'
import { mostPerKnownName } from '../weights.ts'
import type { NameKind } from './bare-names.ts'
import { findName } from './find-name.ts'

/** What somebody asks who knows the thing itself; none about a name that the bank does not hold, or of which it knows another meaning. */
export const bankSubjects = (
  name: string,
  kinds: readonly NameKind[],
  topic: string,
  weight: number,
  { item, items }: Context,
): Subject[] => {
  const known = findName(name, kinds, item, items)
  return known === null
    ? []
    : named(topic, [`name.${known.row}`], {}, weight, {
        past: false,
        most: mostPerKnownName,
        likelihood: known.likelihood,
      })
}
