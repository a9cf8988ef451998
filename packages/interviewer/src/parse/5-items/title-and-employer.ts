import { type Piece, statedSlots } from '../4-entries/entry-pieces.ts'
import type { Entry } from '../4-entries/head-lines.ts'
import { titleScore } from '../words/title-score.ts'

/** An entry and the pieces of its head; places are neither title nor employer. */
export type Parts = { entry: Entry; pieces: Piece[]; places: Piece[] }

/**
 * Which slots of the heads hold the title and which the employer, by one vote over the whole section: job words
 * against organisation words, and values that repeat from entry to entry.
 */
export const vote = (all: Parts[]): Map<string, number> => {
  const scores = new Map<string, { sum: number; count: number; values: Map<string, number> }>()
  for (const { pieces } of all)
    for (const piece of pieces) {
      const known = scores.get(piece.slot) ?? { sum: 0, count: 0, values: new Map<string, number>() }
      known.sum += Math.max(-2, Math.min(2, titleScore(piece.span.text)))
      known.count++
      known.values.set(piece.span.text, (known.values.get(piece.span.text) ?? 0) + 1)
      scores.set(piece.slot, known)
    }
  return new Map(
    [...scores].map(([slot, { sum, count, values }]) => [slot, sum / count - (values.size < count ? 0.3 : 0)]),
  )
}

/** Chooses title and employer among the pieces of one entry. */
export const assign = (
  parts: Parts,
  votes: Map<string, number>,
): { title: Piece | null; name: Piece | null; rest: Piece[] } => {
  if (parts.entry.stated) {
    const [title = null, name = null] = statedSlots.map((slot) => parts.pieces.find((piece) => piece.slot === slot))
    return { title, name, rest: [] }
  }
  // '4 pupils, 6 hours a week' counts something, and names neither post nor employer
  const counts = (piece: Piece) => /^\d[\d,.]{0,6}\s\p{Ll}/u.test(piece.span.text)
  const [a, b, ...named] = mainPieces(
    parts.pieces.filter((piece) => !counts(piece)),
    votes,
  )
  const others = [...named, ...parts.pieces.filter(counts)]
  if (!a) return { title: null, name: null, rest: others }
  if (!b)
    return titleScore(a.span.text) + 0.5 * (votes.get(a.slot) ?? 0) >= -0.2
      ? { title: a, name: null, rest: others }
      : { title: null, name: a, rest: others }
  const own = titleScore(a.span.text) - titleScore(b.span.text)
  const all = (votes.get(a.slot) ?? 0) - (votes.get(b.slot) ?? 0)
  const lean = 0.45 * own + all
  const first = lean > 0 || (lean === 0 && (a.bold || !b.bold))
  return first ? { title: a, name: b, rest: others } : { title: b, name: a, rest: others }
}

/** The two pieces that stand for title and employer, in printed order, then the rest. */
const mainPieces = (pieces: Piece[], votes: Map<string, number>): Piece[] => {
  if (pieces.length <= 2) return pieces
  let best: { a: number; b: number; worth: number } = { a: 0, b: 1, worth: Number.NEGATIVE_INFINITY }
  for (let a = 0; a < pieces.length; a++)
    for (let b = a + 1; b < pieces.length; b++) {
      const [x, y] = [pieces[a], pieces[b]]
      if (!x || !y) continue
      const score = (piece: Piece) => titleScore(piece.span.text) * 0.45 + (votes.get(piece.slot) ?? 0)
      const worth = Math.abs(score(x) - score(y)) - 0.35 * (a + b)
      if (worth > best.worth) best = { a, b, worth }
    }
  const [first, second] = [pieces[best.a], pieces[best.b]]
  return first && second ? [first, second, ...pieces.filter((piece) => piece !== first && piece !== second)] : pieces
}
