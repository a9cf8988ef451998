// `pnpm bench`: every bench by its name, or one: `pnpm bench parse`. Each prints its figures and fails when one falls.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { at } from '../scripts/paths.mjs'

const known = readdirSync(at('bench')).filter((name) => existsSync(at(`bench/${name}/run.mjs`)))
const [name, ...args] = process.argv.slice(2)
if (name !== undefined && !known.includes(name)) {
  console.error(`No bench ${name}. There are: ${known.join(', ')}`)
  process.exit(1)
}

let failed = false
for (const bench of name === undefined ? known : [name]) {
  console.log(`\n${bench}`)
  const { status } = spawnSync(process.execPath, [at(`bench/${bench}/run.mjs`), ...args], {
    stdio: 'inherit',
    cwd: at(''),
  })
  failed ||= status !== 0
}
process.exit(failed ? 1 : 0)
