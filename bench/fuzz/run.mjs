// 10,000 bad calls made from the contract, with another seed each time (FUZZ_SEED repeats one). `npm test` makes 1,500.
import { spawnSync } from 'node:child_process'
import { at } from '../../scripts/paths.mjs'

const seed = process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31)
console.log(`seed ${seed}`)
const vitest = ['run', '--config', 'vitest.workspace.ts', '--project', 'server', 'src/http/fuzz.test.ts']
const { status } = spawnSync(process.execPath, [at('node_modules/vitest/vitest.mjs'), ...vitest], {
  stdio: 'inherit',
  cwd: at(''),
  env: { ...process.env, FUZZ_CALLS: process.env.FUZZ_CALLS ?? '10000', FUZZ_SEED: seed },
})
process.exit(status ?? 1)
