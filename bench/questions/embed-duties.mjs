import { writeFileSync } from 'node:fs'
import { hashOfLines, readDuties, stemsOf, tradesOf } from '../../packages/interviewer/src/ask/bank/duties.ts'
import { at } from '../../scripts/paths.mjs'
import { rowsOf, size } from './rows.mjs'

/**
 * `node bench/questions/embed-duties.mjs`: writes the vectors of the duties, one for each: the mean direction of the vectors of its lines, in 8
 * bits, those of the trades, and how rare each word of the lines is. To be run after a line or trade of `packages/interviewer/src/ask/bank/duties` was changed; a few minutes the first time.
 */
const entries = readDuties()
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
