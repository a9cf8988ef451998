import type { Line } from '../2-lines/group-lines.ts'
import type { Region } from '../2-lines/layout.ts'
import { findDates, isDuration, isOnlyDates } from '../words/dates.ts'
import { isDutyLabel, isTableLabel } from '../words/lexicon/labels.ts'
import { titleScore } from '../words/title-score.ts'
import { isLabelOfText } from './form-answers.ts'
import { type Entry, fullText, goesOn, isProse, looksOf, opensBold } from './head-lines.ts'
import { hasShape } from './same-shape.ts'

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
export const isTitleOver = (title: Line | undefined, dated: Line | undefined) =>
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
export const headAbove = (
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
  const names = model?.filter((line) => !isDuration(fullText(line)))
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
    const wanted = names?.[names.length - 1 - count + durations]
    const same = wanted !== undefined && (looksOf(wanted) === looksOf(line) || setOut(line, lines[i - 1], wanted))
    const larger = line.size > 1.06 * (lines[at]?.size ?? line.size)
    // a head may be as long as its column is wide
    if (isProse(line, regions[line.region]) && !(same && (line.bold || larger))) break
    if (model !== null) {
      if (!same) break
      const before = lines[i - 1]
      // plain lines below a bullet may go on with it
      if (!line.bold && !line.italic && !line.caps && goesOn(line, before)) break
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

/** 'Larder and pastry.' is short, and no name. */
const isSentence = (text: string) =>
  /[\p{Ll}\p{N}%)]\.$/u.test(text) && !/\b(?:inc|ltd|corp|co|llc|jr|sr|bros|s\.a|e\.v)\.$/i.test(text)

/** 'Supervisor: Carol Simmons' answers a form and names no job; 'Position: Cook' does. */
const isAnswer = (text: string) => {
  const label = /^(\p{Lu}[^:,;]{2,24}):\s+\S/u.exec(text)?.[1]
  return label !== undefined && !isTableLabel(label)
}

/** Moves head lines below the date (employer under 'title, date') from the bodies to the heads, for all entries alike. */
export const takeHeadsBelow = (all: Entry[], regions: Region[]) => {
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
      // a town at the right edge does not make the name longer
      (line.cells[0]?.text.length ?? 0) < 90 &&
      !/:$/.test(line.text) &&
      !isSentence(line.text) &&
      !isAnswer(line.text) &&
      !isLabelOfText(line.text) &&
      !isDutyLabel(line.text)
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
    // the last post may have no duties: what stands alone below its title is set as the employers of the others are
    const lone = round === 0 ? [] : present.filter((line) => bodies[next.indexOf(line)] === undefined && short(line))
    const named = [...like, ...lone.filter((line) => !like.includes(line) && (looks.get(looksOf(line)) ?? 0) >= 2)]
    let taken = 0
    for (const entry of entries) {
      const line = entry.body[0]
      if (!line || !short(line) || !named.includes(line)) continue
      if ((looks.get(looksOf(line)) ?? 0) < 2 && like.length > 2) continue
      entry.head.push(line)
      entry.body = entry.body.slice(1)
      taken++
    }
    if (taken === 0) return
  }
}
