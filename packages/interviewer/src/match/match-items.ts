import type { MatchRequest } from '../interviewer.ts'

const leastLikeness = 0.5
const otherSection = 0.75

/**
 * Finds for each former item the new one that says the same, by the words they share (Sørensen-Dice), or -1. A former
 * item has several texts: what the PDF said, and what its owner made of it.
 */
export const matchItems = ({ former, items }: MatchRequest): number[] => {
  const words = items.map(({ text }) => wordsOf(text))
  return former.map(({ section, texts }) => {
    const sets = texts.map(wordsOf)
    const likeness = items.map((item, index) => {
      const shared = Math.max(0, ...sets.map((set) => dice(set, words[index] ?? new Map())))
      return item.section === section ? shared : shared * otherSection
    })
    const best = Math.max(0, ...likeness)
    return best >= leastLikeness ? likeness.indexOf(best) : -1
  })
}

const wordsOf = (text: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const total = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)

const dice = (a: Map<string, number>, b: Map<string, number>): number => {
  let shared = 0
  for (const [word, count] of a) shared += Math.min(count, b.get(word) ?? 0)
  const all = total(a) + total(b)
  return all === 0 ? 0 : (2 * shared) / all
}
