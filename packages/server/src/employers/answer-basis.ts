import { createHash } from 'node:crypto'
import type { EmployerAnswer } from '@candid/core'
import type { Database } from '../db/database.ts'
import type { ShareLinkRow } from '../db/tables.ts'
import { type EvidenceMemory, readPieces, type SharedAnswer, type SharedItem } from './evidence.ts'
import { mapInTurns } from './map-in-turns.ts'
import type { Shared } from './shared-resume.ts'

/** The evidence of an answer: a fingerprint of each piece, by its id, as the link showed it when the answer was given. */
export type Basis = Record<string, string>

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** Returns the words of a piece as a link shows them. Saving or releasing the same words again does not change them. */
const fingerprintOf = (piece: SharedItem | SharedAnswer): string =>
  'content' in piece
    ? hashOf([piece.section, Object.entries(piece.content).toSorted(([a], [b]) => (a < b ? -1 : 1))])
    : hashOf([piece.category, piece.question, piece.text])

/** Returns the basis of an answer that was made from what a link shows. */
export const basisOf = ({ receipts }: EmployerAnswer, { items, answers }: Shared): Basis => {
  const pieces = new Map([...items, ...answers].map((piece) => [piece.id, piece]))
  return Object.fromEntries(
    receipts.flatMap(({ id }) => {
      const piece = pieces.get(id)
      return piece ? [[id, fingerprintOf(piece)]] : []
    }),
  )
}

type GivenAnswer = { answer: EmployerAnswer; basis: Basis | null }

/**
 * Returns for each answer whether the link still shows all of its evidence unchanged. An answer from before bases were stored
 * is shown only if it uses no evidence.
 */
export const readStillShown = async (
  db: Database,
  link: ShareLinkRow,
  memory: EvidenceMemory,
  given: readonly GivenAnswer[],
): Promise<(one: GivenAnswer) => boolean> => {
  const ids = [...new Set(given.flatMap(({ answer }) => answer.receipts.map(({ id }) => id)))]
  const pieces = await readPieces(db, link, memory, ids)
  const shown = new Map(await mapInTurns(pieces, (piece) => [piece.id, fingerprintOf(piece)] as const))
  return ({ answer, basis }) =>
    answer.receipts.every(({ id }) => basis?.[id] !== undefined && basis[id] === shown.get(id))
}
