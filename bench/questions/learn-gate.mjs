import { writeFileSync } from 'node:fs'
import { likelihoodBy } from '../../packages/interviewer/src/encoder/trees.ts'
import { at } from '../../scripts/paths.mjs'
import { boost } from '../answers/boost.mjs'

const limits = [0, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9]

/**
 * Learns boosted trees from examples that a reader marked, each `{ known, mark, fold }`: what is known about it by name, whether its questions fit (2), half (1) or
 * not (0), and which of the `folds` it is in. Writes them to `file`, a path in the bank; with `--check` it prints instead what they let through at each limit when a
 * fold is left out in turn, for each of `sets` (`[name, filter]`), and which share of the fitting ones that is. The formatter lays the file out afterwards.
 */
export const learnGate = ({ examples, growth, folds, file, sets = [['all', () => true]] }) => {
  const names = Object.keys(examples[0].known)
  const learn = (some) =>
    boost(
      some.map(({ known, mark }) => ({ values: names.map((name) => known[name]), right: mark > 0 })),
      names,
      growth,
    )
  if (!process.argv.includes('--check')) {
    writeFileSync(at(`packages/interviewer/src/ask/bank/${file}`), `${JSON.stringify(learn(examples))}\n`)
    return
  }
  const judged = Array.from({ length: folds }, (_, fold) => {
    const trees = learn(examples.filter((example) => example.fold !== fold))
    return examples
      .filter((example) => example.fold === fold)
      .map((example) => ({ ...example, p: likelihoodBy(trees, example.known) }))
  }).flat()
  for (const [name, isOf] of sets) {
    const set = judged.filter(isOf)
    const fits = ({ mark }) => mark === 2
    for (const limit of limits) {
      const passed = set.filter(({ p }) => p >= limit)
      const share = (wanted) => (passed.filter(({ mark }) => mark === wanted).length / passed.length).toFixed(3)
      const kept = (passed.filter(fits).length / set.filter(fits).length).toFixed(3)
      console.log(
        `${name} from ${limit}: ${passed.length} pass, fit ${share(2)}, half ${share(1)}, wrong ${share(0)}; of the fitting ${kept}`,
      )
    }
  }
}
