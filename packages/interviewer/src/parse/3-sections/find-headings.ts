import { isCaps, type Line, makeLine } from '../2-lines/group-lines.ts'
import { makeSegment, type Region } from '../2-lines/layout.ts'
import { type Choice, usualChoice } from '../2-lines/readings.ts'
import { contactWeight } from '../words/contact.ts'
import { findDates } from '../words/dates.ts'
import type { Kind } from '../words/lexicon/lexicon.ts'
import {
  foldedWords,
  guessHeading,
  type HeadingGuess,
  isDocumentName,
  isDutyLabel,
  organisationWords,
} from '../words/lexicon/words.ts'
import { titleScore } from '../words/title-score.ts'
import { partRunInHeadings } from './run-in-headings.ts'

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

type Candidate = { line: Line; text: string; guess: HeadingGuess | null; style: string; strong: boolean }

const spaced = (line: Line) => (/\s\s|[^\S ]/.test(line.text) ? line.text.replace(/\s+/g, ' ') : line.text).trim()

/** '— SKILLS —': the sign before is no bullet where one stands behind as well, and neither is part of the heading. */
const isFramed = (line: Line) => line.bullet && line.cells.length === 1 && /\S\s[–—•*~=·-]{1,3}$/u.test(line.text)

/** Numbers and signs that stand before or behind headings as ornaments: '01 Skills', '// Skills', '[ Skills ]', 'Skills >'. */
const ornamentBefore = /^(?:\d{1,2}[.):]?|[IVX]{1,4}[.)]|\/{1,2}|#{1,3}|[>»▸►■◆●•~*|[<–—-]{1,3})\s{1,3}(?=\p{L})/u
const ornamentBehind = /(?<=\p{L})\s{1,3}(?:\/{1,2}|[>»◂◄■◆●•~*|\]=·–—-]{1,3})$/u
const plainText = (line: Line) => spaced(line).replace(ornamentBefore, '').replace(ornamentBehind, '')

/** How a line looks as a whole: headings of a resume look alike. */
export const styleOf = (line: Line) =>
  `${Math.round(line.size * 2)}|${line.bold}|${isCaps(line.text)}|${line.color}|${line.font}`

const bodyLook = (lines: Line[]) => {
  const weights = new Map<string, { line: Line; weight: number }>()
  for (const line of lines) {
    const key = `${Math.round(line.size * 2)}|${line.bold}|${line.color}|${line.font}`
    const known = weights.get(key)
    if (known) known.weight += line.text.length
    else weights.set(key, { line, weight: line.text.length })
  }
  return [...weights.values()].sort((a, b) => b.weight - a.weight)[0]?.line
}

/** Could the line be a heading by its shape alone? */
const couldHead = (line: Line, text: string, body: Line) =>
  line.rail.length === 0 &&
  line.cells.length === 1 &&
  // a sign may stand before a heading, but then the heading is larger than the items of a list; with a number bold is enough
  (!line.bullet || isFramed(line) || line.size > body.size * 1.06 || (line.numbered && line.bold && !body.bold)) &&
  text.length >= 2 &&
  text.length <= 60 &&
  text.split(' ').length <= 8 &&
  /\p{L}{2}/u.test(text) &&
  !/[.,;]$/.test(text) &&
  (!/^\p{Ll}/u.test(text.replace(/^[^\p{L}]+/u, '')) || isLowerHeading(line, text, body)) &&
  contactWeight(text) < 2 &&
  findDates(text).length === 0

/** 'work experience' or '/ work' all in small letters: a heading only when it is known, and clearly larger than the text or in a colour of its own. */
const isLowerHeading = (line: Line, text: string, body: Line) =>
  (line.size > body.size * 1.2 ||
    line.color !== body.color ||
    (line.bold && !body.bold && line.size > body.size * 1.06)) &&
  (guessHeading(text)?.known ?? 0) > 0.99

const stands = (line: Line, body: Line) =>
  line.size > body.size * 1.06 ||
  (line.bold && !body.bold) ||
  (isCaps(line.text) && !isCaps(body.text)) ||
  line.color !== body.color ||
  line.font !== body.font

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
  const opened = withoutOpening(lines, new Set([...heads, ...runIns]))
  return cutSections(lines, withoutDutyLabels(lines, withoutInnerHeads(lines, opened)), regions)
}

/** What may be told below the headings of these kinds, under headings of its own: 'Current profile' of jobs, 'Internship' of studies. */
const innerKinds: Partial<Record<Kind, Kind[]>> = {
  experience: ['summary', 'projects', 'leadership', 'activities', 'other'],
  education: ['experience', 'coursework'],
}

/**
 * 'EDUCATION' right over 'Internship': where a heading stands directly over a lesser one, that one and all in its look
 * belong to it, up to the next heading of another look.
 */
const withoutInnerHeads = (lines: Line[], heads: Set<Line>): Set<Line> => {
  const kept = new Set(heads)
  let outer: { kinds: Kind[]; style: string } | null = null
  let margin: Line | null = null
  lines.forEach((line, at) => {
    if (!heads.has(line)) return
    const before = lines[at - 1]
    // 'Skills' in a margin, beside 'Web Design' over its text: whatever heads such parts, the section goes on to the next in the margin
    if (before && kept.has(before) && isBesideHead(before, line)) margin = before
    else if (margin && line.x0 < margin.x1) margin = null
    if (margin) {
      kept.delete(line)
      return
    }
    const style = styleOf(line)
    const above = lines[at - 1]
    const over = above && kept.has(above) && outranks(above, line) ? guessHeading(plainText(above)) : null
    const kinds = over && over.known > 0.99 && over.also.length === 0 ? innerKinds[over.kind] : undefined
    if (kinds) outer = { kinds, style }
    else if (outer?.style !== style) outer = null
    const kind = guessHeading(plainText(line))?.kind ?? null
    if (outer && (kind === null || outer.kinds.includes(kind))) kept.delete(line)
  })
  return kept
}

/** Does a line stand right of a heading, on its baseline? */
const isBesideHead = (head: Line, line: Line) =>
  head.page === line.page && Math.abs(head.base - line.base) < head.size / 2 && line.x0 > head.x1

/** Is a heading set larger than another, or in bold or capitals where it is not? */
const outranks = (a: Line, b: Line) =>
  a.region === b.region &&
  a.size > b.size - 0.4 &&
  (a.size > b.size * 1.06 || (a.bold && !b.bold) || (isCaps(a.text) && !isCaps(b.text)))

/**
 * 'Responsibilities' below a job heads its duties, whatever its look: it opens no section where jobs are told, or the
 * next jobs would be part of it.
 */
const withoutDutyLabels = (lines: Line[], heads: Set<Line>): Set<Line> => {
  const kept = new Set(heads)
  let employed = false
  for (const line of lines) {
    if (!kept.has(line)) continue
    const text = plainText(line)
    if (employed && isDutyLabel(text)) kept.delete(line)
    else employed = guessHeading(text)?.kind === 'experience'
  }
  return kept
}

/** The name of the document stands among its first lines. */
const firstLines = 3

/**
 * 'CURRICULUM VITAE' names the document, and the person's name may be set as the headings are: neither heads a section.
 * A name is told by the ways to reach the person below it, before any heading that is known.
 */
const withoutOpening = (lines: Line[], heads: Set<Line>): Set<Line> => {
  const kept = new Set(heads)
  const titles = lines.slice(0, firstLines).filter((line) => isDocumentName(plainText(line)))
  for (const line of titles) kept.delete(line)
  const order = lines.filter((line) => kept.has(line))
  const known = order.findIndex((line) => guessHeading(plainText(line)) !== null)
  const [name] = order
  // what else stands above the name is the title of the document, or a way to reach the person
  const opens = (line: Line) => lines.indexOf(line) < firstLines + titles.length
  if (!name || known === 0 || !opens(name)) return kept
  const below = lines.slice(lines.indexOf(name) + 1, order[1] ? lines.indexOf(order[1]) : undefined)
  if (below.some((line) => contactWeight(line.text) === 2) && !below.some((line) => findDates(line.text).length > 0))
    kept.delete(name)
  return kept
}

/** 'AWARDS ⇥ AND GRANTS': a heading set so wide that it was read as two cells; an 'and' opens no cell. */
const joinSpread = (line: Line): Line => {
  const [first, second, ...more] = line.cells
  if (!first || !second || more.length > 0 || line.bullet || line.rail.length > 0) return line
  const whole = `${first.text} ${second.text}`
  if (ornamentBefore.exec(whole)?.[0].trim() === first.text)
    return { ...makeLine(line.id, line.region, [makeSegment(line.words)], []), above: line.above }
  if (!/^(?:and|&|und|et|y|e|en)\s/i.test(second.text)) return line
  if ((guessHeading(`${first.text} ${second.text}`)?.known ?? 0) < 1) return line
  return { ...makeLine(line.id, line.region, [makeSegment([...first.words, ...second.words])], []), above: line.above }
}

const answers = (line: Line | undefined) => line !== undefined && /^:/.test(line.cells[1]?.text ?? '')

/** 'Project ⇥ : New kitchen' below 'Client ⇥ : Oakmoor': a row of a form, whatever else its label could mean. */
const splitLabels = (line: Line, at: number, lines: Line[]): Line[] =>
  answers(line) && (answers(lines[at - 1]) || answers(lines[at + 1])) ? [line] : splitLabel(line)

/** 'Skills ⇥ Go, Rust': a heading in a column of its own at the left, parted from the text beside it. */
const splitLabel = (line: Line): Line[] => {
  const first = line.cells[0]
  const second = line.cells[1]
  if (!first || !second || line.bullet || line.rail.length > 0) return [line]
  const guess = guessHeading(first.text)
  if (!guess || guess.known < 1 || first.text.length > 40 || /[:,]\s?-?$/.test(first.text)) return [line]
  const differs =
    first.words.every((word) => word.bold) !== second.words.every((word) => word.bold) ||
    first.size > second.size * 1.1 ||
    (isCaps(first.text) && !isCaps(second.text)) ||
    first.words[0]?.color !== second.words[0]?.color ||
    (first.words[0]?.mark?.heading ?? 0) > 0
  if (!differs) return [line]
  const head = makeLine(line.id, line.region, [first], [])
  const rest = makeLine(line.id + 0.5, line.region, line.cells.slice(1), [])
  return [{ ...head, above: line.above }, rest]
}

/** Columns that start within so many points of each other on several pages are one. */
const sameColumn = 12

const chooseHeadings = (
  candidates: Candidate[],
  perStyle: Map<string, number>,
  body: Line,
  leftOf: (line: Line) => number,
): Set<Line> => {
  const styles = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const list = styles.get(candidate.style)
    if (list) list.push(candidate)
    else styles.set(candidate.style, [candidate])
  }
  const scored = [...styles].map(([style, list]) => {
    // a word that comes again and again ('Highlights' under every job) is a label, not a section
    const strong = new Set(list.filter((candidate) => candidate.strong).map((candidate) => candidate.text)).size
    const all =
      new Set(list.map((candidate) => candidate.text)).size + ((perStyle.get(style) ?? list.length) - list.length)
    const first = list[0]?.line
    return {
      style,
      list,
      strong,
      all,
      size: first?.size ?? 0,
      heading: first?.heading ?? 0,
      distinct: first ? stands(first, body) : false,
    }
  })
  const best = scored
    .filter((one) => one.distinct && one.strong > 0)
    .sort((a, b) => b.strong * (b.strong / b.all) ** 0.5 - a.strong * (a.strong / a.all) ** 0.5)[0]
  const heads = new Set<Line>()
  const level = headingLevel(candidates)
  const strongStyles = new Set(scored.filter((one) => one.strong > 0).map((one) => one.style))
  if (level > 0)
    for (const { line, style } of candidates) if (line.heading === level && strongStyles.has(style)) heads.add(line)
  if (best) {
    const isProminent = (one: (typeof scored)[number]) =>
      one.size >= best.size - 0.4 || (one.heading > 0 && one.heading === level)
    // headings of a side bar may have a colour of their own
    const prominentHeads = [
      ...best.list,
      ...scored
        .filter((one) => one !== best && one.distinct && isProminent(one))
        .flatMap((one) => one.list.filter((candidate) => candidate.strong)),
    ].map(({ line }) => line)
    const regionsOfHeads = new Set(prominentHeads.map((line) => line.region))
    /** Has the column of a line prominent headings, where it stands or on another page? */
    const headed = (line: Line) =>
      regionsOfHeads.has(line.region) ||
      prominentHeads.some((other) => other.page !== line.page && Math.abs(leftOf(other) - leftOf(line)) < sameColumn)
    for (const one of scored) {
      if (!one.distinct || one.strong === 0) continue
      const prominent = isProminent(one)
      const elsewhere = one.list.some((candidate) => candidate.strong && !headed(candidate.line))
      if (one !== best && !prominent && !elsewhere) continue
      if (level > 0 && one.heading !== level && one !== best && one.heading > 0) continue
      // a style clearly larger than the text, in which nothing but possible headings stands, heads sections of any name
      const large = one.size > body.size * 1.15 && one.list.length >= (perStyle.get(one.style) ?? 0)
      const pure = large || (one.strong >= 2 ? one.strong / one.all >= 0.34 : one.strong / one.all >= 0.5)
      for (const candidate of one.list) {
        if (level > 0 && candidate.line.heading > 0 && candidate.line.heading !== level) continue
        if (one !== best && (isGroupLabel(candidate, best, body) || isMixedIn(candidate, one, best))) continue
        const named = one === best && one.strong >= 2 && isPartlyKnown(candidate)
        if (candidate.strong || ((pure || named) && (one.size > body.size * 1.06 || !likeEntry(candidate.text))))
          heads.add(candidate.line)
      }
    }
  }
  if (heads.size < 2)
    for (const candidate of candidates)
      if (candidate.strong && (candidate.guess?.words ?? 9) <= 4 && (stands(candidate.line, body) || !best))
        heads.add(candidate.line)
  return heads
}

/** Half of the words of 'Present & Other Employment Record' are enough where its look is that of the known headings; 'Project #2' is one of several. */
const isPartlyKnown = ({ guess, text }: Candidate) => (guess?.known ?? 0) >= partlyKnown && !/\d/.test(text)
const partlyKnown = 0.5

/** So many known headings of one look show that it is theirs. */
const establishedHeads = 3

/**
 * 'Leadership' in bold before its skills, where the headings of that column are in capitals: a name in the size of the
 * text and in another look than the headings is a label within a section.
 */
const isGroupLabel = ({ line, guess }: Candidate, best: { list: Candidate[]; strong: number }, body: Line): boolean =>
  best.strong >= establishedHeads &&
  // a label that says 'skills' heads them as well as a heading does
  guess?.kind !== 'skills' &&
  guess?.kind !== 'technical' &&
  line.heading === 0 &&
  line.size <= body.size * 1.06 &&
  best.list.some((head) => head.line.region === line.region && head.line.color === line.color) &&
  best.list.some((head) => isCaps(head.text) !== isCaps(line.text) || head.line.size > line.size * 1.06)

/** 'Project:' in the look of the dates, employers and titles around it, where the headings of that column look otherwise. */
const isMixedIn = (
  { line }: Candidate,
  one: { strong: number; all: number },
  best: { list: Candidate[]; strong: number },
) =>
  best.strong >= establishedHeads &&
  line.heading === 0 &&
  one.strong < leastOfLook * one.all &&
  best.list.some((head) => head.strong && head.line.region === line.region)
/** Of the lines in the look of headings so many are known ones. */
const leastOfLook = 0.25

/** 'Acme Robotics, Firmware Engineer' in the style of the headings is the head of an entry. */
const likeEntry = (text: string) =>
  titleScore(text) > 0.8 || /,\s/.test(text) || organisationWords.count(foldedWords(text)) > 0

/** The heading level of the tagged structure that section headings have, 0 when there is none. */
const headingLevel = (candidates: Candidate[]) => {
  let best = 0
  let most = 1
  for (let level = 1; level <= 6; level++) {
    const list = candidates.filter((candidate) => candidate.line.heading === level)
    const texts = new Set(list.map((candidate) => candidate.text))
    const strong = new Set(list.filter((candidate) => candidate.strong).map((candidate) => candidate.text)).size
    if (strong > most && strong >= 0.4 * texts.size) [best, most] = [level, strong]
  }
  return best
}

const cutSections = (lines: Line[], heads: Set<Line>, regions: Region[]): ResumeSection[] => {
  const sections: ResumeSection[] = []
  const header: ResumeSection = { heading: null, title: null, kind: null, also: [], certainty: 1, lines: [] }
  sections.push(header)
  let current = header
  let lastHead: Line | null = null
  let region = -1
  for (const line of lines) {
    const here = regions[line.region]
    const before = region >= 0 ? regions[region] : undefined
    if (line.region !== region) {
      // a new column that does not go on with the text of the last one: what stands there before a heading is the header's
      if (
        before &&
        here &&
        here.page === 1 &&
        here.depth > 0 &&
        !here.flows &&
        here.page === before.page &&
        current !== header
      ) {
        const top = Math.min(
          ...regions
            .filter((other) => other.page === here.page && other.depth === here.depth)
            .map((other) => other.top),
        )
        if (here.top < top + 40 && here.bottom - here.top > 0.35 * pageSpan(regions, 1)) current = header
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
