// Everything that can be said of the sources without running the product: types, lint with boundaries, dead code, drift.
import { spawnSync } from 'node:child_process'
import { at } from './paths.mjs'

const bin = (name) => at(`node_modules/.bin/${name}`)

const steps = [
  ['types', bin('tsc'), ['-b']],
  ['lint, format and boundaries', bin('biome'), ['check', '--colors=off', '.']],
  ['zones and circles', bin('depcruise'), ['packages']],
  ['regular expressions that backtrack', process.execPath, [at('scripts/regexes.mjs')]],
  ['unused files, exports and dependencies', bin('knip'), ['--no-progress']],
  ['generated files', process.execPath, [at('scripts/generate.mjs'), '--check']],
  ['weight of the first load', process.execPath, [at('scripts/first-load.mjs')]],
  ['dependencies: versions, licences, known weaknesses', process.execPath, [at('scripts/dependencies.mjs')]],
]

/** Runs every check. Returns the numbers of passed and failed ones, and the failed ones' names. */
export const check = () => {
  let passed = 0
  const failures = []
  for (const [name, command, args] of steps) {
    const { status, error, stdout, stderr } = spawnSync(command, args, {
      cwd: at(''),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    })
    if (status === 0) {
      passed += 1
      // A step that could not look at everything says so.
      if (stdout.includes('left out')) console.log(stdout.trimEnd())
    } else {
      failures.push(`check: ${name}`)
      console.error(`${stdout ?? ''}${stderr ?? ''}${error ?? ''}`)
    }
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`)
  }
  return { passed, failed: failures.length, failures }
}

if (process.argv[1] === at('scripts/check.mjs')) process.exit(check().failed > 0 ? 1 : 0)
