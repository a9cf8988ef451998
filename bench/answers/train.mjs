// `pnpm train-answers`: learns the topics, the ranker and the judge of answers anew, from our own people. The same input gives the same weights.
import { spawnSync } from 'node:child_process'
import { at } from '../../scripts/paths.mjs'

for (const step of [
  'train-topics',
  'train-private',
  'train-stories',
  'train-projection',
  'train-ranker',
  'train-lines',
  'train-judge',
  'train-told-stories',
]) {
  const { status } = spawnSync(process.execPath, [at(`bench/answers/${step}.mjs`), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
