import type { Line } from '../2-lines/group-lines.ts'
import type { Region } from '../2-lines/layout.ts'
import { contactWeight } from '../words/contact.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import type { Kind } from '../words/lexicon/lexicon.ts'
import { plainText, styleOf } from './heading-forms.ts'

/** A part of a resume under one heading. `kind` is null before the first heading. */
export type ResumeSection = {
  heading: Line | null
  title: string | null
  kind: Kind | null
  also: Kind[]
  /** How sure the kind is, 0 to 1. */
  certainty: number
  lines: Line[]
}

/** Cuts the lines into sections at their headings; what stands before the first one is the header's. */
export const cutSections = (lines: Line[], heads: Set<Line>, regions: Region[]): ResumeSection[] => {
  const sections: ResumeSection[] = []
  const header: ResumeSection = { heading: null, title: null, kind: null, also: [], certainty: 1, lines: [] }
  sections.push(header)
  let current = header
  let lastHead: Line | null = null
  let region = -1
  for (const [index, line] of lines.entries()) {
    const here = regions[line.region]
    const before = region >= 0 ? regions[region] : undefined
    if (line.region !== region) {
      // a new column that does not go on with the text of the last one: what stands there before a heading is the header's
      if (before && here && here.page === 1 && here.depth > 0 && here.page === before.page && current !== header) {
        const top = Math.min(
          ...regions
            .filter((other) => other.page === here.page && other.depth === here.depth)
            .map((other) => other.top),
        )
        const high = here.bottom - here.top > 0.35 * pageSpan(regions, 1)
        // beside a column that flows into it, only ways to reach the person are surely no more of its text
        if (here.top < top + 40 && ((high && !here.flows) || opensWithContact(lines.slice(index), heads)))
          current = header
      }
      region = line.region
    }
    if (!heads.has(line)) {
      current.lines.push(line)
      lastHead = null
      continue
    }
    const text = plainText(line).replace(/[.:]$/, '')
    const above = current.heading
    if (above && joinsHeading(above, line) && (lastHead === above || inMargin(above, line, current.lines))) {
      const whole = `${current.title ?? ''} ${text}`
      const guess = guessHeading(whole)
      if (guess && (guess.known > 0.99 || endsOpen(current.title ?? ''))) {
        Object.assign(current, { title: whole, kind: guess.kind, also: guess.also, certainty: guess.known })
        current.heading = { ...line, words: [...above.words, ...line.words] }
        lastHead = current.heading
        continue
      }
    }
    const guess = guessHeading(text)
    current = {
      heading: line,
      title: text,
      kind: guess?.kind ?? null,
      also: guess?.also ?? [],
      certainty: guess ? guess.known : 0,
      lines: [],
    }
    sections.push(current)
    lastHead = line
  }
  return sections
}

/** Of the lines of a block of contact data so many show what they are, and so many are sure. */
const leastContact = 0.5
const leastSure = 2

/** Do the lines before the next heading say how to reach the person? */
const opensWithContact = (lines: Line[], heads: Set<Line>): boolean => {
  const end = lines.findIndex((line) => heads.has(line))
  const weights = lines.slice(0, end < 0 ? lines.length : end).map((line) => contactWeight(line.text))
  return (
    weights.filter((weight) => weight > 0).length >= leastContact * weights.length &&
    weights.filter((weight) => weight === 2).length >= leastSure
  )
}

/** How high the text of a page stands. */
const pageSpan = (regions: Region[], page: number) => {
  const here = regions.filter((region) => region.page === page)
  return Math.max(...here.map((region) => region.bottom)) - Math.min(...here.map((region) => region.top))
}

/** 'RESEARCH' over 'EXPERIENCE' in a margin: the first lines of the section may stand beside its heading. */
const inMargin = (above: Line, line: Line, lines: Line[]) =>
  Math.abs(above.x0 - line.x0) < 2 && lines.every((one) => one.x0 > Math.max(above.x1, line.x1))

/** 'PRIZES AND' goes on in the next line, whatever stands there. */
const endsOpen = (title: string) => /[\s/](?:and|&|und|et|y|e|en)$|[/,&]$/i.test(title)

/** Is the line the second line of the heading above it? */
const joinsHeading = (a: Line, b: Line) =>
  a.region === b.region && b.base - a.base < 1.6 * a.size && styleOf(a) === styleOf(b)
