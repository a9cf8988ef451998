/** Softmax regression by gradient descent over all examples, from zero, in one order: the same weights each time. `counts`: what an example of each topic counts. */
export const learnTopics = (given, topics, size, { rounds = 300, rate = 8, decay = 0.0006, counts } = {}) => {
  const weights = topics.map(() => new Float64Array(size))
  const biases = new Float64Array(topics.length)
  const all = given.reduce((sum, { label }) => sum + (counts?.[label] ?? 1), 0)
  for (let round = 0; round < rounds; round += 1) {
    const steps = topics.map(() => new Float64Array(size))
    const shifts = new Float64Array(topics.length)
    for (const { label, vector } of given) {
      const scores = weights.map((row, t) => {
        let sum = biases[t]
        for (let j = 0; j < size; j += 1) sum += row[j] * vector[j]
        return sum
      })
      const largest = Math.max(...scores)
      const powers = scores.map((score) => Math.exp(score - largest))
      const total = powers.reduce((sum, power) => sum + power, 0)
      for (let t = 0; t < topics.length; t += 1) {
        const error = ((t === label ? 1 : 0) - powers[t] / total) * (counts?.[label] ?? 1)
        shifts[t] += error
        if (Math.abs(error) < 1e-3) continue
        const step = steps[t]
        for (let j = 0; j < size; j += 1) step[j] += error * vector[j]
      }
    }
    const speed = (rate * 60) / all
    weights.forEach((row, t) => {
      for (let j = 0; j < size; j += 1) row[j] = row[j] * (1 - decay * rate) + speed * steps[t][j]
      biases[t] += (speed * shifts[t]) / 10
    })
  }
  return { weights, biases }
}

/** Learned topics in 8 bits, as the engine reads them. */
export const writeTopics = ({ weights, biases }, topics, size) => {
  const scale = Math.max(...weights.flatMap((row) => [...row].map(Math.abs))) / 127
  const integers = Int8Array.from(weights.flatMap((row) => [...row].map((value) => Math.round(value / scale))))
  return `${JSON.stringify({
    topics,
    size,
    scale,
    biases: [...biases].map((value) => Number(value.toFixed(4))),
    weights: Buffer.from(integers.buffer).toString('base64'),
  })}\n`
}
