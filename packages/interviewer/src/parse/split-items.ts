import { type FoundDate, findDates, isOnlyDates, stripDuration } from './dates.ts'
import { titleScore } from './entry-pieces.ts'
import { type Line, makeLine } from './group-lines.ts'
import { groupParagraphs } from './join-text.ts'
import { makeSegment, type Region } from './layout.ts'
import { spanOf } from './span.ts'

/** A date with the line and text it was read from. */
export type EntryDate = FoundDate & { line: Line; where: 'rail' | 'text' }

/** One job, school, project …: its head lines (with the date) and what is said about it. */
export type Entry = { head: Line[]; body: Line[]; date: EntryDate | null }

const fullText = (line: Line) => line.text.replace(/\t/g, ' ')

const looksOf = (line: Line) => `${line.bold}|${line.italic}|${Math.round(line.size * 2)}|${line.color}|${line.caps}`

/** The date that a head line carries: in its rail, in a cell of its own, or at its start or end; not inside prose. */
const headDate = (line: Line, region: Region | undefined, rangesOnly: boolean): EntryDate | null => {
  for (const cell of line.rail) {
    const date = findDates(cell.text)[0]
    if (date) return { ...date, line, where: 'rail' }
  }
  if (line.bullet && rangesOnly && line.cells.length === 1) {
    const range = findDates(line.text).find((date) => date.range)
    if (!range || range.since || !atEdge(line.text, range) || line.text.length > 110) return null
    return { ...range, line, where: 'text' }
  }
  const dates = findDates(line.text)
  const ordered = [...dates.filter((date) => date.range), ...dates.filter((date) => !date.range)]
  for (const date of ordered) {
    if (rangesOnly && !date.range && !isOnlyDates(line.text) && !ownCell(line, date)) {
      const fits = region ? line.x1 < region.x1 - 0.12 * (region.x1 - region.x0) || line.bold : true
      if (!fits || !atEdge(line.text, date)) continue
      if (/[a-z]\.$/.test(line.text) || !separated(line.text, date)) continue
    }
    if (date.since && !ownCell(line, date) && !isOnlyDates(line.text) && date.from > 0 && !separated(line.text, date))
      continue
    if (atEdge(line.text, date)) return { ...date, line, where: 'text' }
  }
  return null
}

const ownCell = (line: Line, date: FoundDate) => {
  const cell = line.text.split('\t').find((text) => text.includes(line.text.slice(date.from, date.to)))
  return cell !== undefined && line.cells.length > 1 && isOnlyDates(cell)
}

/** Nothing but brackets, places or a few words stands between the date and an end of its line. */
const atEdge = (text: string, date: FoundDate) => {
  const before = text.slice(0, date.from).replace(/[\s()[\]|,;:·•–—-]/g, '')
  const after = stripDuration(text.slice(date.to)).replace(/[\s()[\]|,;:·•–—\-.]/g, '')
  if (before === '' || after === '') return true
  if (/[([]\s*$/.test(text.slice(0, date.from)) && /^\s*[)\]]/.test(text.slice(date.to))) return true
  if (!date.range) return false
  const lead = text.slice(0, date.from)
  const tail = text.slice(date.to)
  return /[|·•\t(–—,-]\s*$/.test(lead) || /^\s*[|·•\t)–—,:-]/.test(tail)
}

/** The date is set off by a bracket, a comma, a bar, a dash or a gap. */
const separated = (text: string, date: FoundDate) => {
  const lead = text.slice(0, date.from)
  const tail = text.slice(date.to)
  return lead.trim() === '' ? /^\s*[|·•\t)–—,:-]/.test(tail) || tail.trim() === '' : /[|·•\t(–—,-]\s*$/.test(lead)
}

/** Is the line set like running text: it ends a sentence or fills its column? */
const isProse = (line: Line, region: Region | undefined) => {
  const text = fullText(line)
  if (line.cells.length > 1) return false
  const width = region ? region.x1 - region.x0 : 400
  const fills = line.x1 - line.x0 > 0.82 * width
  return (
    (text.length > 60 && fills) ||
    (/[\p{Ll}\p{N})]\.$/u.test(text) &&
      text.length > 25 &&
      !/\b(inc|ltd|corp|co|llc|jr|sr|bros|s\.a|e\.v)\.$/i.test(text))
  )
}

/** Lines that go on with the text above them: body style, or indented like the bullet text above. */
const goesOn = (line: Line, last: Line | undefined) =>
  last !== undefined &&
  !line.bullet &&
  line.cells.length === 1 &&
  line.rail.length === 0 &&
  ((last.bullet && line.x0 > last.x0 - 2 && looksOf(line) === looksOf(last)) || /^\p{Ll}/u.test(line.text))

/** A line that goes on with a bullet or a sentence carries no date of a head. */
const inProse = (line: Line, last: Line | undefined, region: Region | undefined) => {
  if (line.rail.length > 0 || line.cells.length > 1 || !last || last.region !== line.region) return false
  if (/^\p{Ll}/u.test(line.text) && !isOnlyDates(line.text) && findDates(line.text)[0]?.from !== 0) return true
  if (line.bullet) return false
  const hangs = last.bullet && Math.abs(line.x0 - last.x0) < 3 && looksOf(line) === looksOf(last)
  return hangs && region !== undefined && last.x1 > region.x0 + 0.7 * (region.x1 - region.x0)
}

/**
 * Cuts a section into entries. Where the date stands in relation to its entry (rail, same line, below, above)
 * is nearly always the same within a section: the lines above the first date tell it, the other entries follow.
 */
export const splitEntries = (
  given: Line[],
  regions: Region[],
  rangesOnly: boolean,
): { intro: Line[]; entries: Entry[] } => {
  const whole = joinBrokenDates(given)
  const lines = rangesOnly ? partRunIns(whole, regions) : whole
  if (!rangesOnly && lines[0]?.bullet && lines.filter((line) => line.bullet).length >= 0.4 * lines.length)
    return bulletEntries(lines, regions)
  const dates = new Map<number, EntryDate>()
  lines.forEach((line, index) => {
    if (inProse(line, lines[index - 1], regions[line.region])) return
    const date = headDate(line, regions[line.region], rangesOnly)
    if (date) dates.set(index, date)
  })
  // a section whose heads carry ranges has no head with a single date in running text
  const indexes = [...dates.keys()].sort((a, b) => a - b)
  const firstDated = indexes[0]
  if (firstDated === undefined) return splitUndated(lines, regions)
  const starts: number[] = []
  const aboveFirst = headAbove(lines, firstDated, -1, regions, null, 9)
  const intro = lines.slice(0, firstDated - aboveFirst)
  const model = lines.slice(firstDated - aboveFirst, firstDated)
  indexes.forEach((at, n) => {
    const previous = n === 0 ? -1 : (indexes[n - 1] ?? -1)
    const above = n === 0 ? aboveFirst : headAbove(lines, at, previous, regions, model, aboveFirst)
    starts.push(at - above)
  })
  const entries: Entry[] = []
  starts.forEach((start, n) => {
    const end = starts[n + 1] ?? lines.length
    const at = indexes[n] ?? start
    entries.push({ head: lines.slice(start, at + 1), body: lines.slice(at + 1, end), date: dates.get(at) ?? null })
  })
  takeHeadsBelow(entries, regions)
  return { intro, entries }
}

/** 'Best Poster (June' over '2023)', '(Jan. 2022 –' over 'June 2023)': a date that broke over two lines is made whole. */
const joinBrokenDates = (lines: Line[]): Line[] => {
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

/**
 * 'Fellow, University of X, 2010 to 2012. Catalogued …': where a date range stands inside running text, the text up to
 * it is the head and is put on a line of its own.
 */
const partRunIns = (lines: Line[], regions: Region[]): Line[] => {
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
    const end = date.to + (/^[).\]:;,]*/.exec(tail)?.[0].length ?? 0)
    const cut = span.parts.findIndex((part) => part.from >= end)
    const head = makeLine(first.id, first.region, [makeSegment(words.slice(0, cut))], [])
    const body = makeLine(first.id + 0.5, first.region, [makeSegment(words.slice(cut))], [])
    parted.push({ ...head, above: first.above }, body)
    runIns++
  }
  return runIns > 0 && runIns >= heads - runIns ? parted : lines
}

/** How many lines right above the date line belong to its head. */
const headAbove = (
  lines: Line[],
  at: number,
  previous: number,
  regions: Region[],
  model: Line[] | null,
  most: number,
) => {
  const opener = model?.[0]
  if (opener && (opener.bold || opener.caps || opener.heading > 0)) {
    // every entry opens with a line of this look: the nearest one above the date
    for (let i = at; i > previous && at - i <= 5; i--) {
      const line = lines[i]
      if (!line || (i < at && (line.bullet || isProse(line, regions[line.region])))) break
      if (looksOf(line) === looksOf(opener) && (i === at || i > previous)) {
        const before = lines[i - 1]
        const twice = model?.[1] !== undefined && looksOf(model[1]) === looksOf(opener)
        if (twice && before && i - 1 > previous && looksOf(before) === looksOf(opener)) continue
        return at - i
      }
    }
  }
  let count = 0
  for (let i = at - 1; i > previous && count < most; i--) {
    const line = lines[i]
    const next = lines[i + 1]
    if (!line || !next) break
    if (line.bullet || (line.region !== next.region && !regions[line.region]?.flows && line.page === next.page)) break
    const wanted = model?.[model.length - 1 - count]
    const same = wanted !== undefined && looksOf(wanted) === looksOf(line)
    if (isProse(line, regions[line.region]) && !(same && line.bold)) break
    if (model !== null) {
      if (!same) break
      const before = lines[i - 1]
      // plain lines below a bullet may go on with it
      if (!line.bold && !line.italic && !line.caps && goesOn(line, before)) break
      if (previous >= 0 && i === previous + 1 && !line.bold && looksOf(line) !== looksOf(lines[at] ?? line)) break
    } else if (line.above !== null && count >= 1 && next.above !== null && next.above > 2.2 * line.size) break
    count++
  }
  return count
}

/** Moves head lines below the date (employer under 'title, date') from the bodies to the heads, for all entries alike. */
const takeHeadsBelow = (entries: Entry[], regions: Region[]) => {
  const texts = entries.flatMap((entry) => entry.body.map(fullText))
  const isLabel = (line: Line) =>
    fullText(line).split(' ').length <= 3 && texts.filter((text) => text === fullText(line)).length > 1
  for (let round = 0; round < 3; round++) {
    const next = entries.map((entry) => entry.body[0])
    const present = next.filter((line) => line !== undefined)
    if (present.length === 0) return
    const short = (line: Line) => !line.bullet && !isProse(line, regions[line.region]) && fullText(line).length < 90
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
