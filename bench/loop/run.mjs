// How long hostile texts hold up the server's event loop: `node bench/loop/run.mjs [seed = 1] [clients = 25] [share = 1]`.
// Every text of the generator goes into every kind of field and question, while others read and save. Prints, for each
// kind of call, the longest delay of the event loop, that of an idle process beside it in the same time (what the machine
// itself adds), and the longest work of the event loop without a pause, in processor time. Fails when a delay beyond that of
// the idle process, or a stretch of work, is above 50 ms. On the embedded database and, where PostgreSQL is installed, on that.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { hostileTexts } from '../../packages/server/src/testing/hostile-texts.ts'
import { findPostgres, startPostgres } from '../../packages/server/src/testing/postgres-process.ts'
import { at } from '../../scripts/paths.mjs'
import { callerOf, newUser, startServer } from '../crash/server.mjs'
import { hostileCalls } from './calls.mjs'

const [seed = 1, clients = 25, share = 1] = process.argv.slice(2).map(Number)
const limitMs = 50
let failed = false

const row = (name, ...values) => console.log(name.padEnd(26), ...values.map((value) => String(value).padStart(12)))
const whole = (value) => value.toFixed(0)

const probe = pathToFileURL(at('bench/loop/probe.mjs')).href

/** A process that does nothing, with the same probe: its delays are the machine's. */
const startIdle = () => {
  const args = [
    '--disable-warning=ExperimentalWarning',
    '--import',
    probe,
    '-e',
    'setInterval(() => undefined, 60_000)',
  ]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  return { pid: child.pid, output: () => output, stop: () => child.kill('SIGKILL') }
}

const linesOf = (server) => server.output().match(/^loop .*$/gm) ?? []

/** What the probe says of the time since it was asked last. */
const readLoop = async (server) => {
  const before = linesOf(server).length
  process.kill(server.pid, 'SIGUSR2')
  while (linesOf(server).length === before) await wait(5)
  return JSON.parse(linesOf(server).at(-1).slice('loop '.length))
}

/** Somebody with a small resume who reads and saves, until told to stop. Gives the times of the calls. */
const bystander = async (url, number, state) => {
  const call = callerOf(url, await newUser(url, `bystander${number}@example.com`))
  const document = { basics: { summary: 'Engineer who likes trains.' }, work: [{ name: 'Northern Rail' }] }
  const { body } = await call('POST', '/resumes/json-resume', { body: { name: 'a.json', document } })
  const { body: resume } = await call('GET', `/resumes/${body.id}`)
  const times = []
  while (!state.stopped) {
    const began = performance.now()
    const { status } = await (times.length % 5 === 4
      ? call('PUT', `/resumes/${body.id}/chunks/overview/${resume.overview[0].id}`, {
          body: { text: `Saved ${began}` },
        })
      : call('GET', `/resumes/${body.id}`))
    times.push(performance.now() - began)
    if (status !== 200) state.errors.push(status)
    await wait(100)
  }
  return times
}

const measure = async (name, databaseUrl) => {
  const folder = mkdtempSync(join(tmpdir(), 'candid-loop-'))
  const server = await startServer({
    DATA_DIR: folder,
    MAX_USER_FILES: '100000',
    NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import ${probe}`,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  const idle = startIdle()
  try {
    const state = { stopped: false, errors: [] }
    const others = Array.from({ length: clients }, (_, number) => bystander(server.url, number, state))
    // Sign-ups hash passwords; they are over before the first reading.
    await wait(clients * 150)
    await Promise.all([readLoop(server), readLoop(idle)])
    const worst = new Map()
    const note = async (kind, text, call) => {
      const began = performance.now()
      const statuses = [await call()].flat()
      const [figures, machine] = await Promise.all([readLoop(server), readLoop(idle)])
      const ms = performance.now() - began
      const beyond = figures.delay - machine.delay
      const known = worst.get(kind) ?? { calls: 0, refused: 0, delay: 0, beyond: 0, work: 0, ms: 0 }
      worst.set(kind, {
        calls: known.calls + 1,
        refused: known.refused + statuses.filter((status) => status === 503).length,
        delay: Math.max(known.delay, figures.delay),
        beyond: Math.max(known.beyond, beyond),
        ms: Math.max(known.ms, ms),
        ...(figures.work > known.work ? { work: figures.work, text } : { work: known.work, text: known.text }),
      })
      for (const status of statuses)
        if (status >= 500 && status !== 503) state.errors.push(`${kind} ${text}: ${status}`)
    }
    await hostileCalls(
      server.url,
      hostileTexts(seed, 20_000).filter((_, index) => index % share === 0),
      note,
    )
    state.stopped = true
    const times = (await Promise.all(others)).flat().toSorted((a, b) => a - b)
    console.log(`\n${name}, ${clients} others beside`)
    row('call', 'calls', 'delay ms', 'beyond idle', 'work ms', 'answer ms', '503', ' worst text')
    for (const [kind, { calls, refused, delay, beyond, work, ms, text }] of worst) {
      row(kind, calls, whole(delay), whole(beyond), whole(work), whole(ms), refused, ` ${text}`)
      failed ||= Math.max(beyond, work) > limitMs
    }
    const of = (part) => times[Math.floor(times.length * part)] ?? 0
    row('others: median, p99, max', whole(of(0.5)), whole(of(0.99)), whole(times.at(-1) ?? 0))
    row('errors', state.errors.length)
    for (const error of new Set(state.errors)) console.log(`  ${error}`)
    failed ||= state.errors.length > 0
  } finally {
    idle.stop()
    await server.stop('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
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
