import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDuties, stemsOf } from '../../packages/interviewer/src/ask/bank/duties.ts'
import { contextOf, dutyFeatures, gate } from '../../packages/interviewer/src/ask/bank/find-duty.ts'
import { embed } from '../answers/embed.mjs'

/**
 * `node bench/questions/train-duties.mjs`: learns when a duty is what a line is about, from `duty-lines.json`: lines of people's resumes with the duty whose
 * words and meaning were nearest, and whether a reader who had not written the duties found that its questions fit (2), half (1) or not (0). Prints the
 * weights for `find-duty.ts`, and what they let through when a tenth of the items is left out in turn. `rare` is kept as it was when the lines were marked:
 * afterwards 162 words that had set off nothing but wrong questions were taken out of the bank, so that less is wrong now than it prints.
 */
const items = JSON.parse(readFileSync(join(import.meta.dirname, 'duty-lines.json'), 'utf8'))
const rows = new Map(readDuties().map(({ lines }, row) => [lines[0], row]))
const names = Object.keys(gate).filter((name) => name !== 'bias')
const folds = 10

const examples = items.flatMap(({ title, lines, found }, place) => {
  const context = contextOf(lines, title)
  return found.flatMap(({ at, duty, rare, mark }) => {
    const row = rows.get(duty)
    const stems = new Set(stemsOf(lines[at]))
    if (row === undefined) return []
    const features = dutyFeatures(row, rare, stems, embed(lines[at].slice(0, 240)), context)
    return [{ values: names.map((name) => features[name]), mark, fold: place % folds }]
  })
})

const rounds = 4000
const rate = 0.5
const decay = 0.001
const learn = (set) => {
  const mean = names.map((_, j) => set.reduce((sum, { values }) => sum + values[j], 0) / set.length)
  const spread = names.map((_, j) =>
    Math.sqrt(set.reduce((sum, { values }) => sum + (values[j] - mean[j]) ** 2, 0) / set.length),
  )
  const weights = names.map(() => 0)
  let bias = 0
  for (let round = 0; round < rounds; round += 1) {
    const step = names.map(() => 0)
    let shift = 0
    for (const { values, mark } of set) {
      const scaled = values.map((value, j) => (value - mean[j]) / spread[j])
      const sum = scaled.reduce((total, value, j) => total + value * weights[j], bias)
      const error = Number(mark > 0) - 1 / (1 + Math.exp(-sum))
      for (const [j, value] of scaled.entries()) step[j] += error * value
      shift += error
    }
    for (const j of names.keys()) weights[j] += rate * (step[j] / set.length - decay * weights[j])
    bias += (rate * shift) / set.length
  }
  const plain = weights.map((weight, j) => weight / spread[j])
  return { weights: plain, bias: bias - plain.reduce((sum, weight, j) => sum + weight * mean[j], 0) }
}
const likelihood = ({ weights, bias }, { values }) =>
  1 / (1 + Math.exp(-values.reduce((sum, value, j) => sum + value * weights[j], bias)))

const judged = Array.from({ length: folds }, (_, fold) => {
  const model = learn(examples.filter((example) => example.fold !== fold))
  return examples
    .filter((example) => example.fold === fold)
    .map((example) => ({ ...example, p: likelihood(model, example) }))
}).flat()
console.log(`${examples.length} lines of ${items.length} items`)
for (const limit of [0.5, 0.6, 0.7, 0.75, 0.78, 0.8, 0.85]) {
  const passed = judged.filter(({ p }) => p >= limit)
  const share = (mark) => (passed.filter((one) => one.mark === mark).length / passed.length).toFixed(2)
  console.log(`from ${limit}: ${passed.length} pass, fit ${share(2)}, half ${share(1)}, wrong ${share(0)}`)
}
const { weights, bias } = learn(examples)
console.log(
  Object.fromEntries([
    ...names.map((name, j) => [name, Number(weights[j].toFixed(2))]),
    ['bias', Number(bias.toFixed(2))],
  ]),
)
