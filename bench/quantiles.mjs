const bins = 24

/** The limits between the bins of one feature, in which trees are grown: quantiles of its values. */
export const limitsOf = (values) => {
  const sorted = [...new Set(values)].sort((a, b) => a - b)
  if (sorted.length <= bins) return sorted.slice(0, -1).map((value, at) => (value + sorted[at + 1]) / 2)
  const all = [...values].sort((a, b) => a - b)
  const limits = new Set()
  for (let at = 1; at < bins; at += 1) limits.add(all[Math.floor((at * all.length) / bins)])
  return [...limits].sort((a, b) => a - b)
}
