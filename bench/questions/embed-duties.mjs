import { writeFileSync } from 'node:fs'
import { hashOfLines, readDuties, stemsOf } from '../../packages/interviewer/src/ask/bank/duties.ts'
import { vectorScale } from '../../packages/interviewer/src/ask/bank/find-duty.ts'
import { at } from '../../scripts/paths.mjs'
import { embed } from '../answers/embed.mjs'

/**
 * `node bench/questions/embed-duties.mjs`: writes the vectors of the duties, one for each: the mean direction of the vectors of its lines, in 8
 * bits, and how rare each word of them is. To be run after a line of `packages/interviewer/src/ask/bank/duties` was changed; a few minutes the first time.
 */
const entries = readDuties()
const size = embed('one').length
const vectors = new Int8Array(entries.length * size)
for (const [row, { lines }] of entries.entries()) {
  const sum = new Float64Array(size)
  for (const line of lines) for (const [place, value] of embed(line).entries()) sum[place] += value
  const length = Math.hypot(...sum)
  for (const [place, value] of sum.entries())
    vectors[row * size + place] = Math.max(-127, Math.min(127, Math.round((value / length) * vectorScale)))
}
const holding = new Map()
for (const { lines } of entries)
  for (const stem of new Set(lines.flatMap(stemsOf))) holding.set(stem, (holding.get(stem) ?? 0) + 1)
const rarity = Object.fromEntries(
  [...holding].sort().map(([stem, count]) => [stem, Number(Math.log(entries.length / (1 + count)).toFixed(2))]),
)
const folder = 'packages/interviewer/src/ask/bank'
writeFileSync(at(`${folder}/vectors.i8`), vectors)
writeFileSync(at(`${folder}/vectors.json`), `${JSON.stringify({ hash: hashOfLines(entries), size, rarity })}\n`)
console.log(`${entries.length} duties, ${entries.reduce((sum, { lines }) => sum + lines.length, 0)} lines`)
