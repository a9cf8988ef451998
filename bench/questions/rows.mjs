import { vectorScale } from '../../packages/interviewer/src/ask/bank/find-duty.ts'
import { embed } from '../answers/embed.mjs'

/** How many numbers a vector has. */
export const size = embed('one').length

/** A row of 8 bits for each list of texts: the mean direction of their vectors. */
export const rowsOf = (lists) => {
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
