import type { Line } from '../2-lines/group-lines.ts'
import type { Region } from '../2-lines/layout.ts'
import {
  joinBrokenDates,
  joinHeadsOverDates,
  joinWrappedCells,
  joinWrappedHeads,
  joinWrappedItems,
  joinWrappedTitles,
} from './broken-heads.ts'
import { entriesToFoot } from './dates-at-foot.ts'
import { headAbove, isTitleOver, takeHeadsBelow } from './head-around-date.ts'
import { type Entry, type EntryDate, goesOn, headDate, inProse, isProse, looksOf, withAcronyms } from './head-lines.ts'
import { partHeadSentences } from './head-sentences.ts'
import { formEntries } from './job-forms.ts'
import { headFromSentence, sentenceEntries } from './job-sentences.ts'
import { labelledEntries } from './labelled-entries.ts'
import { numberedEntries } from './numbered-entries.ts'
import { partRunIns } from './run-in-heads.ts'
import { undatedList } from './undated-lists.ts'

/**
 * Cuts a section into entries. Where the date stands in relation to its entry (rail, same line, below, above)
 * is nearly always the same within a section: the lines above the first date tell it, the other entries follow.
 */
export const splitEntries = (
  lines: Line[],
  regions: Region[],
  rangesOnly: boolean,
): { intro: Line[]; entries: Entry[] } => splitLines(withAcronyms(lines), regions, rangesOnly)

const splitLines = (given: Line[], regions: Region[], rangesOnly: boolean): { intro: Line[]; entries: Entry[] } => {
  const form = rangesOnly ? formEntries(given, regions) : null
  // repeated labels alone would leave the names above them to the entries before
  // a number before the employer's label counts the forms: the labels below it alone would lose the name
  const counted = given.some((line) => line.numbered) && form?.entries.every(isAnswered)
  if (form?.namedAbove || (form && counted)) return form
  const stated = rangesOnly ? (labelledEntries(given, regions) ?? form ?? sentenceEntries(given, regions)) : null
  if (stated) return stated
  const signed = rangesOnly ? withoutHeadSigns(given, regions) : given
  const whole = joinWrappedTitles(joinBrokenDates(joinWrappedCells(signed, regions)))
  const lines = rangesOnly
    ? partRunIns(partHeadSentences(joinHeadsOverDates(whole, regions), regions), regions)
    : joinWrappedHeads(whole, regions)
  if (!rangesOnly && lines[0]?.bullet) {
    const items = joinWrappedItems(lines, regions)
    if (items.filter((line) => line.bullet).length >= 0.4 * items.length) return bulletEntries(items, regions)
  }
  const numbered = rangesOnly ? null : numberedEntries(lines)
  if (numbered) return { intro: [], entries: numbered }
  const footed = entriesToFoot(lines, regions, rangesOnly)
  if (footed) return footed
  const dates = new Map<number, EntryDate>()
  lines.forEach((line, index) => {
    if (inProse(line, lines[index - 1], regions[line.region])) return
    const date = headDate(line, regions[line.region], rangesOnly)
    if (date) dates.set(index, date)
  })
  // a section whose heads carry ranges has no head with a single date in running text
  const indexes = [...dates.keys()].sort((a, b) => a - b)
  const firstDated = indexes[0]
  if (firstDated === undefined) {
    const listed = rangesOnly ? undatedList(lines) : null
    return listed ? { intro: [], entries: listed } : splitUndated(lines, regions)
  }
  const starts: number[] = []
  const aboveFirst = headAbove(lines, firstDated, -1, regions, null, 9)
  const intro = lines.slice(0, firstDated - aboveFirst)
  const model = lines.slice(firstDated - aboveFirst, firstDated)
  indexes.forEach((at, n) => {
    const previous = n === 0 ? -1 : (indexes[n - 1] ?? -1)
    const above = n === 0 ? aboveFirst : headAbove(lines, at, previous, regions, model, aboveFirst, lines[firstDated])
    starts.push(at - (above === 0 && at - 1 > previous && isTitleOver(lines[at - 1], lines[at]) ? 1 : above))
  })
  const entries: Entry[] = []
  starts.forEach((start, n) => {
    const end = starts[n + 1] ?? lines.length
    const at = indexes[n] ?? start
    const entry = { head: lines.slice(start, at + 1), body: lines.slice(at + 1, end), date: dates.get(at) ?? null }
    entries.push(rangesOnly ? headFromSentence(entry, regions) : entry)
  })
  takeHeadsBelow(entries, regions)
  return { intro, entries }
}

/** Does a form say all of a job: who, as what and when? */
const isAnswered = ({ stated, date }: Entry) => Boolean(stated?.title.text && stated.employer.text && date)

/**
 * '• Acme ⇥ Leeds' over 'Cook ⇥ 2019 – 2021' over duties that are indented further: signs of the outer list stand before
 * heads. They are heads when nearly each has a date on its line or on the next, and duties with signs of their own below.
 */
const withoutHeadSigns = (lines: Line[], regions: Region[]): Line[] => {
  const signs = lines.filter((line) => line.bullet)
  const left = Math.min(...signs.map((line) => line.x0))
  const isOuter = (line: Line) => line.bullet && line.x0 < left + outerSign
  const outer = signs.filter(isOuter)
  const dated = (line: Line | undefined) =>
    line !== undefined &&
    !inProse(line, undefined, undefined) &&
    headDate({ ...line, bullet: false }, regions[line.region], true)
  const heads = outer.filter((line) => {
    const below = lines.slice(lines.indexOf(line) + 1, lines.indexOf(line) + 1 + linesOfHead)
    const sign = below.findIndex((one) => one.bullet)
    return dated(line) || below.slice(0, sign < 0 ? undefined : sign).some(dated)
  })
  if (outer.length === signs.length || heads.length < mostHeads * outer.length) return lines
  return lines.map((line) => (isOuter(line) ? { ...line, bullet: false } : line))
}

/** A head may have its date in words that are not read as one. */
const mostHeads = 0.75
/** Below the line with the sign, a head has so many more: employer, and dates. */
const linesOfHead = 2
/** Signs this far from the leftmost one belong to the same list. */
const outerSign = 5

/** Of the outer signs of a list so many have signs of their own below them. */
const mostNested = 0.6

/** The signs that are set in below another: '• Tide tables ⇥ 2021' over '– Wrote the charts'; none where no list stands in a list. */
const innerSigns = (lines: Line[]): ReadonlySet<Line> => {
  const signs = lines.filter((line) => line.bullet)
  const left = Math.min(...signs.map((line) => line.x0))
  const isInner = (line: Line | undefined) => line !== undefined && line.x0 >= left + outerSign
  const outer = signs.filter((line) => !isInner(line))
  const nested = signs.filter((line, index) => !isInner(line) && isInner(signs[index + 1]))
  return new Set(outer.length >= 2 && nested.length >= mostNested * outer.length ? signs.filter(isInner) : [])
}

/** A list of one-line entries: every bullet is one, but those of a list within it. */
const bulletEntries = (lines: Line[], regions: Region[]): { intro: Line[]; entries: Entry[] } => {
  const entries: Entry[] = []
  const inner = innerSigns(lines)
  for (const line of lines) {
    const last = entries.at(-1)
    if (last && inner.has(line)) last.body.push(line)
    else if (line.bullet || !last) entries.push({ head: [line], body: [], date: null })
    else if (/^\p{Ll}/u.test(line.text) || isProse(last.head.at(-1) ?? line, regions[line.region])) last.head.push(line)
    else last.body.push(line)
  }
  for (const entry of entries) {
    for (const line of [...entry.head, ...entry.body]) entry.date ??= headDate(line, regions[line.region], false)
  }
  return { intro: [], entries }
}

/**
 * 'DocuMint ⇥ example.org' over bullets: lines without a sign, in one look, each with a list of its own below it. Null
 * where other lines without signs stand between the bullets, or nothing stands over the first of them.
 */
const headsOverLists = (lines: Line[], regions: Region[]): Set<Line> | null => {
  const plain = lines.filter((line, index) => !line.bullet && !goesOn(line, lines[index - 1]))
  const heads = plain.filter((line) => lines[lines.indexOf(line) + 1]?.bullet && !isProse(line, regions[line.region]))
  const fits = heads.length >= 2 && heads.length === plain.length && heads[0] === lines[0]
  return fits && new Set(heads.map(looksOf)).size === 1 ? new Set(heads) : null
}

/** Without dates: an entry starts at a line over a list, at a bold line, at a bullet, or after a gap. */
const splitUndated = (lines: Line[], regions: Region[]): { intro: Line[]; entries: Entry[] } => {
  const entries: Entry[] = []
  const intro: Line[] = []
  const someBold = lines.some((line) => line.bold) && !lines.every((line) => line.bold)
  const overLists = headsOverLists(lines, regions)
  const allBullets = lines.some((line) => line.bullet) && !someBold
  for (const line of lines) {
    const last = entries.at(-1)
    const gap = line.above !== null && line.above > 1.75 * line.size
    const starts = overLists
      ? overLists.has(line)
      : someBold
        ? line.bold && !isProse(line, regions[line.region])
        : allBullets
          ? line.bullet
          : last === undefined || (gap && !goesOn(line, last.body.at(-1) ?? last.head.at(-1)))
    if (starts) entries.push({ head: [line], body: [], date: null })
    else if (last) last.body.push(line)
    else intro.push(line)
  }
  return { intro, entries }
}
