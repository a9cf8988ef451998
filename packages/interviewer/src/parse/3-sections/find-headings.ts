import type { Line } from '../2-lines/group-lines.ts'
import type { Region } from '../2-lines/layout.ts'
import { type Choice, usualChoice } from '../2-lines/readings.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import { chooseHeadings } from './choose-headings.ts'
import { cutSections, type ResumeSection } from './cut-sections.ts'
import {
  withoutDutyLabels,
  withoutFirstNames,
  withoutGridHeads,
  withoutInnerHeads,
  withoutOpening,
} from './drop-headings.ts'
import { bodyLook, type Candidate, couldHead, plainText, styleOf } from './heading-forms.ts'
import { partRunInHeadings } from './run-in-headings.ts'
import { joinSpread, splitLabels } from './split-labels.ts'

/**
 * Finds headings by form first: the styles in which known heading words stand are heading styles, and every
 * short line in such a style is a heading, known or not.
 */
export const findSections = (given: Line[], regions: Region[], choice: Choice = usualChoice): ResumeSection[] => {
  const { lines, heads: runIns } = partRunInHeadings(given.map(joinSpread).flatMap(splitLabels))
  const body = bodyLook(lines)
  if (!body) return []
  const candidates: Candidate[] = []
  const perStyle = new Map<string, number>()
  for (const line of lines) {
    const text = plainText(line)
    const style = styleOf(line)
    perStyle.set(style, (perStyle.get(style) ?? 0) + 1)
    if (!couldHead(line, text, body)) continue
    const guess = guessHeading(text)
    candidates.push({ line, text, guess, style, strong: guess !== null && guess.known > 0.99 })
  }
  const times = new Map<string, number>()
  for (const { text } of candidates) times.set(text, (times.get(text) ?? 0) + 1)
  // what comes again is no section: with a colon ('Results:') twice is enough to tell, a heading may go on on the next page
  const heads = chooseHeadings(
    candidates.filter(
      ({ text, strong }) =>
        (times.get(text) ?? 0) < (/:$/.test(text) ? 2 : 3) && (choice.headings === 'styled' || strong),
    ),
    perStyle,
    body,
    (line) => regions[line.region]?.x0 ?? line.x0,
  )
  const opened = withoutOpening(lines, withoutGridHeads(lines, new Set([...heads, ...runIns])))
  const outer = withoutInnerHeads(lines, withoutFirstNames(lines, opened))
  return cutSections(lines, withoutDutyLabels(lines, outer), regions)
}
