import type { Line } from '../2-lines/group-lines.ts'
import { type Span, slice, spanOf, splitSpan, trimSpan } from '../2-lines/span.ts'
import { findDates, isDuration } from '../words/dates.ts'
import { isJoiningWord } from '../words/joining-words.ts'
import { isPlace } from '../words/places.ts'
import { titleScore } from '../words/title-score.ts'
import {
  cutters,
  separators,
  splitByAs,
  splitByComma,
  splitByLook,
  splitOutside,
  stripAt,
  withoutDates,
  withoutLabel,
  withoutOpening,
  withoutPlace,
} from './cut-pieces.ts'
import type { Entry } from './head-lines.ts'

/** A part of an entry's head between separators: a title, an employer, a place. */
export type Piece = {
  span: Span
  slot: string
  bold: boolean
  italic: boolean
  line: number
  cell: number
  bracketed: boolean
  /** Stands far from what is left of it on its line. */
  far: boolean
  after: string
}

/** A gap of so many letters' heights parts what is set at the right edge from what goes on. */
const farGap = 4
const isFar = (line: Line, cell: number) => {
  const [before, here] = [line.cells[cell - 1], line.cells[cell]]
  return before !== undefined && here !== undefined && here.x0 - before.x1 > farGap * here.size
}

/**
 * The pieces of an entry's head, dates taken out; places are kept apart. With `pair` a lone piece is cut into title and
 * employer. `towns` says that the section's heads have a town behind their dates, though its name says nothing of that.
 */
export const entryPieces = (
  entry: Entry,
  pair = true,
  towns = false,
  cutBy: typeof cutters = cutters,
): { pieces: Piece[]; places: Piece[] } => {
  if (entry.stated) return { pieces: statedPieces(entry.stated), places: [] }
  const pieces: Piece[] = []
  const dateLine = entry.date?.line
  const at = dateLine ? entry.head.indexOf(dateLine) : 0
  entry.head.forEach((line, index) => {
    const cells: Span[] = [
      ...line.rail.map((cell) => spanOf(cell.words)),
      ...line.cells.map((cell) => spanOf(cell.words)),
    ]
    let n = 0
    cells.forEach((cell, cellIndex) => {
      for (const undated of withoutDates(cell, dateLine !== line && !findDates(cell.text).some((date) => date.range)))
        for (const part of splitOutside(undated, separators)
          .flatMap((span) => splitByLook(span, !pair))
          .flatMap(splitByAs)
          .flatMap(withoutPlace)) {
          const span = stripAt(withoutOpening(withoutLabel(trimSpan(part))))
          if (span.text.split(' ').every((word) => !/[\p{L}\p{N}]/u.test(word) || isJoiningWord(word))) continue
          const rail = cellIndex < line.rail.length
          pieces.push({
            span,
            slot: `${index - at}:${rail ? 'r' : n}`,
            line: index,
            cell: cellIndex,
            far: isFar(line, cellIndex - line.rail.length),
            bracketed: /^\(.*\)$/.test(span.text),
            after: '',
            bold: span.parts.every((one) => one.word.bold),
            italic: span.parts.every((one) => one.word.italic),
          })
          if (!rail) n++
        }
    })
  })
  const isPlacePiece = (piece: Piece) =>
    isPlace(piece.span.text) || isDuration(piece.span.text) || isLinkLabel(piece.span.text) || piece.slot.endsWith('r')
  const named = pieces.filter((piece) => !isPlacePiece(piece))
  const apart = pieces.filter(isPlacePiece)
  // a single piece may hold both: 'Cook – The Pier', 'Cook at The Pier', 'Cook / The Pier', 'Cook, The Pier'
  let found = pair ? withoutTown(named, apart, towns) : named
  for (const cutter of cutBy) {
    const only = found[0]
    if (!pair || found.length !== 1 || !only) break
    const parts = cutter(only.span).map(trimSpan)
    if (parts.length < 2) continue
    const made = parts.map((span, n) => ({ ...only, span, slot: `${only.slot}.${n}` }))
    apart.unshift(...made.filter((piece) => isPlace(piece.span.text)))
    found = made.filter((piece) => !isPlace(piece.span.text))
  }
  const title = found.length === 1 ? found[0] : undefined
  const employers = pair && title && titleScore(title.span.text) > 0 ? employersOfTitle(title, apart) : []
  return { pieces: [...found, ...employers], places: apart }
}

/** What is the employer of a lone title though it reads like a place; it is taken out of the places. */
const employersOfTitle = (title: Piece, places: Piece[]): Piece[] => {
  // '**KPMG China, Hong Kong** Trainee': what opens the head in bold is no mere place
  const opening = places.findIndex(
    (piece) =>
      piece.bold && !title.bold && piece.line === title.line && piece.cell === title.cell && isBefore(piece, title),
  )
  return opening < 0 ? employerOfPlace(title, places) : places.splice(opening, 1)
}
const isBefore = (piece: Piece, other: Piece) =>
  (piece.span.parts[0]?.word.x0 ?? 0) < (other.span.parts[0]?.word.x0 ?? 0)

/** 'GitHub Link', 'Live Demo': words that stand for an address name nothing else. */
const isLinkLabel = (text: string) =>
  /^[[(]?(?:(?:git ?hub|git ?lab|live|online|project|source|web|app|video)\s)?(?:link|demo|repo|repository|code)[\])]?$/i.test(
    text,
  )

/** The slots of title and employer that a sentence or a form names; no printed head has them. */
export const statedSlots = ['stated:title', 'stated:employer']

const statedPieces = ({ title, employer }: NonNullable<Entry['stated']>): Piece[] =>
  [title, employer]
    .map((span, n) => ({
      span: trimSpan(span),
      slot: statedSlots[n] ?? '',
      bold: false,
      italic: false,
      line: n,
      cell: 0,
      bracketed: false,
      far: false,
      after: '',
    }))
    .filter(({ span }) => span.text !== '')

/** 'Cook, Tideway, Leeds, UK': what stands before town and country on the line of a lone title is the employer. */
const employerOfPlace = (title: Piece, places: Piece[]): Piece[] => {
  const place = places.find((piece) => piece.line === title.line && piece.cell === title.cell)
  const parts = place ? splitSpan(place.span, /\s{0,20},\s*/g) : []
  const [name, town, ...more] = parts
  if (!place || !name || !town || more.length !== 1 || isPlace(town.text)) return []
  places.splice(places.indexOf(place), 1, {
    ...place,
    span: slice(place.span, place.span.text.indexOf(town.text, name.text.length), place.span.text.length),
  })
  return [{ ...place, span: name, slot: `${place.slot}.0` }]
}

/** 'Shop – Manager' over 'Dublin – 2017 to 2019': a short piece without any cue beside one that holds both is a place. */
const withoutTown = (named: Piece[], apart: Piece[], towns: boolean): Piece[] => {
  if (named.length !== 2) return named
  for (const piece of named) {
    const other = named.find((one) => one !== piece)
    if (!other || other.span.text.split(' ').length > 3 || titleScore(other.span.text) !== 0) continue
    // beside it on its line only 'at' is sure: 'Cook at The Pier, Dublin'
    const parts = cutters
      .slice(0, other.line === piece.line ? 1 : 3)
      .map((cutter) => cutter(piece.span))
      .find((cut) => cut.length === 2)
    // a comma is sure only between a job's words and an organisation's: 'Cook, Oakmoor School' over 'Dublin, 2017 to 2019'
    const byComma = parts || other.line === piece.line ? [] : splitByComma(piece.span)
    const signs = byComma.map((part) => Math.sign(titleScore(part.text))).sort((x, y) => x - y)
    const certain =
      signs.length === 2 && ((towns && signs.some((sign) => sign !== 0)) || (signs[0] === -1 && signs[1] === 1))
    const [a, b] = parts ?? (certain ? byComma : [])
    if (!a || !b) continue
    const paired = towns || titleScore(a.text) > 0 !== titleScore(b.text) > 0
    if (!paired && (other.line !== piece.line || titleScore(b.text) > 0)) continue
    apart.unshift(other)
    return [piece]
  }
  return named
}
