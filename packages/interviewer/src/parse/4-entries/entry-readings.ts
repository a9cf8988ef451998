import { type Line, makeLine } from '../2-lines/group-lines.ts'
import { groupParagraphs } from '../2-lines/join-text.ts'
import { makeSegment, type Region } from '../2-lines/layout.ts'
import { awardScore } from '../words/award-score.ts'
import { findDates, isOnlyDates } from '../words/dates.ts'
import { gridReadings } from './entry-grids.ts'
import { entryPieces } from './entry-pieces.ts'
import { type Entry, type EntryDate, fullText, headDate, looksOf, opensBold } from './head-lines.ts'
import { splitEntries } from './split-items.ts'

/** One way to cut a section into entries. */
type Reading = { intro: Line[]; entries: Entry[] }

/** What a judge gives for how well the entries of a reading hang together; each per entry. */
const worth = {
  /** An entry without a name is never right. */
  named: 1,
  nameless: -2,
  /** Awards have a date each, or none has. */
  dated: 1,
  undated: -0.5,
  /** Two dates are two awards. */
  datedTwice: -1,
  /** Entries of a section open in one look. */
  alike: 1,
  /** Texts far apart on one line are mostly two entries; a name with its issuer at the right is read so all the same. */
  crowded: -0.5,
  /** What belongs to no entry. */
  stray: -0.5,
  /** The usual reading is kept unless another is clearly better. */
  margin: 0.2,
}

/**
 * Short entries (awards, certificates): the best of several readings, for their lines have few signs of where one ends.
 * What stands under headings of its own ('Prizes', 'Grants') is read heading by heading.
 */
export const readEntries = (lines: Line[], regions: Region[]): Reading & { labels: Line[] } => {
  const groups = underLabels(lines, regions)
  if (!groups) return { ...readGroup(lines, regions), labels: [] }
  const read = groups.map((group) => readGroup(group.lines, regions))
  return {
    intro: read.flatMap(({ intro }) => intro),
    entries: read.flatMap(({ entries }) => entries),
    labels: groups.flatMap(({ label }) => label ?? []),
  }
}

/** A heading within a section has no more words, and no date. */
const wordsOfLabel = 5

/**
 * Parts a section at headings of its own: short lines of one look, without a date, that no other line has, each with
 * entries below it. Null where there are none.
 */
const underLabels = (lines: Line[], regions: Region[]): { label: Line | null; lines: Line[] }[] | null => {
  const canLabel = (line: Line, index: number) => {
    const next = lines[index + 1]
    return (
      next !== undefined &&
      !line.bullet &&
      line.rail.length === 0 &&
      line.cells.length === 1 &&
      line.words.length <= wordsOfLabel &&
      !/[.,;]/.test(line.text) &&
      /^\p{Lu}/u.test(line.text) &&
      dateOf(line, regions) === null &&
      // what follows is an entry of its own, with its date or sign on its first line
      (next.bullet || dateOf(next, regions) !== null) &&
      looksOf(next) !== looksOf(line)
    )
  }
  const labels = new Set(lines.filter(canLabel))
  const looks = new Set([...labels].map(looksOf))
  const others = lines.filter((line) => looks.has(looksOf(line)) && !labels.has(line))
  const first = lines[0]
  const apart = lines.filter((line) => line.bullet || dateOf(line, regions) !== null).length
  // entries of a name over a date would look the same: there must be more entries than labels
  if (labels.size < 2 || looks.size > 1 || others.length > 0 || !first || !labels.has(first) || apart <= labels.size)
    return null
  const groups: { label: Line | null; lines: Line[] }[] = []
  for (const line of lines)
    if (labels.has(line)) groups.push({ label: line, lines: [] })
    else groups.at(-1)?.lines.push(line)
  return groups
}

/** 'Sales Leader of the Year' over 'Bronze Star Medal': without dates and signs, each line (or lines, where it wraps) says it is a prize. */
const namesAlone = (lines: Line[], regions: Region[]): Reading | null => {
  if (lines.some((line) => line.bullet || line.cells.length > 1 || dateOf(line, regions) !== null)) return null
  const isName = (line: Line) => awardScore(line.text) > 0
  const groups = lines.every(isName)
    ? lines.map((line) => [line])
    : groupParagraphs(lines, (line) => regions[line.region] ?? line)
  const names = groups.flatMap(([first, ...more]) =>
    first
      ? [
          {
            ...makeLine(first.id, first.region, [makeSegment([first, ...more].flatMap(({ words }) => words))], []),
            above: first.above,
          },
        ]
      : [],
  )
  const alike = new Set(names.map(looksOf)).size === 1
  if (names.length < 2 || !alike || !names.every(isName)) return null
  return { intro: [], entries: names.map((line) => ({ head: [line], body: [], date: null })) }
}

const readGroup = (lines: Line[], regions: Region[]): Reading => {
  const listed = namesAlone(lines, regions)
  if (listed) return listed
  const usual = splitEntries(lines, regions, false)
  if (lines.length > mostLines) return usual
  const dated = lines.some((line) => dateOf(line, regions) !== null)
  let best = { reading: usual, score: judge(usual, dated) + worth.margin }
  for (const reading of [...gridsOf(lines, regions), ...cutsOf(lines, regions)]) {
    const score = judge(reading, dated)
    if (score > best.score) best = { reading, score }
  }
  return best.reading
}

/** A shorter list has no more than one way to be cut at its lines. */
const fewestLines = 3

const cutsOf = (lines: Line[], regions: Region[]): Reading[] => {
  // a list of bullets says itself where its entries begin
  if (lines.length < fewestLines || lines.some((line) => line.bullet)) return []
  return startsOf(lines).map((starts) => ({
    intro: lines.slice(0, starts[0] ?? 0),
    entries: entriesAt(lines, starts, regions),
  }))
}

/** Entries that stand beside each other, where all lines are of one column of the page. */
const gridsOf = (lines: Line[], regions: Region[]): Reading[] => {
  const region = regions[lines[0]?.region ?? -1]
  if (!region || lines.some((line) => regions[line.region] !== region)) return []
  return gridReadings(lines).map((cards) => ({
    intro: [],
    entries: cards.flatMap((card) => entriesAt(card, [0], regions)),
  }))
}

/** A longer list is no list of short entries. */
const mostLines = 60

/** Where entries may begin: at bold beginnings, every second, third or fourth line, after wide gaps. */
const startsOf = (lines: Line[]): number[][] => {
  const at = (is: (line: Line, index: number) => boolean) =>
    lines.flatMap((line, index) => (is(line, index) ? [index] : []))
  const bold = at(opensBold)
  // a name in bold may take two lines
  const boldOnce = at((line, index) => opensBold(line) && !(lines[index - 1]?.bold ?? false))
  const gaps = lines.flatMap((line) => (line.above === null ? [] : [line.above])).sort((a, b) => a - b)
  const usual = gaps[gaps.length >> 1] ?? 0
  const least = Math.min(usual, gaps[0] ?? 0)
  const gapped = at((line, index) => index === 0 || line.above === null || line.above > 1.25 * least)
  const periods = [2, 3, 4].flatMap((period) =>
    lines.length >= 2 * period && lines.length % period === 0 && repeats(lines, period)
      ? [at((_, index) => index % period === 0)]
      : [],
  )
  return [bold, boldOnce, gapped, ...periods].filter((starts) => starts.length >= 2 && starts[0] === 0)
}

/** Do the lines look alike from period to period? */
const repeats = (lines: Line[], period: number) =>
  lines.every((line, index) => {
    const first = lines[index % period]
    return first !== undefined && looksOf(first) === looksOf(line)
  })

const dateOf = (line: Line, regions: Region[]): EntryDate | null => {
  const date = headDate(line, regions[line.region], false)
  if (date) return date
  // 'du graphisme, 2019': the end of a name that wrapped
  const last = findDates(line.text).at(-1)
  return last && /^[\s)\].]*$/.test(line.text.slice(last.to)) ? { ...last, line, where: 'text' } : null
}

const entriesAt = (lines: Line[], starts: number[], regions: Region[]): Entry[] =>
  starts.map((start, index) => {
    const own = lines.slice(start, starts[index + 1] ?? lines.length)
    const dates = own.map((line) => dateOf(line, regions))
    const at = dates.findIndex((date) => date !== null)
    const head = at < 0 ? 1 : at + 1
    return { head: own.slice(0, head), body: own.slice(head), date: dates[at] ?? null }
  })

const judge = ({ intro, entries }: Reading, dated: boolean): number => {
  if (entries.length === 0) return Number.NEGATIVE_INFINITY
  const looks = entries.map((entry) => (entry.head[0] ? looksOf(entry.head[0]) : ''))
  const common = Math.max(...looks.map((look) => looks.filter((other) => other === look).length))
  let sum = intro.length * worth.stray + (common > 1 ? common : 0) * worth.alike
  for (const entry of entries) {
    const name = entryPieces(entry, false).pieces[0]?.span.text ?? ''
    const first = entry.head[0] ? fullText(entry.head[0]) : ''
    sum += /\p{L}{2}/u.test(name) && !/^[\p{Ll}(,;–-]/u.test(first) ? worth.named : worth.nameless
    if ((entry.head[0]?.cells.filter((cell) => !isOnlyDates(cell.text)).length ?? 0) > 1) sum += worth.crowded
    if (!dated) continue
    const dates = [...entry.head, ...entry.body].flatMap((line) => [
      ...line.rail.flatMap((cell) => findDates(cell.text)),
      ...findDates(line.text),
    ]).length
    sum += dates === 0 ? worth.undated : dates === 1 ? worth.dated : worth.datedTwice
  }
  return sum / entries.length
}
