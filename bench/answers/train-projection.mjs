import { writeFileSync } from 'node:fs'
import { writeOut } from '../../packages/interviewer/src/answer/notes.ts'
import { withYears } from '../../packages/interviewer/src/answer/periods.ts'
import { featuresOf, readByMeaning } from '../../packages/interviewer/src/answer/rank.ts'
import { rankWeights } from '../../packages/interviewer/src/answer/rank-weights.ts'
import { readQuestion } from '../../packages/interviewer/src/answer/read-question.ts'
import { answerBy, load, meaning } from './engine.mjs'
import { foldOf, folds, foldsFile, learners } from './learners.mjs'
import { people } from './people.mjs'
import { writeLearned } from './write-learned.mjs'

/**
 * Learns how well a text answers a question by a product of their vectors, q·A·Bᵀ·e, so that of all evidence of a resume the right one comes first
 * together with the ranker's other features. AdamW; inputs are left out at random by a fixed seed. The same input gives the same matrices.
 */
const size = 512
const rank = 64
const settings = { rounds: 10, rate: 0.001, decay: 0.4, left: 0.4, sharp: 6, soft: 1.5 }
const today = { year: 2026, month: 11 }

/** Mulberry32. */
const random = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let value = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
  return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
}

const nothing = { size, rank, scale: 0, question: new Int8Array(size * rank), evidence: new Int8Array(size * rank) }
answerBy(nothing)

/** A person as vectors: all texts with the number of their evidence, and the answerable questions with what the other features say. */
const vectorsOf = (person) => {
  const { index } = load(person)
  const questions = person.questions.filter(({ answers }) => answers.length > 0)
  if (questions.length === 0) return null
  const texts = []
  const asked = questions.map((one, at) => {
    const text = writeOut(withYears(one.question, today), (stem) => index.frequency.has(stem), index.shorter)
    const question = readQuestion(text, person.firstName, meaning, index.names, index.tools)
    const read = readByMeaning(question, index)
    if (at === 0)
      for (const [doc, own] of index.docs.map((doc) => [index.docs.indexOf(doc), read.get(doc) ?? []]))
        for (const part of own) texts.push({ doc, vector: meaning.embed(part) })
    const gold = one.answers.flat()
    const base = index.docs.map((doc) => {
      const { features } = featuresOf(question, doc, index, today, meaning, read.get(doc) ?? [])
      return Object.entries(rankWeights).reduce(
        (sum, [name, weight]) => sum + (name === 'answering' ? 0 : weight * features[name]),
        0,
      )
    })
    return {
      vector: meaning.embed(question.asYou),
      base,
      right: index.docs.map(({ id }) => gold.includes(id)),
      left: index.docs.map(({ id }) => one.also.includes(id) && !gold.includes(id)),
    }
  })
  return { texts, asked: asked.filter(({ right }) => right.includes(true)), docs: index.docs.length }
}

const times = (matrix, vector, kept) => {
  const result = new Float64Array(rank)
  for (let at = 0; at < size; at += 1) {
    const value = vector[at] * kept[at]
    if (value !== 0) for (let to = 0; to < rank; to += 1) result[to] += value * matrix[at * rank + to]
  }
  return result
}
const addOuter = (sum, vector, kept, slope) => {
  for (let at = 0; at < size; at += 1) {
    const value = vector[at] * kept[at]
    if (value !== 0) for (let to = 0; to < rank; to += 1) sum[at * rank + to] += value * slope[to]
  }
}

/** The loss of a person's questions, and what it would gain by each number of the matrices. */
const slopesOf = ({ texts, asked, docs }, [a, b], kept, slopes) => {
  const evidence = texts.map(({ vector }) => times(b, vector, kept))
  const pulls = texts.map(() => new Float64Array(rank))
  for (const { vector, base, right, left } of asked) {
    const own = times(a, vector, kept)
    const products = evidence.map(
      (other) => settings.sharp * own.reduce((sum, value, at) => sum + value * other[at], 0),
    )
    const scores = base.map((value, doc) => (left[doc] ? -1e9 : value))
    const tops = new Float64Array(docs).fill(-1e9)
    for (const [at, { doc }] of texts.entries()) tops[doc] = Math.max(tops[doc], products[at])
    const sums = new Float64Array(docs)
    for (const [at, { doc }] of texts.entries()) sums[doc] += Math.exp(settings.soft * (products[at] - tops[doc]))
    for (let doc = 0; doc < docs; doc += 1)
      if (sums[doc] > 0) scores[doc] += tops[doc] + Math.log(sums[doc]) / settings.soft
    const largest = Math.max(...scores)
    const powers = scores.map((score) => Math.exp(score - largest))
    const total = powers.reduce((sum, power) => sum + power, 0)
    const share = powers.reduce((sum, power, doc) => sum + (right[doc] ? power : 0), 0)
    const pull = new Float64Array(rank)
    for (const [at, { doc }] of texts.entries()) {
      const wanted = powers[doc] / total - (right[doc] ? powers[doc] / share : 0)
      const part = Math.exp(settings.soft * (products[at] - tops[doc])) / sums[doc]
      const slope = (wanted * part * settings.sharp) / asked.length
      if (Math.abs(slope) < 1e-7) continue
      for (let to = 0; to < rank; to += 1) {
        pull[to] += slope * evidence[at][to]
        pulls[at][to] += slope * own[to]
      }
    }
    addOuter(slopes[0], vector, kept, pull)
  }
  for (const [at, { vector }] of texts.entries()) addOuter(slopes[1], vector, kept, pulls[at])
}

const learn = (group) => {
  const next = random(20261122)
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  const matrices = [0, 1].map(() => Float64Array.from({ length: size * rank }, () => normal() * 0.03))
  const first = matrices.map((matrix) => new Float64Array(matrix.length))
  const second = matrices.map((matrix) => new Float64Array(matrix.length))
  let step = 0
  for (let round = 0; round < settings.rounds; round += 1) {
    const order = group.map((_, at) => ({ at, key: next() })).sort((one, other) => one.key - other.key)
    for (const { at } of order) {
      const kept = Float64Array.from({ length: size }, () => (next() < settings.left ? 0 : 1 / (1 - settings.left)))
      const slopes = matrices.map((matrix) => new Float64Array(matrix.length))
      slopesOf(group[at], matrices, kept, slopes)
      step += 1
      for (const [which, matrix] of matrices.entries())
        for (let place = 0; place < matrix.length; place += 1) {
          const slope = slopes[which][place]
          first[which][place] = 0.9 * first[which][place] + 0.1 * slope
          second[which][place] = 0.999 * second[which][place] + 0.001 * slope * slope
          const mean = first[which][place] / (1 - 0.9 ** step)
          const bend = second[which][place] / (1 - 0.999 ** step)
          matrix[place] -= settings.rate * (mean / (Math.sqrt(bend) + 1e-8) + settings.decay * matrix[place])
        }
    }
  }
  return matrices
}

/** The matrices in 8 bits; products of them come to about −1 to 1. */
const written = (matrices) => {
  const largest = Math.max(
    ...matrices.map((matrix) => matrix.reduce((most, value) => Math.max(most, Math.abs(value)), 0)),
  )
  const [question, evidence] = matrices.map((matrix) =>
    Int8Array.from(matrix, (value) => Math.round((value / largest) * 127)),
  )
  return { size, rank, scale: Number((largest / 127).toFixed(8)), question, evidence }
}
const asText = ({ question, evidence, ...rest }) => ({
  ...rest,
  question: Buffer.from(question.buffer).toString('base64'),
  evidence: Buffer.from(evidence.buffer).toString('base64'),
})

const all = Object.entries(learners).flatMap(([name, person]) => {
  const vectors = vectorsOf(person)
  return vectors === null ? [] : [{ ...vectors, fold: foldOf(name) }]
})
const others = Object.values(people.calibration).flatMap((person) => vectorsOf(person) ?? [])

/** How many of the answerable questions find their evidence first, and among three, with the other features' say. */
const found = (group, matrices) => {
  const kept = new Float64Array(size).fill(1)
  const counts = [0, 0, 0]
  for (const { texts, asked, docs } of group) {
    const evidence = texts.map(({ vector }) => times(matrices[1], vector, kept))
    for (const { vector, base, right } of asked) {
      const own = times(matrices[0], vector, kept)
      const best = new Float64Array(docs).fill(-1)
      for (const [at, { doc }] of texts.entries())
        best[doc] = Math.max(
          best[doc],
          own.reduce((sum, value, to) => sum + value * evidence[at][to], 0),
        )
      const order = base
        .map((value, doc) => ({ doc, score: value + settings.sharp * best[doc] }))
        .sort((x, y) => y.score - x.score)
      counts[0] += 1
      counts[1] += Number(right[order[0].doc])
      counts[2] += Number(order.slice(0, 3).some(({ doc }) => right[doc]))
    }
  }
  return `first ${(counts[1] / counts[0]).toFixed(3)}, among three ${(counts[2] / counts[0]).toFixed(3)} of ${counts[0]}`
}

const models = Array.from({ length: folds }, (_, fold) => written(learn(all.filter((one) => one.fold !== fold))))
writeFileSync(foldsFile, JSON.stringify(models.map(asText)))
const matrices = learn(all)
console.log(
  'calibration without:',
  found(
    others,
    matrices.map((matrix) => new Float64Array(matrix.length)),
  ),
)
console.log('calibration with:   ', found(others, matrices))
writeLearned('projection.json', `${JSON.stringify(asText(written(matrices)))}\n`)
