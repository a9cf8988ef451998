import { type Line, makeLine } from '../2-lines/group-lines.ts'
import { groupParagraphs } from '../2-lines/join-text.ts'
import { makeSegment, type Region, type Segment } from '../2-lines/layout.ts'
import { findDates, isOnlyDates } from '../words/dates.ts'
import { looksOf } from './head-lines.ts'

/** 'Best Poster (June' over '2023)', '(Jan. 2022 –' over 'June 2023)': a date that broke over two lines is made whole. */
export const joinBrokenDates = (lines: Line[]): Line[] => {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (
      !last ||
      line.bullet ||
      last.rail.length > 0 ||
      line.cells.length !== 1 ||
      last.region !== line.region ||
      last.text.length > 140
    ) {
      joined.push(line)
      continue
    }
    const breaks = /(?:\([^()]*|[–—-]|\b\p{L}{3,9}\.?)$/u.test(last.text)
    const text = `${last.text} ${line.text}`
    const date = breaks
      ? findDates(text).find((one) => one.from < last.text.length && one.to > last.text.length + 1)
      : undefined
    const before = date && findDates(last.text).some((one) => one.from === date.from && one.to === date.to)
    if (!date || before) {
      joined.push(line)
      continue
    }
    const made = makeLine(
      last.id,
      last.region,
      [...last.cells.slice(0, -1), makeSegment([...(last.cells.at(-1)?.words ?? []), ...line.words])],
      [],
    )
    joined[joined.length - 1] = { ...made, bullet: last.bullet, above: last.above }
  }
  return joined
}

const wrapsBehindComma = (last: Line, line: Line) => last.text.includes(', ') && findDates(line.text).length > 0

/** '**Press Photographer of the**' over '**Year**': names are bold, and what is said of them is not. */
const wrapsInBold = (last: Line, line: Line) =>
  last.bold && line.bold && looksOf(last) === looksOf(line) && findDates(line.text).length === 0

/**
 * 'Design Award, International' over 'Centre (2018)' in a narrow column: one line that had no room for the next word. A
 * comma shows that more than the name stands on it.
 */
export const joinWrappedHeads = (lines: Line[], regions: Region[]): Line[] => {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const word = line.words[0]
    const region = regions[line.region]
    const wraps =
      last &&
      word &&
      region &&
      !line.bullet &&
      last.region === line.region &&
      last.cells.length === 1 &&
      line.cells.length === 1 &&
      last.rail.length + line.rail.length === 0 &&
      (wrapsBehindComma(last, line) || wrapsInBold(last, line)) &&
      last.text.length < 80 &&
      line.base - last.base < 1.6 * line.size &&
      findDates(last.text).length === 0 &&
      last.x1 + (word.x1 - word.x0) + 0.3 * line.size > region.x1
    if (!wraps) {
      joined.push(line)
      continue
    }
    const made = makeLine(last.id, last.region, [makeSegment([...last.words, ...line.words])], [])
    joined[joined.length - 1] = { ...made, bullet: last.bullet, above: last.above }
  }
  return joined
}

/** An item of a list that is longer has its name on its first line. */
const longestItem = 220

/** '• Took part in a contest for kitchens of' over 'hospitals in Leeds': an item of a list that had no room for its next words. */
export const joinWrappedItems = (lines: Line[], regions: Region[]): Line[] =>
  groupParagraphs(lines, (line) => regions[line.region] ?? line).flatMap((group) => {
    const [first, ...more] = group
    const text = group.map((line) => line.text).join(' ')
    const wraps =
      first?.bullet &&
      more.length > 0 &&
      text.length <= longestItem &&
      group.every((line) => line.cells.length === 1 && line.rail.length === 0 && !/[-\u2010]$/.test(line.text)) &&
      // a name in bold, and what is said of it on lines of its own
      more.every((line) => line.bold === first.bold && line.size === first.size) &&
      findDates(first.text).length === 0
    if (!wraps) return group
    const made = makeLine(first.id, first.region, [makeSegment(group.flatMap((line) => line.words))], [])
    return [{ ...made, bullet: true, above: first.above }]
  })

/** Edges of one column differ by rounding only. */
const sameEdge = 2
/** Between a text and the date at the right of its line some room stays free, in letters' heights. */
const roomBeforeDate = 1

/**
 * 'Head of the Department of ⇥ 2019 – 2021' over 'Mathematics': a head in bold that had no room for its next word before
 * the date at its right.
 */
export const joinWrappedTitles = (lines: Line[]): Line[] => {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const [title, date] = last?.cells ?? []
    const word = line.words[0]
    const wraps =
      last &&
      title &&
      date &&
      word &&
      last.cells.length === 2 &&
      isOnlyDates(date.text) &&
      !line.bullet &&
      line.cells.length === 1 &&
      last.region === line.region &&
      last.rail.length + line.rail.length === 0 &&
      line.bold &&
      title.words.every((one) => one.bold) &&
      Math.abs(line.size - title.size) < 0.1 * line.size &&
      Math.abs(line.x0 - title.x0) < sameEdge &&
      line.base - last.base < 1.6 * line.size &&
      title.x1 + (word.x1 - word.x0) + roomBeforeDate * line.size > date.x0
    if (!wraps) {
      joined.push(line)
      continue
    }
    const made = makeLine(last.id, last.region, [makeSegment([...title.words, ...line.words]), date], [])
    joined[joined.length - 1] = { ...made, bullet: last.bullet, above: last.above }
  }
  return joined
}

/** A word, sign or bracket that cannot end a name, and one that cannot open one. */
const openEnd = /(?:[,&(–—-]|\s(?:of|and|for|the|und|für|de|des|et|y|e|di|du|van|voor|en))$/u
const openStart = /^[(\p{Ll}]/u

/** A name is hardly longer. */
const longestName = 70

/** Does `below` go on with this cell, which had no room or cannot end so? */
const cellGoesOn = (cell: Segment, below: Line, nextCell: Segment | undefined, region: Region | undefined) => {
  const word = below.words[0]
  const whole = `${cell.text} ${below.text}`
  // a sentence, or what goes on for long, is text beside its dates
  if (!word || whole.length > longestName || /\p{Ll}{3}\.\s|\p{Ll}{4}\.$/u.test(whole)) return false
  if (findDates(whole).length > 0) return false
  const room = (nextCell ? nextCell.x0 - roomBeforeDate * below.size : (region?.x1 ?? cell.x1)) - cell.x1
  const edge = Math.abs(below.x0 - cell.x0) < sameEdge || Math.abs(below.x1 - cell.x1) < sameEdge
  const alike = word.bold === cell.words[0]?.bold && Math.abs(word.size - cell.size) < 0.1 * cell.size
  const open = openEnd.test(cell.text) || openStart.test(below.text)
  return edge && alike && (open || room < word.x1 - word.x0)
}

/**
 * '2019 – 2021 ⇥ Lantern Technology Co., ⇥ Cook' over 'Ltd.' below its middle: a head of several cells, one of which had no
 * room for its last words.
 */
export const joinWrappedCells = (lines: Line[], regions: Region[]): Line[] => {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const beside =
      last &&
      last.cells.length > 1 &&
      line.cells.length === 1 &&
      !line.bullet &&
      line.rail.length === 0 &&
      last.region === line.region &&
      line.base - last.base < 1.7 * line.size &&
      (line.x0 > (last.cells[0]?.x1 ?? 0) || openEnd.test(last.cells[0]?.text ?? ''))
    const at = beside
      ? last.cells.findIndex((cell, n) => cellGoesOn(cell, line, last.cells[n + 1], regions[line.region]))
      : -1
    if (!last || at < 0) {
      joined.push(line)
      continue
    }
    const cells = last.cells.map((cell, n) => (n === at ? makeSegment([...cell.words, ...line.words]) : cell))
    joined[joined.length - 1] = {
      ...makeLine(last.id, last.region, cells, last.rail),
      bullet: last.bullet,
      above: last.above,
    }
  }
  return joined
}

/** A head hardly takes more than two lines, the second one shorter. */
const longestHeadLine = 110

/**
 * 'Acme Holding, Leeds — Senior' over 'Buyer' over '2019 – 2021': a head over its dates that had no room for its next word,
 * which is set as the last one is.
 */
export const joinHeadsOverDates = (lines: Line[], regions: Region[]): Line[] => {
  const joined: Line[] = []
  lines.forEach((line, at) => {
    const last = joined.at(-1)
    const [before, word] = [last?.words.at(-1), line.words[0]]
    const dated = lines[at + 1]
    const wraps =
      last &&
      before &&
      word &&
      dated &&
      findDates(dated.text).some((date) => date.range && date.from <= 2) &&
      [last, line].every((one) => one.cells.length === 1 && one.rail.length === 0 && !one.bullet) &&
      [last, line, dated].every((one) => one.region === last.region) &&
      last.text.length < longestHeadLine &&
      line.x1 < last.x1 &&
      Math.abs(line.x0 - last.x0) < sameEdge &&
      line.base - last.base < 1.7 * line.size &&
      before.bold === word.bold &&
      before.italic === word.italic &&
      Math.abs(before.size - word.size) < 0.5 &&
      findDates(`${last.text} ${line.text}`).length === 0 &&
      !/[.:;]$/.test(line.text) &&
      last.x1 + (word.x1 - word.x0) + 0.3 * word.size > (regions[last.region]?.x1 ?? Number.POSITIVE_INFINITY)
    if (!wraps) {
      joined.push(line)
      return
    }
    const made = makeLine(last.id, last.region, [makeSegment([...last.words, ...line.words])], [])
    joined[joined.length - 1] = { ...made, above: last.above }
  })
  return joined
}
