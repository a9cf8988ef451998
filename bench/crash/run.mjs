// kill -9 under load, again and again, on the real server process: `node bench/crash/run.mjs [rounds = 100]`.
// Counts lost acknowledged writes, failed starts, stuck jobs and orphan files; fails when any is not 0.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openEmbedded } from '../../packages/server/src/db/database.ts'
import { at } from '../../scripts/paths.mjs'
import { startServer } from './server.mjs'
import { lostWrites, newWriter, writeUntilCut } from './writer.mjs'

const rounds = Number(process.argv[2] ?? 100)
const writerCount = 6
// About 2 s of writing a round: 100 rounds make 20,000 acknowledged writes and more.
const longestRoundMs = 4_000
const jobPatienceMs = 120_000
const folder = mkdtempSync(join(tmpdir(), 'candid-crash-'))
const sample = readFileSync(at('packages/server/src/demo/sample-resume.pdf'))
const counts = { rounds: 0, acknowledged: 0, lost: 0, failedStarts: 0, stuckJobs: 0, orphanFiles: 0, missingFiles: 0 }
const starts = []
// Interrupted, it finishes its round and tells what it has.
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stopping = true
  })

const start = async () => {
  const began = performance.now()
  const server = await startServer({ DATA_DIR: folder }, 30_000)
  starts.push(performance.now() - began)
  return server
}

const run = async () => {
  let server = await start()
  const writers = []
  for (let n = 0; n < writerCount; n++) writers.push(await newWriter(server.url, n, sample))
  for (let round = 1; round <= rounds && !stopping; round++) {
    const writing = writers.map((writer) => writeUntilCut(writer, server.url, sample))
    // The moment of the kill is random on purpose: anything may be under way.
    await Promise.race([wait(100 + Math.random() * longestRoundMs), Promise.all(writing)])
    await server.stop('SIGKILL')
    await Promise.all(writing)
    counts.rounds = round
    try {
      server = await start()
    } catch (error) {
      counts.failedStarts += 1
      console.log(`round ${round}: failed start, ${error.message}`)
      server = await start()
    }
    for (const writer of writers)
      for (const line of await lostWrites(writer, server.url)) {
        counts.lost += 1
        console.log(`round ${round}: ${line}`)
      }
    if (round % 10 === 0) console.log(`${round} rounds, ${sum(writers)} acknowledged writes`)
  }
  counts.acknowledged = sum(writers)
  await waitForJobs(server, writers)
  await server.stop('SIGTERM')
  await inspect()
}

const sum = (writers) => writers.reduce((total, { acknowledged }) => total + acknowledged, 0)

/** Parses that the last kills cut off must end by themselves. */
const waitForJobs = async (server, writers) => {
  const end = Date.now() + jobPatienceMs
  for (const { token } of writers)
    for (;;) {
      const response = await fetch(`${server.url}/api/v1/resumes/`, { headers: { Authorization: `Bearer ${token}` } })
      const { data } = await response.json()
      if (!data.some(({ parse_status }) => parse_status === 'running') || Date.now() > end) break
      await wait(200)
    }
}

/** Looks at what is left on the disk: jobs that should be over, and files against rows, both ways. */
const inspect = async () => {
  const { db, close } = await openEmbedded(join(folder, 'db'), console.log)
  const jobs = await db.selectFrom('jobs').select(['id', 'kind', 'state', 'payload', 'run_at', 'error']).execute()
  const stuck = jobs.filter(
    ({ state, run_at }) => state === 'failed' || state === 'running' || (state === 'queued' && run_at <= new Date()),
  )
  for (const { kind, state, error } of stuck) console.log(`stuck: ${kind} ${state} ${error ?? ''}`)
  const resumes = await db.selectFrom('resumes').select(['storage_key', 'parse_status']).execute()
  await close()
  const files = new Set(readdirSync(join(folder, 'files')))
  // A file whose deletion is promised by a queued job is no orphan: the job is due an hour after its upload.
  const scheduled = new Set(
    jobs
      .filter(({ kind, state }) => kind === 'delete_files' && state === 'queued')
      .flatMap(({ payload }) => payload.keys),
  )
  const wanted = new Set(resumes.map(({ storage_key }) => storage_key))
  counts.stuckJobs = stuck.length + resumes.filter(({ parse_status }) => parse_status === 'running').length
  counts.orphanFiles = [...files].filter((key) => !wanted.has(key) && !scheduled.has(key)).length
  counts.missingFiles = [...wanted].filter((key) => !files.has(key)).length
}

const row = (name, value, allowed) =>
  console.log(`${name.padEnd(28)} ${String(value).padStart(8)} ${String(allowed).padStart(8)}`)

try {
  await run()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
starts.sort((a, b) => a - b)
row('figure', 'now', 'target')
row('rounds of kill -9', counts.rounds, rounds)
row('acknowledged writes', counts.acknowledged, '')
row('lost acknowledged writes', counts.lost, 0)
row('failed starts', counts.failedStarts, 0)
row('stuck jobs', counts.stuckJobs, 0)
row('orphan files', counts.orphanFiles, 0)
row('rows without their file', counts.missingFiles, 0)
row('start, median ms', Math.round(starts[starts.length >> 1]), '')
row('start, slowest ms', Math.round(starts.at(-1)), 30_000)
const bad = counts.lost + counts.failedStarts + counts.stuckJobs + counts.orphanFiles + counts.missingFiles
process.exit(bad > 0 ? 1 : 0)
