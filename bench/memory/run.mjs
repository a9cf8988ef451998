// Memory of the real server process over a long time: `node bench/memory/run.mjs [minutes = 10]`, on the embedded database
// and, where PostgreSQL is installed, on that, both at once. People do the whole main job over and over and delete what
// they made, so that the data stay as they are and only a leak could grow. Fails when memory of the last fifth of the time
// is more than a tenth above that of the second fifth; the first is the warm-up. Linux only (/proc).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../../packages/server/src/testing/postgres-process.ts'
import { at } from '../../scripts/paths.mjs'
import { residentMb } from '../api/cpu.mjs'
import { startServer } from '../crash/server.mjs'
import { mainJob } from './main-job.mjs'

const minutes = Number(process.argv[2] ?? 10)
const people = 3
const sampleEveryMs = 1_000
const maxGrowth = 1.1
const fifths = 5
const sample = readFileSync(at('packages/server/src/demo/sample-resume.pdf'))

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0

const measure = async (name, databaseUrl) => {
  const folder = mkdtempSync(join(tmpdir(), 'candid-memory-'))
  const server = await startServer({ DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  const memory = []
  const end = performance.now() + minutes * 60_000
  const sampler = setInterval(() => memory.push(residentMb(server.pid)), sampleEveryMs)
  try {
    const work = async (number) => {
      const job = await mainJob(server.url, `person${number}@example.com`, sample)
      let done = 0
      for (; performance.now() < end; done++) await job()
      return done
    }
    const done = await Promise.all(Array.from({ length: people }, (_, number) => work(number)))
    return { name, jobs: done.reduce((sum, count) => sum + count), memory }
  } finally {
    clearInterval(sampler)
    await server.stop('SIGTERM')
    rmSync(folder, { recursive: true })
  }
}

const report = ({ name, jobs, memory }) => {
  const part = (n) => median(memory.slice((memory.length * n) / fifths, (memory.length * (n + 1)) / fifths))
  const parts = Array.from({ length: fifths }, (_, n) => part(n))
  const growth = parts.at(-1) / parts[1]
  console.log(`\n${name}: ${jobs} main jobs of ${people} people in ${minutes} minutes`)
  console.log(`memory MB, median of each fifth   ${parts.join('  ')}   most ${Math.max(...memory)}`)
  console.log(`last fifth over the second        ${growth.toFixed(2)}   allowed ${maxGrowth}`)
  return growth <= maxGrowth
}

const bin = findPostgres()
const postgres = bin ? await startPostgres(bin) : null
if (!postgres) console.log('PostgreSQL is not installed: left out')
try {
  const both = [measure('embedded database'), ...(postgres ? [measure('PostgreSQL', postgres.url)] : [])]
  const ended = await Promise.allSettled(both)
  for (const { reason } of ended) if (reason) console.error(reason)
  const flat = ended.map(({ value }) => value !== undefined && report(value))
  process.exitCode = flat.every(Boolean) ? 0 : 1
} finally {
  await postgres?.stop()
}
