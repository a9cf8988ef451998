import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDuties, stemsOf } from '../../packages/interviewer/src/ask/bank/duties.ts'
import { contextOf, dutyFeatures } from '../../packages/interviewer/src/ask/bank/find-duty.ts'
import { embed } from '../answers/embed.mjs'
import { learnGate } from './learn-gate.mjs'

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
    return [{ known, mark, fold: place % folds }]
  })
})
console.log(`${examples.length} lines of ${items.length} items`)
learnGate({ examples, growth, folds, file: 'gate.json' })
