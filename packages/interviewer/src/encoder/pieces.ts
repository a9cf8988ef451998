/** The piece for what the vocabulary does not know. */
const unknown = 0
/** Pieces before this place mark the ends of texts and are never read in one. */
const firstPiece = 6

/**
 * Cuts a text into pieces of words: of all ways to cut it, the one whose pieces are together the most common (the unigram model of
 * SentencePiece, found by dynamic programming). Gives the places of the pieces in the vocabulary.
 */
export const createPieces = (vocabulary: [piece: string, score: number][]) => {
  const known = new Map(
    vocabulary.slice(firstPiece).map(([piece, score], at) => [piece, { score, id: at + firstPiece }]),
  )
  const longest = Math.max(...[...known.keys()].map((piece) => [...piece].length))

  return (input: string): number[] => {
    const signs = [...`▁${input.normalize('NFKC').replaceAll(' ', '▁')}`]
    const best = new Float64Array(signs.length + 1).fill(Number.NEGATIVE_INFINITY)
    const from = new Int32Array(signs.length + 1)
    const ids = new Int32Array(signs.length + 1)
    best[0] = 0
    const reach = (start: number, end: number, id: number, score: number) => {
      const total = (best[start] ?? 0) + score
      if (total <= (best[end] ?? 0)) return
      best[end] = total
      from[end] = start
      ids[end] = id
    }
    for (const [start, sign] of signs.entries()) {
      if (best[start] === Number.NEGATIVE_INFINITY) continue
      let text = ''
      for (let length = 1; length <= longest && start + length <= signs.length; length += 1) {
        text += signs[start + length - 1]
        const piece = known.get(text)
        if (piece !== undefined) reach(start, start + length, piece.id, piece.score)
      }
      if (!known.has(sign)) reach(start, start + 1, unknown, 0)
    }
    const found: number[] = []
    for (let end = signs.length; end > 0; end = from[end] ?? 0) {
      const id = ids[end] ?? unknown
      if (id !== unknown || found.at(-1) !== unknown) found.push(id)
    }
    return found.reverse()
  }
}
