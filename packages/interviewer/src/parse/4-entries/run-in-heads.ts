import { type Line, makeLine } from '../2-lines/group-lines.ts'
import { groupParagraphs } from '../2-lines/join-text.ts'
import { makeSegment, type Region } from '../2-lines/layout.ts'
import { spanOf } from '../2-lines/span.ts'
import { findDates } from '../words/dates.ts'
import { titleScore } from '../words/title-score.ts'
import { fullText, headDate, inProse } from './head-lines.ts'

/** A full last line hides the end of a paragraph; a sentence that ends before 'Title, Employer, 2019 to 2021' shows it. */
const splitAtHeads = (group: Line[]): Line[][] => {
  const groups: Line[][] = []
  group.forEach((line, index) => {
    const last = group[index - 1]
    const ended = last && /[.!?]$/.test(last.text)
    const text = ended ? `${fullText(line)} ${fullText(group[index + 1] ?? line)}` : ''
    const date = ended ? findDates(text).find((one) => one.range) : undefined
    const opens = date && date.from < 120 && titleScore(text.slice(0, date.from)) > 0
    if (opens || !last) groups.push([line])
    else groups.at(-1)?.push(line)
  })
  return groups
}

/** 'Acme Ltd, Leeds (2019 – 2021), Tax Clerk. Filed …': how far the title reaches that stands between dates and text. */
const titleBehind = (head: string, tail: string): number | null => {
  const behind = /^[)\]\s]*[,:;–—-]\s*([^.:;]{3,60})[.:;](?=\s)/u.exec(tail)
  return behind && titleScore(head) <= 0 && titleScore(behind[1] ?? '') > 0 ? behind[0].length : null
}

/**
 * 'Fellow, University of X, 2010 to 2012. Catalogued …': where a date range stands inside running text, the text up to
 * it is the head and is put on a line of its own.
 */
export const partRunIns = (lines: Line[], regions: Region[]): Line[] => {
  const heads = lines.filter(
    (line, index) =>
      !inProse(line, lines[index - 1], regions[line.region]) && headDate(line, regions[line.region], true)?.range,
  ).length
  const groups = groupParagraphs(lines, (line) => regions[line.region] ?? line)
  const parted: Line[] = []
  let runIns = 0
  for (const group of groups.flatMap(splitAtHeads)) {
    const first = group[0]
    if (!first) continue
    const words = group.flatMap((line) => line.words)
    const span = spanOf(words)
    const date = findDates(span.text).find((one) => one.range)
    const tail = date ? span.text.slice(date.to) : ''
    const fits =
      date &&
      // a paragraph that begins with its dates has its head behind them
      date.from > 0 &&
      !first.bullet &&
      first.rail.length === 0 &&
      group.every((line) => line.cells.length === 1) &&
      date.from < 160 &&
      /^[\s).\]:;,–—-]*\s\p{Lu}/u.test(tail) &&
      tail.length > 25 &&
      /^[\p{Lu}\p{N}(]/u.test(span.text)
    if (!date || !fits) {
      parted.push(...group)
      continue
    }
    const end =
      date.to + (titleBehind(span.text.slice(0, date.from), tail) ?? /^[).\]:;,]*/.exec(tail)?.[0].length ?? 0)
    const cut = span.parts.findIndex((part) => part.from >= end)
    const head = makeLine(first.id, first.region, [makeSegment(words.slice(0, cut))], [])
    const body = makeLine(first.id + 0.5, first.region, [makeSegment(words.slice(cut))], [])
    parted.push({ ...head, above: first.above }, body)
    runIns++
  }
  return runIns > 0 && runIns >= heads - runIns ? parted : lines
}
