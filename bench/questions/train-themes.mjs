import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { themes } from '../../packages/interviewer/src/ask/themes/themes.ts'
import { readModelFiles } from '../../packages/interviewer/src/encoder/model-files.ts'
import { at } from '../../scripts/paths.mjs'
import { embed } from '../answers/embed.mjs'
import { writeTopics } from '../answers/learn-topics.mjs'

/**
 * `node bench/questions/train-themes.mjs [--check]`: learns for each theme by which lines it is meant (`theme-lines.json`: lines that are
 * about it, and lines in which its words mean something else). A logistic regression per theme; the same input gives the same weights.
 * With `--check` a fifth of the lines is left out in turn, and it prints what happens to those in which a word of their theme stands.
 */
const file = join(import.meta.dirname, 'theme-lines.json')
const lines = JSON.parse(readFileSync(file, 'utf8'))
const names = Object.keys(themes)
const missing = names.filter((name) => lines[name] === undefined)
if (missing.length > 0) throw new Error(`No lines for ${missing.join(', ')}.`)
const examples = names.flatMap((name, theme) =>
  [
    // the example of the theme itself, which the tests ask about
    ...[themes[name].like, ...lines[name].yes].map((line) => ({ line, yes: 1 })),
    ...lines[name].no.map((line) => ({ line, yes: 0 })),
  ].map((example) => ({ ...example, theme, vector: Float64Array.from(embed(example.line)) })),
)
const size = examples[0].vector.length
const chance = (weights, bias, vector) => {
  let sum = bias
  for (let j = 0; j < size; j += 1) sum += weights[j] * vector[j]
  return 1 / (1 + Math.exp(-sum))
}

/** What examples count: those of the theme, those that only use its words, and a sixth of those of other themes, all together. */
const counts = { yes: 8, no: 3, other: 0.6 }
const rounds = 150
const speed = 3
const decay = 0.001

const learn = (set) => {
  const weights = names.map(() => new Float64Array(size))
  const biases = new Float64Array(names.length)
  for (const [theme, row] of weights.entries()) {
    const own = set
      .filter((example, place) => example.theme === theme || place % 6 === theme % 6)
      .map((example) => ({
        ...example,
        target: example.theme === theme && example.yes === 1 ? 1 : 0,
        count: example.theme !== theme ? counts.other : example.yes === 1 ? counts.yes : counts.no,
      }))
    const all = own.reduce((sum, { count }) => sum + count, 0)
    const moving = new Float64Array(size)
    biases[theme] = -2
    for (let round = 0; round < rounds; round += 1) {
      const step = new Float64Array(size)
      let shift = 0
      for (const { vector, target, count } of own) {
        const error = ((chance(row, biases[theme], vector) - target) * count) / all
        shift += error
        for (let j = 0; j < size; j += 1) step[j] += error * vector[j]
      }
      for (let j = 0; j < size; j += 1) {
        moving[j] = 0.9 * moving[j] + step[j] + decay * row[j]
        row[j] -= speed * moving[j]
      }
      biases[theme] -= 0.5 * speed * shift
    }
  }
  return { weights, biases }
}

if (process.argv.includes('--check')) {
  const kept = Object.fromEntries([0.2, 0.25, 0.3, 0.35, 0.4, 0.5].map((least) => [least, { yes: 0, no: 0 }]))
  const found = { yes: 0, no: 0 }
  for (let fold = 0; fold < 5; fold += 1) {
    const { weights, biases } = learn(examples.filter((_, place) => place % 5 !== fold))
    for (const { line, yes, theme, vector } of examples.filter((_, place) => place % 5 === fold)) {
      if (!themes[names[theme]].words.test(line)) continue
      const kind = yes === 1 ? 'yes' : 'no'
      found[kind] += 1
      for (const [least, count] of Object.entries(kept))
        if (chance(weights[theme], biases[theme], vector) >= Number(least)) count[kind] += 1
    }
  }
  console.log(`lines with a word of their theme: ${found.yes} about it, ${found.no} not`)
  for (const [least, { yes, no }] of Object.entries(kept)) console.log(`  kept from ${least} on: ${yes} and ${no}`)
} else {
  const { weights, biases } = learn(examples)
  const hash = createHash('sha256').update(JSON.stringify(lines)).digest('hex')
  const model = {
    lines: hash,
    encoder: readModelFiles().hash,
    ...JSON.parse(writeTopics({ weights, biases }, names, size)),
  }
  writeFileSync(at('packages/interviewer/src/ask/themes/gate.json'), `${JSON.stringify(model)}\n`)
  console.log(`${examples.length} lines of ${names.length} themes`)
}
