import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDuties, stemsOf } from '../../packages/interviewer/src/ask/bank/duties.ts'
import { contextOf, dutyFeatures } from '../../packages/interviewer/src/ask/bank/find-duty.ts'
import { likelihoodBy } from '../../packages/interviewer/src/encoder/trees.ts'
import { at } from '../../scripts/paths.mjs'
import { boost } from '../answers/boost.mjs'
import { embed } from '../answers/embed.mjs'

/**
 * `node bench/questions/train-duties.mjs [--check]`: learns when a duty is what a line is about, from `duty-lines.json`: lines of people's resumes with a duty whose
 * words stand in it, and whether a reader who had not written the duties found that its questions fit (2), half (1) or not (0). Writes `gate.json`; the
 * same marks give the same trees. With `--check` it prints what they let through when a tenth of the items is left out in turn. `rare` is kept as it was when
 * the lines were marked: afterwards words that had set off nothing but wrong questions were taken out of the bank, so that less is wrong now than it prints.
 */
const items = JSON.parse(readFileSync(join(import.meta.dirname, 'duty-lines.json'), 'utf8'))
const rows = new Map(readDuties().map(({ lines }, row) => [lines[0], row]))
const folds = 10
// chosen by the check: deeper or faster trees keep no more apart
const growth = { trees: 250, depth: 3, rate: 0.04, least: 8, decay: 6 }

const examples = items.flatMap(({ title, lines, found }, place) => {
  const context = contextOf(lines, title)
  return found.flatMap(({ at: line, duty, rare, mark }) => {
    const row = rows.get(duty)
    if (row === undefined) return []
    const short = lines[line].slice(0, 240)
    const known = dutyFeatures(row, rare, new Set(stemsOf(short)), embed(short), context)
    return [{ known, mark, right: mark > 0, fold: place % folds }]
  })
})
const names = Object.keys(examples[0].known)
const learn = (set) =>
  boost(
    set.map(({ known, right }) => ({ values: names.map((name) => known[name]), right })),
    names,
    growth,
  )
console.log(`${examples.length} lines of ${items.length} items`)

if (process.argv.includes('--check')) {
  const judged = Array.from({ length: folds }, (_, fold) => {
    const trees = learn(examples.filter((example) => example.fold !== fold))
    return examples
      .filter((example) => example.fold === fold)
      .map((example) => ({ ...example, p: likelihoodBy(trees, example.known) }))
  }).flat()
  for (const limit of [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9]) {
    const passed = judged.filter(({ p }) => p >= limit)
    const share = (mark) => (passed.filter((one) => one.mark === mark).length / passed.length).toFixed(2)
    console.log(`from ${limit}: ${passed.length} pass, fit ${share(2)}, half ${share(1)}, wrong ${share(0)}`)
  }
} else writeFileSync(at('packages/interviewer/src/ask/bank/gate.json'), `${JSON.stringify(learn(examples))}\n`)
