import type { Word } from '../1-glyphs/pdf-page.ts'
import { isOnlyDates } from '../words/dates.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import { makeSegment, type Segment } from './layout.ts'

/** Ends and starts of texts in one column differ by rounding only. */
const sameEdge = 1.5
/** The space between two words is about a quarter of the size; justified text reaches half of it. */
const leastGap = 0.55
/** Where all letters are as wide as each other (typewriter fonts) the usual space is wider than that, and many words start at one edge by chance. */
const leastOfUsual = 1.3
/** Fewer could be chance. */
const fewestLabels = 2
const fewestStarts = 4

/**
 * Labels set flush right against the text beside them ('2014 – 2020 Cook') stand nearer to it than columns do. Where labels
 * end at one edge and many texts begin at another, what was joined across them is parted.
 */
export const partLabels = (segments: Segment[]): Segment[] => {
  const starts = edgesOf(segments.map((one) => one.x0)).filter((edge) => edge.count >= fewestStarts)
  const usual = usualGaps(segments)
  let parted = segments
  for (const { x } of starts) {
    parted = parted.flatMap((one) => partNamed(one, x))
    const cuts = new Map<Segment, number>()
    for (const one of parted) {
      const at = cutAt(one, x, usual)
      if (at > 0) cuts.set(one, at)
    }
    const ends = edgesOf([...cuts].map(([one, at]) => one.words[at - 1]?.x1 ?? 0))
    const edge = ends.sort((a, b) => b.count - a.count)[0]
    if (!edge || edge.count < fewestLabels || edge.count < 0.6 * cuts.size) continue
    parted = parted.flatMap((one) => {
      const at = cuts.get(one)
      const end = at === undefined ? undefined : one.words[at - 1]?.x1
      if (at === undefined || end === undefined || Math.abs(end - edge.x) > sameEdge) return [one]
      return [makeSegment(one.words.slice(0, at)), makeSegment(one.words.slice(at))]
    })
  }
  return parted
}

/** Dates, or dates that go on below: 'May 2009 – Aug'. */
const isDateLabel = (text: string) =>
  isOnlyDates(text) || (/\d\s[-–—](?:\s\p{L}{3,10}\.?)?$/u.test(text) && isOnlyDates(`${text} 2049`))

/**
 * 'Beruflicher Werdegang Acme GmbH': a heading in a look of its own is a label, however near its text stands; so are dates
 * that fill their column up to the edge of the text.
 */
const partNamed = (one: Segment, x: number): Segment[] => {
  if (one.x0 > x - 4 || one.x1 < x + 4) return [one]
  const at = one.words.findIndex((word, index) => index > 0 && Math.abs(word.x0 - x) <= sameEdge)
  const [label, text] = [one.words[at - 1], one.words[at]]
  if (at < 1 || at > mostLabelWords || !label || !text) return [one]
  const head = makeSegment(one.words.slice(0, at))
  const named = !sameLook(label, text) && (guessHeading(head.text)?.known ?? 0) > 0.99
  if (!named && !(isDateLabel(head.text) && /^\p{L}{2}/u.test(text.text) && !isOnlyDates(one.text))) return [one]
  return [head, makeSegment(one.words.slice(at).map((word, index) => (index === 0 ? { ...word, glued: false } : word)))]
}

const sameLook = (a: Word, b: Word) =>
  Math.abs(a.size - b.size) < 0.3 && a.font === b.font && a.color === b.color && a.weight === b.weight

/** A heading has no more words. */
const mostLabelWords = 6

/** The space between two words of each font, in letters' heights: the median of a page. */
const usualGaps = (segments: Segment[]): Map<string, number> => {
  const gaps = segments.flatMap(({ words }) =>
    words.slice(1).flatMap((word, n) => {
      const before = words[n]
      return before && !word.glued && before.font === word.font
        ? [{ font: word.font, gap: (word.x0 - before.x1) / word.size }]
        : []
    }),
  )
  return new Map(
    [...Map.groupBy(gaps, ({ font }) => font)].map(([font, all]) => {
      const sorted = all.map(({ gap }) => gap).sort((a, b) => a - b)
      return [font, sorted[sorted.length >> 1] ?? 0]
    }),
  )
}

/** The word of a segment that starts at an edge, behind a gap wider than a space; 0 for none. */
const cutAt = (one: Segment, x: number, usual: Map<string, number>): number => {
  if (one.x0 > x - 4 || one.x1 < x + 4) return 0
  return one.words.findIndex((word, index) => {
    const before = one.words[index - 1]
    if (before === undefined || Math.abs(word.x0 - x) > sameEdge) return false
    const least = Math.max(leastGap, leastOfUsual * (usual.get(word.font) ?? 0))
    return word.x0 - before.x1 > least * Math.max(word.size, before.size)
  })
}

const edgesOf = (xs: number[]): { x: number; count: number }[] => {
  const edges: { x: number; count: number }[] = []
  for (const x of xs.sort((a, b) => a - b)) {
    const last = edges.at(-1)
    if (last && x - last.x <= sameEdge) last.count++
    else edges.push({ x, count: 1 })
  }
  return edges
}
