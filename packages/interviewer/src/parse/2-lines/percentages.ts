import { makeSegment, type Segment } from './layout.ts'

/** One percentage may stand in a text; several set apart say how well something is known. */
const fewest = 2
/** A bar is no wider than this, in points. */
const longestBar = 260
/** A name before a percentage has no more words. */
const wordsOfName = 5

const isPercentage = (text: string) => /^\d{1,3}\s?%$/.test(text)

/**
 * 'Pricing ▬▬▬▬ 86%' in an infographic: the percentage at the end of a bar belongs to the name at its beginning, and is
 * no column of its own.
 */
export const joinPercentages = (segments: Segment[]): Segment[] => {
  const shares = segments.filter((one) => isPercentage(one.text))
  if (shares.length < fewest) return segments
  const joined = new Map<Segment, Segment>()
  const gone = new Set<Segment>()
  for (const share of shares) {
    const names = segments.filter(
      (one) =>
        one.page === share.page &&
        !isPercentage(one.text) &&
        /\p{L}{2}/u.test(one.text) &&
        one.words.length <= wordsOfName &&
        Math.abs(one.base - share.base) < 0.6 * one.size &&
        one.x1 <= share.x0 + 1 &&
        share.x0 - one.x1 < longestBar,
    )
    const name = names.sort((a, b) => b.x1 - a.x1)[0]
    if (!name || joined.has(name)) continue
    joined.set(name, makeSegment([...name.words, ...share.words]))
    gone.add(share)
  }
  if (gone.size < fewest) return segments
  return segments.filter((one) => !gone.has(one)).map((one) => joined.get(one) ?? one)
}
