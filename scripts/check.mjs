// Everything that can be said of the sources without running the product: types, lint with boundaries, dead code, drift.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { at, compiledOnce } from './paths.mjs'

const bin = (name) => at(`node_modules/.bin/${name}`)

const steps = [
  // First, since it may wait for the registry: the others keep the processor busy meanwhile.
  ['dependencies: versions, licences, known weaknesses', process.execPath, [at('scripts/dependencies.mjs')]],
  // One checker: each more one works the same types out again, in twice the processor time altogether.
  ['types', bin('tsc'), ['-b', '--singleThreaded']],
  ['lint, format and boundaries', bin('biome'), ['check', '--colors=off', '.']],
  ['zones and circles', bin('depcruise'), ['packages']],
  ['regular expressions that backtrack', process.execPath, [at('scripts/regexes.mjs')]],
  ['unused files, exports and dependencies', bin('knip'), ['--no-progress']],
  ['generated files', process.execPath, [at('scripts/generate.mjs'), '--check']],
  ['weight of the first load', process.execPath, [at('scripts/first-load.mjs')]],
]

/** How many run at once: most of them keep one core busy. */
const atOnce = 2

/** Runs one check to its end. */
const run = async ([name, command, args]) => {
  const child = spawn(command, args, {
    cwd: at(''),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...compiledOnce },
  })
  const ended = new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  try {
    const [status, said, complained] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
    return { name, isPassed: status === 0, said, complained }
  } catch (error) {
    return { name, isPassed: false, said: '', complained: `${error}\n` }
  }
}

/** Runs every check and says how it went. Resolves with the numbers of passed and failed ones, and the failed ones' names. */
export const check = async (say = (text) => process.stdout.write(text)) => {
  const failures = []
  const waiting = [...steps]
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { name, isPassed, said, complained } = await run(step)
      if (!isPassed) {
        failures.push(`check: ${name}`)
        say(`${said}${complained}\n`)
      } else if (said.includes('left out')) {
        // A step that could not look at everything says so.
        say(`${said.trimEnd()}\n`)
      }
      say(`${isPassed ? 'ok    ' : 'FAILED'} ${name}\n`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { passed: steps.length - failures.length, failed: failures.length, failures }
}

if (process.argv[1] === at('scripts/check.mjs')) process.exit((await check()).failed > 0 ? 1 : 0)
