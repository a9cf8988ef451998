import { writeFileSync } from 'node:fs'
import { hashOfLines, readDuties, stemsOf, tradesOf } from '../../packages/interviewer/src/ask/bank/duties.ts'
import { vectorScale } from '../../packages/interviewer/src/ask/bank/find-duty.ts'
import { at } from '../../scripts/paths.mjs'
import { embed } from '../answers/embed.mjs'

/**
 * `node bench/questions/embed-duties.mjs`: writes the vectors of the duties, one for each: the mean direction of the vectors of its lines, in 8
 * bits, those of the trades, and how rare each word of the lines is. To be run after a line or trade of `packages/interviewer/src/ask/bank/duties` was changed; a few minutes the first time.
 */
const entries = readDuties()
const size = embed('one').length
/** A row of 8 bits for each list of texts: the mean direction of their vectors. */
const rowsOf = (lists) => {
  const rows = new Int8Array(lists.length * size)
  for (const [row, texts] of lists.entries()) {
    const sum = new Float64Array(size)
    for (const text of texts) for (const [place, value] of embed(text).entries()) sum[place] += value
    const length = Math.hypot(...sum)
    for (const [place, value] of sum.entries())
      rows[row * size + place] = Math.max(-127, Math.min(127, Math.round((value / length) * vectorScale)))
  }
  return rows
}
const holding = new Map()
for (const { lines } of entries)
  for (const stem of new Set(lines.flatMap(stemsOf))) holding.set(stem, (holding.get(stem) ?? 0) + 1)
const rarity = Object.fromEntries(
  [...holding].sort().map(([stem, count]) => [stem, Number(Math.log(entries.length / (1 + count)).toFixed(2))]),
)
const folder = 'packages/interviewer/src/ask/bank'
writeFileSync(at(`${folder}/vectors.i8`), rowsOf(entries.map(({ lines }) => lines)))
writeFileSync(at(`${folder}/trades.i8`), rowsOf(tradesOf(entries).map((trade) => [trade])))
writeFileSync(at(`${folder}/vectors.json`), `${JSON.stringify({ hash: hashOfLines(entries), size, rarity })}\n`)
console.log(`${entries.length} duties, ${entries.reduce((sum, { lines }) => sum + lines.length, 0)} lines`)
