import { isCaps, type Line } from '../2-lines/group-lines.ts'
import { foldedWords } from '../words/lexicon/fold.ts'
import { organisationWords } from '../words/lexicon/words.ts'
import { titleScore } from '../words/title-score.ts'
import { type Candidate, stands } from './heading-forms.ts'

/** Columns that start within so many points of each other on several pages are one. */
const sameColumn = 12

/** Which candidates are headings: those in the styles of known headings, by the words and the look of each style. */
export const chooseHeadings = (
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
  const levelled = [...heads]
  /** Two columns may be tagged apart: is the tag of another level in a column without headings of the usual one? */
  const otherLevel = ({ line }: Candidate) =>
    level > 0 &&
    line.heading > 0 &&
    line.heading !== level &&
    levelled.some(
      (head) =>
        head.region === line.region || (head.page !== line.page && Math.abs(leftOf(head) - leftOf(line)) < sameColumn),
    )
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
      if (one !== best && one.list.every(otherLevel)) continue
      // a style clearly larger than the text, in which nothing but possible headings stands, heads sections of any name
      const large = one.size > body.size * 1.15 && one.list.length >= (perStyle.get(one.style) ?? 0)
      const pure = large || (one.strong >= 2 ? one.strong / one.all >= 0.34 : one.strong / one.all >= 0.5)
      for (const candidate of one.list) {
        if (otherLevel(candidate)) continue
        if (one !== best && (isGroupLabel(candidate, best, body) || isMixedIn(candidate, one, best, leftOf))) continue
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

/**
 * 'Project:' in the look of the dates, employers and titles around it, or 'Mentoring' in that of the tags beside it, where
 * the headings of that column look otherwise; rows of tags may be read apart from the heading above them.
 */
const isMixedIn = (
  { line }: Candidate,
  one: { strong: number; all: number },
  best: { list: Candidate[]; strong: number },
  leftOf: (line: Line) => number,
) =>
  best.strong >= establishedHeads &&
  line.heading === 0 &&
  one.strong < leastOfLook * one.all &&
  best.list.some(
    ({ strong, line: head }) =>
      strong &&
      (head.region === line.region ||
        (head.page === line.page && head.base < line.base && Math.abs(leftOf(head) - leftOf(line)) < sameColumn)),
  )
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
