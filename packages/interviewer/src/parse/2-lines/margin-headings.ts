import { isOnlyDates } from '../words/dates.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import { byBase } from './find-bands.ts'
import type { Segment } from './layout.ts'

/** Headings in a column of their own, beside the text they head. */
export const knownHeadings = (segments: Segment[]) =>
  segments.filter((segment) => (guessHeading(segment.text)?.known ?? 0) > 0.99)
/** Known headings that are set apart from the text by weight, capitals or size. */
export const markedHeadings = (segments: Segment[]) => {
  const sizes = segments.map((segment) => segment.size).sort((a, b) => a - b)
  const usual = sizes[sizes.length >> 1] ?? 0
  // a word that comes again and again ('Key results' under every job) heads no section
  const again = (one: Segment) => segments.some((other) => other !== one && other.text === one.text)
  return knownHeadings(
    segments.filter(
      (one) => one.size > usual * 1.06 || one.words.every((word) => word.bold) || /^[^\p{Ll}]+$/u.test(one.text),
    ),
  ).filter((one) => !again(one)).length
}
/** A heading with a ground of its own stands lower than its text, by so many letters' heights; hardly ever as much higher. */
const furthestAbove = 1.8
const furthestBelow = 1.3

/** For each heading of the margin so many words of its text may look like one ('Prize' at the end of a bold name). */
const strayHeadings = 0.25

/** Known headings of a margin, and in their look those of which half is known ('Music Experience' between 'Training' and 'Education'). */
const headingsOfMargin = (left: Segment[], right: Segment[]) => {
  const known = knownHeadings(left)
  const looks = new Set(known.map(fontLook))
  if (known.length < 2 || right.some((one) => looks.has(fontLook(one)))) return known
  return left.filter((one) => looks.has(fontLook(one)) && (guessHeading(one.text)?.known ?? 0) >= partlyKnown)
}
const fontLook = (one: Segment) => `${styleOf(one)}|${one.words[0]?.font}`
const partlyKnown = 0.5

/** A margin of headings, some with the dates of the entries below them. */
export const isHeadingMargin = (left: Segment[], right: Segment[], all: Segment[]) => {
  const known = headingsOfMargin(left, right)
  if (areLabels(known, right, all)) return false
  const heads = known.length
  // a heading over its text stands alone in its row; one in a margin has the text beside it, or just above and below
  const beside = known.filter((head) =>
    right.some((one) => {
      const lower = (one.base - head.base) / Math.max(head.size, one.size)
      return lower > -furthestAbove && lower < furthestBelow
    }),
  ).length
  if (beside < 0.6 * heads) return false
  const dated = left.filter((segment) => isOnlyDates(segment.text)).length
  return heads >= 3 && heads + dated >= 0.6 * left.length && markedHeadings(right) <= strayHeadings * heads
}

/**
 * 'Software', 'Languages' and 'Other' in the very look of the texts beside them, on a page of which other headings stand out:
 * labels of the rows of one section.
 */
const areLabels = (known: Segment[], right: Segment[], all: Segment[]) => {
  const looks = new Set(known.map(fontLook))
  const others = knownHeadings(all).filter((one) => !known.includes(one) && !right.includes(one))
  const plain = right.filter((one) => looks.has(fontLook(one)))
  return (
    looks.size === 1 &&
    plain.length === right.length &&
    others.length > 0 &&
    others.every((one) => !looks.has(fontLook(one)))
  )
}

/** So many headings that stand alone head both sides below them. */
const leastShared = 3
/** Both sides of a section begin within so many letters' heights of each other. */
const sameStart = 1.2

/**
 * Known headings at the left edge, each alone on its line, with texts below them on both sides that begin side by side:
 * dates and towns of the jobs left of them, then a grid of skills. A column has headings of its own, or goes on past those
 * of the other. Null where the two sides are no such sections.
 */
export const sharedHeadings = (left: Segment[], right: Segment[]): Segment[] | null => {
  const known = knownHeadings(left).sort(byBase)
  // 'Mentoring' in the size of the text is a skill
  const largest = known.find((one) => one.size === Math.max(...known.map(({ size }) => size)))
  const look = largest && styleOf(largest)
  const heads = known.filter((one) => styleOf(one) === look)
  if (heads.length < leastShared || markedHeadings(right) > 0) return null
  if ([...left, ...right].some((one) => styleOf(one) === look && !heads.includes(one))) return null
  const alone = heads.every((head) => right.every((one) => one.top > head.bottom || one.bottom < head.top))
  const stretches = heads.map((head, n) => {
    const within = (one: Segment) => one.base > head.base && one.base < (heads[n + 1]?.base ?? Number.POSITIVE_INFINITY)
    return [left.find(within), right.find(within)] as const
  })
  const begun = stretches.filter(([a, b]) => a && b && Math.abs(a.base - b.base) < sameStart * Math.min(a.size, b.size))
  const both = stretches.filter(([a, b]) => a && b)
  return alone && begun.length >= leastShared && begun.length >= both.length - 1 ? heads : null
}

const styleOf = (one: Segment) =>
  `${Math.round(one.size * 2)}|${one.words[0]?.bold}|${one.words[0]?.color}|${/\p{Ll}/u.test(one.text)}`

/** The lines of a heading that wraps are no further apart, in letters' heights; hardly ever further than when set solid. */
const wrapped = 1.6
const setSolid = 1.4

/** Text on a heading's own line stands no further below its base, in its letters' heights: the two may be set in other sizes. */
const ownLine = 0.6

/** Does a text stand on a heading's own line, or above it? */
const reaches = (heading: Segment | undefined, base: number) =>
  heading !== undefined && base < heading.base + ownLine * heading.size

/**
 * Where the text of a margin's heading begins: below the widest gap that ends at most a line and a half above it, and
 * below the line of the heading before.
 */
const startOf = (heading: Segment, before: Segment | undefined, text: Segment[]): number => {
  const lines = [...text].sort(byBase)
  const own = heading.base - 0.9 * heading.size
  let start = own
  const gapAbove = (index: number) =>
    (lines[index]?.base ?? Number.POSITIVE_INFINITY) - (lines[index - 1]?.base ?? Number.NEGATIVE_INFINITY)
  // the gap right above the heading's own line counts as well, where there is such a line
  const first = lines.findIndex((line) => line.base > own && line.base < heading.base + ownLine * heading.size)
  let widest = Math.max(1.6 * heading.size, first > 0 ? gapAbove(first) : 0)
  lines.forEach((line, index) => {
    const gap = gapAbove(index)
    if (line.base > own || line.base < heading.base - 2.4 * heading.size || gap <= widest) return
    if (reaches(before, line.base)) return
    widest = gap
    start = line.base
  })
  return start
}

/**
 * Headings in a margin, left of the text they head and not always on its first line: the page is cut where a heading
 * starts, and each heading stands before what is beside and below it. `heads` are the known ones; what looks like them
 * is one too. Two lines are one heading that wraps, but not two known ones with text of their own ('Software' over
 * 'Languages' in a table with a line for each).
 */
export const cutAtHeadings = (sorted: Segment[], left: Segment[], heads: Segment[]): Segment[][] => {
  const styles = new Set(heads.map(styleOf))
  const known = left.filter((one) => styles.has(styleOf(one)) && !isOnlyDates(one.text)).sort(byBase)
  const taken = new Set(known)
  let rest = sorted.filter((one) => !taken.has(one))
  const hasText = (head: Segment) =>
    heads.includes(head) && rest.some((one) => Math.abs(one.base - head.base) < ownLine * head.size)
  const blocks: Segment[][] = []
  for (const one of known) {
    const last = blocks.at(-1)?.at(-1)
    const apart = last ? (one.base - last.base) / one.size : Number.POSITIVE_INFINITY
    if (apart < wrapped && (apart < setSolid || !(last && hasText(last) && hasText(one)))) blocks.at(-1)?.push(one)
    else blocks.push([one])
  }
  const stretches: Segment[][] = []
  blocks.forEach((block, n) => {
    const first = block[0]
    if (!first) return
    const top = startOf(first, blocks[n - 1]?.at(-1), rest)
    const starts = (one: Segment) => one.base >= top
    stretches.push(
      rest.filter((one) => !starts(one)),
      block,
    )
    rest = rest.filter(starts)
  })
  return [...stretches, rest].filter((stretch) => stretch.length > 0)
}
