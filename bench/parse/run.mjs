// Scores the resume parser: `node bench/parse/run.mjs [--record]`. The benchmark stands beside the project
// (../shared/parse-bench, or the folder that PARSE_BENCH names). Exit 1 when a figure fell by more than a point.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const bench = process.env.PARSE_BENCH ?? join(root, '..', 'shared', 'parse-bench')
const recordFile = join(root, 'bench', 'parse', 'recorded.json')
const figures = ['recall', 'precision', 'category', 'experience', 'skills', 'achievements', 'overall']
/** The promised ratio of CPU time to that of the floor. */
const slowest = 1.5

if (!existsSync(join(bench, 'score.mjs'))) {
  console.log(`no parse benchmark at ${bench}: nothing to measure`)
  process.exit(0)
}

// the scorer runs only when it is called by its real path
const scorer = realpathSync(join(bench, 'score.mjs'))

const score = (name, command) => {
  const file = join(tmpdir(), `parse-bench-${process.pid}-${name}.json`)
  const run = spawnSync(
    process.execPath,
    [scorer, '--set', bench, '--parser', command, '--batch', '--single-n', '3', '--json', file],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (run.status !== 0 || !existsSync(file)) throw new Error(`the scorer failed for ${name}:\n${run.stdout}`)
  const { total, speed } = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return {
    ...Object.fromEntries(figures.map((figure) => [figure, Math.round(total[figure] * 1000) / 10])),
    files: total.files,
    cpuMs: Math.round(speed.batchCpuMsPerFile),
    batchPeakMb: Math.round(speed.batchPeakMb),
    singleMs: Math.round(speed.singleMedianMs),
    singlePeakMb: Math.round(speed.singlePeakMb),
  }
}

const node = `"${process.execPath}"`
const floor = score('floor', `${node} bench/parse/floor.mjs`)
const now = score('parser', `${node} packages/interviewer/src/parse/cli.ts`)
const recorded = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : null

const cell = (value) => String(value ?? '–').padStart(8)
console.log(`parse benchmark, ${now.files} files\n${''.padEnd(16)}${['floor', 'recorded', 'now'].map(cell).join('')}`)
for (const figure of [...figures, 'cpuMs', 'batchPeakMb', 'singleMs', 'singlePeakMb'])
  console.log(`${figure.padEnd(16)}${cell(floor[figure])}${cell(recorded?.[figure])}${cell(now[figure])}`)
const ratio = now.cpuMs / floor.cpuMs
console.log(`CPU time is ${ratio.toFixed(2)} x that of the floor (at most ${slowest})`)

const fallen = recorded ? figures.filter((figure) => now[figure] < recorded[figure] - 1) : []
if (fallen.length > 0) console.error(`fell by more than a point: ${fallen.join(', ')}`)
if (ratio > slowest) console.error(`slower than ${slowest} x the floor`)
if (process.argv.includes('--record')) writeFileSync(recordFile, `${JSON.stringify(now, null, 2)}\n`)
process.exitCode = fallen.length > 0 || ratio > slowest ? 1 : 0
