import type { Line } from '../2-lines/group-lines.ts'
import type { Region } from '../2-lines/layout.ts'
import { findDates, isDuration, isOnlyDates } from '../words/dates.ts'
import { titleScore } from '../words/title-score.ts'
import {
  joinBrokenDates,
  joinWrappedCells,
  joinWrappedHeads,
  joinWrappedItems,
  joinWrappedTitles,
} from './broken-heads.ts'
import { entriesToFoot } from './dates-at-foot.ts'
import { isLabelOfText } from './form-answers.ts'
import {
  type Entry,
  type EntryDate,
  fullText,
  goesOn,
  headDate,
  inProse,
  isProse,
  looksOf,
  opensBold,
} from './head-lines.ts'
import { partHeadSentences } from './head-sentences.ts'
import { formEntries } from './job-forms.ts'
import { headFromSentence, sentenceEntries } from './job-sentences.ts'
import { labelledEntries } from './labelled-entries.ts'
import { partRunIns } from './run-in-heads.ts'
import { hasShape } from './same-shape.ts'
import { undatedList } from './undated-lists.ts'

/**
 * Cuts a section into entries. Where the date stands in relation to its entry (rail, same line, below, above)
 * is nearly always the same within a section: the lines above the first date tell it, the other entries follow.
 */
export const splitEntries = (
  given: Line[],
  regions: Region[],
  rangesOnly: boolean,
): { intro: Line[]; entries: Entry[] } => {
  const form = rangesOnly ? formEntries(given, regions) : null
  // repeated labels alone would leave the names above them to the entries before
  // a number before the employer's label counts the forms: the labels below it alone would lose the name
  const counted = given.some((line) => line.numbered) && form?.entries.every(isAnswered)
  if (form?.namedAbove || (form && counted)) return form
  const stated = rangesOnly ? (labelledEntries(given, regions) ?? form ?? sentenceEntries(given, regions)) : null
  if (stated) return stated
  const signed = rangesOnly ? withoutHeadSigns(given, regions) : given
  const whole = joinWrappedTitles(joinBrokenDates(joinWrappedCells(signed, regions)))
  const lines = rangesOnly ? partRunIns(partHeadSentences(whole, regions), regions) : joinWrappedHeads(whole, regions)
  if (!rangesOnly && lines[0]?.bullet && lines.filter((line) => line.bullet).length >= 0.4 * lines.length)
    return bulletEntries(joinWrappedItems(lines, regions), regions)
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

/** A head set out to the left of the text above it, at the edge at which heads stand. */
const setOut = (line: Line, before: Line | undefined, wanted: Line | undefined) =>
  before !== undefined &&
  wanted !== undefined &&
  (before.region === line.region || before.page !== line.page) &&
  before.x0 > line.x0 + leastSetOut &&
  Math.abs(line.x0 - wanted.x0) < 2
const leastSetOut = 6

/** A title alone on its line has no more words. */
const longestTitle = 6

/** 'Head Chef' over 'From April 2010 to October 2013 at Harbour Hotel': the line of the dates says where, the one above as what. */
const isTitleOver = (title: Line | undefined, dated: Line | undefined) =>
  title !== undefined &&
  dated !== undefined &&
  !title.bullet &&
  !dated.bullet &&
  title.region === dated.region &&
  title.words.length <= longestTitle &&
  titleScore(title.text) > 0 &&
  !/[.,:;]$/.test(title.text) &&
  findDates(title.text).length === 0 &&
  findDates(dated.text).some(({ range, to }) => range && /^\s{1,5}(?:at|with|in)\s/i.test(dated.text.slice(to)))

/** How many lines right above the date line belong to its head. */
const headAbove = (
  lines: Line[],
  at: number,
  previous: number,
  regions: Region[],
  model: Line[] | null,
  most: number,
  dated?: Line,
) => {
  if (model !== null && at - model.length > previous && hasShape(lines.slice(at - model.length, at), model))
    return model.length
  const opener = model?.[0]
  // '**Acme** ⇥ Leeds' over '**Cook** ⇥ 2019': the dated line may look as the one above it does
  const second = model?.[1] ?? dated
  if (opener && (opensBold(opener) || opener.caps || opener.heading > 0)) {
    // every entry opens with a line of this look: the nearest one above the date
    for (let i = at; i > previous && at - i <= 5; i--) {
      const line = lines[i]
      if (!line || (i < at && (line.bullet || isProse(line, regions[line.region])))) break
      if (looksOf(line) === looksOf(opener) && (i === at || i > previous)) {
        const before = lines[i - 1]
        const twice = second !== undefined && looksOf(second) === looksOf(opener)
        if (twice && before && i - 1 > previous && looksOf(before) === looksOf(opener)) continue
        return at - i
      }
    }
  }
  let count = 0
  let durations = 0
  for (let i = at - 1; i > previous && count < most + durations; i--) {
    const line = lines[i]
    const next = lines[i + 1]
    if (!line || !next) break
    // '6 years 5 months' may stand between an employer and the first of its posts
    if (model !== null && isDuration(fullText(line)) && i - 1 > previous) {
      durations++
      count++
      continue
    }
    if (line.bullet || (line.region !== next.region && !regions[line.region]?.flows && line.page === next.page)) break
    const wanted = model?.[model.length - 1 - count + durations]
    const same = wanted !== undefined && (looksOf(wanted) === looksOf(line) || setOut(line, lines[i - 1], wanted))
    if (isProse(line, regions[line.region]) && !(same && line.bold)) break
    if (model !== null) {
      if (!same) break
      const before = lines[i - 1]
      // plain lines below a bullet may go on with it
      if (!line.bold && !line.italic && !line.caps && goesOn(line, before)) break
      const larger = line.size > 1.06 * (lines[at]?.size ?? line.size)
      const set = setOut(line, lines[i - 1], wanted)
      if (
        previous >= 0 &&
        i === previous + 1 &&
        !line.bold &&
        !larger &&
        !set &&
        looksOf(line) !== looksOf(lines[at] ?? line)
      )
        break
    } else if (line.above !== null && count >= 1 && next.above !== null && next.above > 2.2 * line.size) break
    count++
  }
  return count
}

/** Moves head lines below the date (employer under 'title, date') from the bodies to the heads, for all entries alike. */
const takeHeadsBelow = (all: Entry[], regions: Region[]) => {
  const entries = all.filter((entry) => !entry.stated)
  const texts = entries.flatMap((entry) => entry.body.map(fullText))
  const isLabel = (line: Line) =>
    fullText(line).split(' ').length <= 3 && texts.filter((text) => text === fullText(line)).length > 1
  for (let round = 0; round < 3; round++) {
    const next = entries.map((entry) => entry.body[0])
    const present = next.filter((line) => line !== undefined)
    if (present.length === 0) return
    // 'Key results:' opens a list, it names nobody
    const short = (line: Line) =>
      !line.bullet &&
      !isProse(line, regions[line.region]) &&
      fullText(line).length < 90 &&
      !/:$/.test(line.text) &&
      !isLabelOfText(line.text)
    const bodies = entries.map((entry) => entry.body[1])
    const like = present.filter((line) => {
      const at = next.indexOf(line)
      const below = bodies[at]
      if (!short(line)) return false
      const alone = entries[at]?.head.length === 1 && isOnlyDates(entries[at]?.head.map(fullText).join(' ') ?? '')
      const restyled = below !== undefined && looksOf(below) !== looksOf(line)
      return alone || round === 0
        ? alone ||
            restyled ||
            below === undefined ||
            below.bullet ||
            isLabel(below) ||
            isProse(below, regions[below.region])
        : restyled || below?.bullet === true
    })
    if (like.length < 0.6 * present.length) return
    const looks = new Map<string, number>()
    for (const line of like) looks.set(looksOf(line), (looks.get(looksOf(line)) ?? 0) + 1)
    let taken = 0
    for (const entry of entries) {
      const line = entry.body[0]
      if (!line || !short(line) || !like.includes(line)) continue
      if ((looks.get(looksOf(line)) ?? 0) < 2 && like.length > 2) continue
      entry.head.push(line)
      entry.body = entry.body.slice(1)
      taken++
    }
    if (taken === 0) return
  }
}

/** A list of one-line entries: every bullet is one. */
const bulletEntries = (lines: Line[], regions: Region[]): { intro: Line[]; entries: Entry[] } => {
  const entries: Entry[] = []
  for (const line of lines) {
    const last = entries.at(-1)
    if (line.bullet || !last) entries.push({ head: [line], body: [], date: null })
    else if (/^\p{Ll}/u.test(line.text) || isProse(last.head.at(-1) ?? line, regions[line.region])) last.head.push(line)
    else last.body.push(line)
  }
  for (const entry of entries) {
    for (const line of [...entry.head, ...entry.body]) entry.date ??= headDate(line, regions[line.region], false)
  }
  return { intro: [], entries }
}

/** Without dates: an entry starts at a bold line, at a bullet, or after a gap. */
const splitUndated = (lines: Line[], regions: Region[]): { intro: Line[]; entries: Entry[] } => {
  const entries: Entry[] = []
  const intro: Line[] = []
  const someBold = lines.some((line) => line.bold) && !lines.every((line) => line.bold)
  const allBullets = lines.some((line) => line.bullet) && !someBold
  for (const line of lines) {
    const last = entries.at(-1)
    const gap = line.above !== null && line.above > 1.75 * line.size
    const starts = someBold
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
