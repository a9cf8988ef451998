import { type Span, slice } from '../2-lines/span.ts'
import { cutters, legalForm, splitByComma } from '../4-entries/cut-pieces.ts'
import { entryPieces, type Piece } from '../4-entries/entry-pieces.ts'
import type { Entry } from '../4-entries/head-lines.ts'
import { titleScore } from '../words/title-score.ts'
import type { Parts } from './title-and-employer.ts'
import { isDepartment } from './towns-of-heads.ts'

/** Fewer heads do not tell how those of a section are parted. */
const leastHeads = 3
/** Most heads of a section. */
const most = 0.6

/** The parts between commas; 'Lantern, Inc.' is one. */
const partsOf = (text: string) => {
  const parts: string[] = []
  for (const part of text.split(', ')) {
    if (parts.length > 0 && legalForm.test(part)) parts.push(`${parts.pop()}, ${part}`)
    else parts.push(part)
  }
  return parts
}
const commas = (text: string) => partsOf(text).length - 1

/** The text of a head that is one piece until title and employer are cut. */
const loneText = (entry: Entry): Span | null => {
  const { pieces } = entryPieces(entry, false)
  return pieces.length === 1 ? (pieces[0]?.span ?? null) : null
}

/**
 * How each head of a section is cut: where all are 'Cook, The Pier, Leeds', the dash or slash of one that has as many commas
 * ('Cook / Baker, The Ship, Leeds') is part of its title.
 */
export const cuttersOf = (entries: Entry[]): ((entry: Entry) => typeof cutters) => {
  const other = (text: string) => text.includes(', ') && /\s[/–—-]\s/.test(text)
  if (entries.length < leastHeads - 1 || !entries.some(({ head }) => head.some((line) => other(line.text))))
    return () => cutters
  const texts = new Map(entries.map((entry) => [entry, loneText(entry)]))
  const lone = [...texts.values()].filter((span) => span !== null)
  const cutFirst = lone.map((span) => cutters.find((cutter) => cutter(span).length > 1))
  const byComma = cutters.at(-1)
  const usual = lone.filter((_, n) => cutFirst[n] === byComma)
  if (byComma === undefined || usual.length < leastHeads - 1 || usual.length < most * lone.length) return () => cutters
  const fewest = Math.min(...usual.map(({ text }) => commas(text)))
  return (entry) => (commas(texts.get(entry)?.text ?? '') >= Math.max(fewest, 2) ? [splitByComma] : cutters)
}

const behind = (piece: Piece | undefined) => commas(piece?.span.text ?? '')

/**
 * 'Manager, Sales, The Pier, Leeds' among 'Cook, The Ship, Leeds': as many commas stand behind the cut as in the other heads,
 * when a part of a company is what the title then ends with, or an organisation what stands behind it.
 */
export const withLongTitles = (all: Parts[]): Parts[] => {
  const cut = all.filter(
    ({ pieces: [a, b, ...more] }) => a && b && more.length === 0 && a.line === b.line && a.cell === b.cell,
  )
  if (cut.length < leastHeads) return all
  const counts = new Map<number, number>()
  for (const { pieces } of cut) counts.set(behind(pieces[1]), (counts.get(behind(pieces[1])) ?? 0) + 1)
  const [usual, times] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0]
  if (usual === 0 || times < most * cut.length - 1) return all
  return all.map((parts) => {
    const [title, name] = parts.pieces
    const whole = cut.includes(parts) && behind(name) === usual + 1 ? loneText(parts.entry) : null
    if (!title || !name || !whole) return parts
    const at = whole.text.indexOf(name.span.text)
    const [part = '', next = ''] = partsOf(whole.text.slice(at))
    const comma = at + part.length
    const employer = titleScore(next)
    const long = at > 0 && titleScore(title.span.text) > 0 && titleScore(part) >= 0 && employer <= 0
    if (!long || !(isDepartment(part) || employer < surelyOrganisation)) return parts
    const spans = [slice(whole, 0, comma), slice(whole, comma + 2, whole.text.length)]
    return { ...parts, pieces: parts.pieces.map((piece, n) => ({ ...piece, span: spans[n] ?? piece.span })) }
  })
}
/** The words of a university or a bank say so; one such word may belong to a ward. */
const surelyOrganisation = -1
