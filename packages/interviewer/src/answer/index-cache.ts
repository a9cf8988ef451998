import type { Evidence } from '../interviewer.ts'
import { wholeText } from '../text/item-text.ts'

/** What is kept at most: prepared evidence takes some twenty times the memory of its texts. */
export type CacheLimits = { entries: number; characters: number }

const defaultLimits: CacheLimits = { entries: 100, characters: 2_000_000 }

const charactersOf = ({ items, answers }: Evidence) =>
  items.reduce((sum, item) => sum + wholeText(item).length, 0) +
  answers.reduce((sum, { question, text }) => sum + question.length + text.length, 0)

/**
 * Keeps what `prepare` makes of evidence under the evidence's version, the least recently used going first. Evidence
 * without a version, or with more text than the cache may hold, is prepared each time and not kept.
 */
export const createIndexCache = <Prepared>(
  prepare: (evidence: Evidence) => Prepared,
  { entries, characters }: CacheLimits = defaultLimits,
) => {
  const kept = new Map<string, { prepared: Prepared; characters: number }>()
  let total = 0

  const forgetUntilWithin = () => {
    for (const [version, entry] of kept) {
      if (kept.size <= entries && total <= characters) return
      kept.delete(version)
      total -= entry.characters
    }
  }

  return (evidence: Evidence): Prepared => {
    const { version } = evidence
    if (version === undefined) return prepare(evidence)
    const found = kept.get(version)
    kept.delete(version)
    if (found) {
      kept.set(version, found)
      return found.prepared
    }
    const entry = { prepared: prepare(evidence), characters: charactersOf(evidence) }
    kept.set(version, entry)
    total += entry.characters
    forgetUntilWithin()
    return entry.prepared
  }
}
