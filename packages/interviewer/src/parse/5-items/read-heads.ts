import type { Line } from '../2-lines/group-lines.ts'
import { entryPieces } from '../4-entries/entry-pieces.ts'
import { isLabelOfText } from '../4-entries/form-answers.ts'
import { type Entry, looksOf } from '../4-entries/head-lines.ts'
import { takeTitleSentences } from '../4-entries/head-sentences.ts'
import { answeredTitle } from '../4-entries/job-forms.ts'
import { foldedWords } from '../words/lexicon/fold.ts'
import { isDutyLabel } from '../words/lexicon/labels.ts'
import { organisationWords } from '../words/lexicon/words.ts'
import { titleScore } from '../words/title-score.ts'
import { cuttersOf, withLongTitles } from './comma-heads.ts'
import type { Parts } from './title-and-employer.ts'
import { longestTown } from './towns-of-heads.ts'

/** Could the line name an employer (or a title): short, no sentence, set like a name? */
const likeName = (line: Line | undefined): line is Line => {
  if (
    !line ||
    line.bullet ||
    line.text.length > 70 ||
    isLabelOfText(line.text) ||
    isDutyLabel(line.text) ||
    /[.;:!]$/.test(line.text.replace(/\b(?:inc|ltd|co|corp|bros)\.$/i, '')) ||
    /^\p{Ll}/u.test(line.text)
  )
    return false
  const words = line.text.match(/[\p{L}][\p{L}'’-]{3,}/gu) ?? []
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length
  return (
    organisationWords.count(foldedWords(line.text)) > 0 ||
    titleScore(line.text) > 0.5 ||
    (words.length <= 6 && capital >= 0.7 * words.length)
  )
}

/** An employer alone with its dates, and the title behind a label below. */
const withAnsweredTitle = (entry: Entry): Entry => {
  const answered = entry.stated ? null : answeredTitle(entry)
  const [employer, ...others] = answered ? entryPieces(entry, false).pieces : []
  if (!answered || !employer || others.length > 0 || titleScore(employer.span.text) > 0) return entry
  const stated = { title: answered.title, employer: employer.span, labels: [answered.label] }
  return { ...entry, head: [], body: answered.body, stated }
}

/** When the heads of a section hold one name each, the line below each head is the other one, if it looks like a name throughout. */
export const takeNames = (given: Entry[]): Entry[] => {
  const entries = given.map(withAnsweredTitle)
  const short = entries.filter((entry) => !entry.stated && entryPieces(entry).pieces.length === 1)
  if (short.length === entries.length) {
    const titled = takeTitleSentences(entries)
    if (titled !== entries) return titled
  }
  if (short.length === 0 || short.length < 0.6 * entries.length) return entries
  const able = short.filter((entry) => likeName(entry.body[0]))
  if (able.length < 0.7 * short.length) return entries
  return entries.map((entry) => {
    const line = entry.body[0]
    return line && able.includes(entry) ? { ...entry, head: [...entry.head, line], body: entry.body.slice(1) } : entry
  })
}

/** The last word of a name says that it is an employer's; one such word before it may belong to a ward ('Medical ICU'). */
const surelyEmployer = -1

/**
 * 'Nurse, Cardiology ⇥ 2016 – 2019' on a line of its own, where another such line of the section has its employer on the
 * line above: the employer of this post is printed above it too, and the comma parts title and ward.
 */
const isPostBelow = (entry: Entry, entries: Entry[]): boolean => {
  const [line, ...more] = entry.head
  if (!line || more.length > 0 || entry.date?.line !== line) return false
  const [title, ...behind] = line.text.split('\t')[0]?.split(', ') ?? []
  if (behind.length === 0 || titleScore(title ?? '') <= 0) return false
  if (behind.some((part) => titleScore(part) <= surelyEmployer)) return false
  const at = entries.indexOf(entry)
  return entries.slice(0, at).some(({ head: [above, post, ...others], date }) => {
    if (!above || !post || others.length > 0 || date?.line !== post || looksOf(post) !== looksOf(line)) return false
    return looksOf(above) !== looksOf(post) && titleScore(above.text) <= 0
  })
}

/**
 * 'Rigger, Norden AG' over 'Rugby' throughout: what stands behind the comma is an employer by its words somewhere, and what
 * stands below is one nowhere.
 */
const namesEmployersAfterCommas = (all: Parts[]): boolean => {
  const employs = (text: string) => organisationWords.count(foldedWords(text)) > 0
  const pairs = all.flatMap(({ pieces }) => {
    const [head, below, ...more] = pieces
    const behind = head?.span.text.split(', ').at(-1)
    const ordered =
      head && below && more.length === 0 && below.line > head.line && below.span.text.split(' ').length <= longestTown
    return ordered && behind && head.span.text.includes(', ') ? [{ behind, below: below.span.text }] : []
  })
  return (
    pairs.length === all.length &&
    pairs.length >= 2 &&
    pairs.some(({ behind }) => employs(behind)) &&
    !pairs.some(({ below }) => employs(below) || titleScore(below) !== 0)
  )
}

/**
 * 'Rigger, Norden' over '2016 – 2019, Rugby': that Rugby is the town, and Norden the employer, the other heads of the
 * section tell, of which one or more say so by their words.
 */
export const readHeads = (entries: Entry[]): Parts[] => {
  const cutBy = cuttersOf(entries)
  const usual = withLongTitles(
    entries.map((entry) => ({ entry, ...entryPieces(entry, !isPostBelow(entry, entries), false, cutBy(entry)) })),
  )
  const isTowned = ({ pieces, places }: Parts) =>
    pieces.length === 2 && pieces[0]?.line === pieces[1]?.line && places.some((place) => place.line !== pieces[0]?.line)
  const towned = usual.filter(isTowned).length
  if ((towned === 0 && !namesEmployersAfterCommas(usual)) || towned === usual.length) return usual
  const loose = entries.map((entry) => ({ entry, ...entryPieces(entry, true, true) }))
  return loose.every(isTowned) ? loose : usual
}
