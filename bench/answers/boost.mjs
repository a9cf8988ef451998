// Boosted trees for a yes or no: gradient boosting with the logistic loss over binned features. Deterministic: no sampling, ties by order.

import { limitsOf } from '../quantiles.mjs'

const likelihood = (sum) => 1 / (1 + Math.exp(-sum))

/** Learns trees from rows `{ values, right, weight }`. */
export const boost = (rows, names, { trees: count, depth, rate, least, decay }) => {
  const limits = names.map((_, j) => limitsOf(rows.map(({ values }) => values[j])))
  const binned = names.map((_, j) =>
    Uint8Array.from(rows, ({ values }) => {
      const place = limits[j].findIndex((limit) => values[j] <= limit)
      return place < 0 ? limits[j].length : place
    }),
  )
  const weights = Float64Array.from(rows, ({ weight = 1 }) => weight)
  const share =
    rows.reduce((sum, { right }, i) => sum + (right ? weights[i] : 0), 0) / weights.reduce((a, b) => a + b, 0)
  const base = Math.log(share / (1 - share))
  const sums = new Float64Array(rows.length).fill(base)
  const slopes = new Float64Array(rows.length)
  const bends = new Float64Array(rows.length)
  const leaf = (members) => {
    let [slope, bend] = [0, 0]
    for (const i of members) {
      slope += slopes[i]
      bend += bends[i]
    }
    return { slope, bend }
  }
  const gain = (slope, bend) => (slope * slope) / (bend + decay)
  const grow = (members, level) => {
    const { slope, bend } = leaf(members)
    const end = () => {
      const value = Number(((rate * slope) / (bend + decay)).toFixed(4))
      for (const i of members) sums[i] += value
      return value
    }
    if (level === 0 || bend < 2 * least) return end()
    let best = { gain: 1e-3 }
    for (let j = 0; j < names.length; j += 1) {
      const size = limits[j].length + 1
      if (size < 2) continue
      const slopeOf = new Float64Array(size)
      const bendOf = new Float64Array(size)
      const column = binned[j]
      for (const i of members) {
        slopeOf[column[i]] += slopes[i]
        bendOf[column[i]] += bends[i]
      }
      let [left, leftBend] = [0, 0]
      for (let at = 0; at < size - 1; at += 1) {
        left += slopeOf[at]
        leftBend += bendOf[at]
        if (leftBend < least || bend - leftBend < least) continue
        const value = gain(left, leftBend) + gain(slope - left, bend - leftBend) - gain(slope, bend)
        if (value > best.gain + 1e-9) best = { gain: value, j, at }
      }
    }
    if (best.j === undefined) return end()
    const column = binned[best.j]
    return [
      best.j,
      Number(limits[best.j][best.at].toFixed(4)),
      grow(
        members.filter((i) => column[i] <= best.at),
        level - 1,
      ),
      grow(
        members.filter((i) => column[i] > best.at),
        level - 1,
      ),
    ]
  }
  const all = rows.map((_, i) => i)
  const trees = []
  for (let round = 0; round < count; round += 1) {
    for (const i of all) {
      const p = likelihood(sums[i])
      slopes[i] = weights[i] * (Number(rows[i].right) - p)
      bends[i] = weights[i] * p * (1 - p)
    }
    trees.push(grow(all, depth))
  }
  return { features: names, base: Number(base.toFixed(4)), trees }
}
