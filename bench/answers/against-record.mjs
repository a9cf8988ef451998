import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const point = 0.01

/** The folder of the question-and-answer benchmark: QA_BENCH, or shared/qa-bench beside the project. */
const benchFolder = () => resolve(process.env.QA_BENCH ?? join(root, '../shared/qa-bench'))

/** Runs a scorer of the benchmark on an adapter and gives its JSON; ends the process with 2 when there is no benchmark. */
export const score = (scorer, adapter, options = []) => {
  const bench = benchFolder()
  if (!existsSync(join(bench, scorer))) {
    console.error(`no benchmark at ${bench}; set QA_BENCH to its folder`)
    process.exit(2)
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const out = join(folder, 'out.json')
  const run = spawnSync(process.execPath, [join(bench, scorer), '--adapter', adapter, '--json', out, ...options], {
    encoding: 'utf8',
  })
  if (run.status !== 0) {
    console.error(run.stdout, run.stderr)
    process.exit(2)
  }
  const result = JSON.parse(readFileSync(out, 'utf8'))
  rmSync(folder, { recursive: true })
  return result
}

/**
 * Prints figures beside the recorded ones and sets exit code 1 when one is worse by more than a point, or misses its target.
 * `figures`: name → { value, better: 'up' | 'down', target? }. With --record the figures become the record.
 */
export const compare = (figures, recordFile) => {
  if (process.argv.includes('--record')) {
    const record = Object.fromEntries(
      Object.entries(figures)
        .filter(([, { steady = true }]) => steady)
        .map(([name, { value }]) => [name, Number(value.toFixed(4))]),
    )
    writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`)
  }
  const recorded = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {}
  for (const [name, { value, better, target, steady = true }] of Object.entries(figures)) {
    const before = recorded[name]
    const sign = better === 'up' ? 1 : -1
    const fell = steady && before !== undefined && sign * (value - before) < -point
    const missed = target !== undefined && sign * (value - target) < -1e-9
    if (fell || missed) process.exitCode = 1
    const notes = [fell ? 'WORSE' : '', missed ? 'MISSED' : ''].filter(Boolean).join(' ')
    const goal = target === undefined ? '' : `${better === 'up' ? '>=' : '<='} ${target}`
    console.log(
      name.padEnd(28),
      value.toFixed(3).padStart(8),
      String(before ?? '-').padStart(8),
      goal.padStart(10),
      notes,
    )
  }
}
