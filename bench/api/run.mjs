// Load on the real server process: `node bench/api/run.mjs [clients = 50] [seconds = 30] [resumes = 100000]`, on the
// embedded database and, where PostgreSQL is installed, on that. Prints times of a realistic mix, errors, and what a
// route costs over its floor; fails on any error or a ratio above 1.5. Linux only (/proc).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded, openServer } from '../../packages/server/src/db/database.ts'
import { findPostgres, startPostgres } from '../../packages/server/src/testing/postgres-process.ts'
import { at } from '../../scripts/paths.mjs'
import { startServer } from '../crash/server.mjs'
import { createClient } from './client.mjs'
import { cpuPerCall, emptyRouteCpu, residentMb } from './cpu.mjs'
import { logIn, runMix } from './mix.mjs'
import { seed } from './seed.mjs'

const [clients = 50, seconds = 30, resumes = 100_000] = process.argv.slice(2).map(Number)
const cpuCalls = 1_500
const maxRatio = 1.5
let failed = false

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const row = (name, ...values) => console.log(name.padEnd(28), ...values.map((value) => String(value).padStart(9)))

const measure = async (name, databaseUrl) => {
  const folder = mkdtempSync(join(tmpdir(), 'candid-api-'))
  try {
    const env = { DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const database = databaseUrl ? await openServer(databaseUrl) : await openEmbeddedIn(folder)
    const began = performance.now()
    const users = await seed(database.db, resumes)
    await database.close()
    console.log(
      `\n${name}: ${resumes} resumes of ${users} users, filled in ${Math.round((performance.now() - began) / 1000)} s`,
    )
    const server = await startServer(env)
    try {
      await printMix(server, users)
      await printCosts(server, env)
    } finally {
      await server.stop('SIGTERM')
    }
    printRatios(env)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const openEmbeddedIn = (folder) => openEmbedded(join(folder, 'db'), console.error)

const printMix = async (server, users) => {
  const before = residentMb(server.pid)
  const { times, errors } = await runMix(server.url, { clients, seconds, users })
  row('call', 'count', 'p50 ms', 'p99 ms')
  const all = [...times, ['all', [...times.values()].flat()]]
  for (const [call, list] of all) {
    const sorted = list.toSorted((a, b) => a - b)
    row(call, sorted.length, percentile(sorted, 0.5).toFixed(0), percentile(sorted, 0.99).toFixed(0))
  }
  row('requests per second', Math.round([...times.values()].flat().length / seconds))
  row('errors', errors.length)
  for (const error of new Set(errors)) console.log(`  ${error}`)
  row('memory MB, before and after', before, residentMb(server.pid))
  failed ||= errors.length > 0
}

let costs = {}
let empty = 0

const printCosts = async (server) => {
  const client = createClient(server.url, 1)
  const { token, resume } = await logIn(client, 2)
  client.close()
  const route = (path) => cpuPerCall(server.url, server.pid, cpuCalls, ['GET', `/api/v1${path}`, { token }])
  empty = await emptyRouteCpu(cpuCalls)
  costs = {
    'GET users/me': await route('/users/me'),
    'GET resumes': await route('/resumes/?limit=5'),
    'GET resumes/id': await route(`/resumes/${resume.id}`),
  }
}

/** The floor is measured after the server has let go of its data. */
const printRatios = (env) => {
  const floor = JSON.parse(
    execFileSync(process.execPath, [at('bench/api/floor.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, ...env, FLOOR_FOLDER: env.DATA_DIR, FLOOR_CALLS: String(cpuCalls) },
    }),
  )
  row('CPU us per call', 'route', 'empty', 'bare SQL', 'ratio')
  for (const [call, cost] of Object.entries(costs)) {
    const ratio = cost / (empty + floor[call])
    row(call, Math.round(cost), Math.round(empty), Math.round(floor[call]), ratio.toFixed(2))
    failed ||= ratio > maxRatio
  }
}

await measure('embedded database')
const bin = findPostgres()
if (bin) {
  const postgres = await startPostgres(bin)
  try {
    await measure('PostgreSQL', postgres.url)
  } finally {
    await postgres.stop()
  }
} else console.log('\nPostgreSQL is not installed: left out')
process.exit(failed ? 1 : 0)
