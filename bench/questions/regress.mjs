// Boosted trees for a number: each tree is grown on what the ones before it left over, in squares. Deterministic: no sampling, ties by order.

import { limitsOf } from '../quantiles.mjs'

/** Grows trees that together give the numbers of `targets` for the rows of values; `least` rows stand behind each leaf, `decay` draws small leaves to nothing. */
export const growTrees = (rows, targets, { count, depth, rate, least, decay }) => {
  const places = rows[0].map((_, j) => j)
  const limits = places.map((j) => limitsOf(rows.map((values) => Number(values[j].toFixed(3)))))
  const written = limits.map((list) => list.map((limit) => Number(limit.toFixed(4))))
  const binned = places.map((j) =>
    Uint8Array.from(rows, (values) => {
      const place = written[j].findIndex((limit) => values[j] <= limit)
      return place < 0 ? written[j].length : place
    }),
  )
  const rests = Float64Array.from(targets)
  const gain = (sum, number) => (sum * sum) / (number + decay)
  const grow = (members, level) => {
    const sum = members.reduce((total, i) => total + rests[i], 0)
    const end = () => {
      const value = Number(((rate * sum) / (members.length + decay)).toFixed(4))
      for (const i of members) rests[i] -= value
      return value
    }
    if (level === 0 || members.length < 2 * least) return end()
    let best = { gain: 1e-3 }
    for (const j of places) {
      const size = written[j].length + 1
      if (size < 2) continue
      const sums = new Float64Array(size)
      const numbers = new Uint32Array(size)
      for (const i of members) {
        sums[binned[j][i]] += rests[i]
        numbers[binned[j][i]] += 1
      }
      let [left, number] = [0, 0]
      for (let at = 0; at < size - 1; at += 1) {
        left += sums[at]
        number += numbers[at]
        if (number < least || members.length - number < least) continue
        const value = gain(left, number) + gain(sum - left, members.length - number) - gain(sum, members.length)
        if (value > best.gain + 1e-9) best = { gain: value, j, at }
      }
    }
    if (best.j === undefined) return end()
    const { j, at } = best
    return [
      j,
      written[j][at],
      grow(
        members.filter((i) => binned[j][i] <= at),
        level - 1,
      ),
      grow(
        members.filter((i) => binned[j][i] > at),
        level - 1,
      ),
    ]
  }
  const all = rows.map((_, i) => i)
  return Array.from({ length: count }, () => grow(all, depth))
}
