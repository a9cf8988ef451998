// What open streams of events cost: `node bench/events/run.mjs [streams = 1000] [seconds = 30]`, on the embedded database
// and, where PostgreSQL is installed, on that. Opens the streams for users with ten pages each, then prints the server's
// memory per stream, its CPU while nothing happens, and the time from a saved change to each page of its user. Fails when a
// page misses a change, or hears one of somebody else. Linux only (/proc).
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres, startPostgres } from '../../packages/server/src/testing/postgres-process.ts'
import { cpuUs, residentMb } from '../api/cpu.mjs'
import { callerOf, newUser, startServer } from '../crash/server.mjs'

const [streams = 1_000, seconds = 30] = process.argv.slice(2).map(Number)
const pagesPerUser = 10
const changes = 200
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
let failed = false

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Opens a stream and resolves once it is ready. `hear` gets the text of each later event. */
const open = (url, token, hear) =>
  new Promise((resolve, reject) => {
    const call = request(`${url}/api/v1/events`, { agent, headers: { Authorization: `Bearer ${token}` } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`a stream was answered ${answer.statusCode}`))
      answer.setEncoding('utf8')
      answer.once('data', () => resolve(call))
      answer.on('data', hear)
      answer.on('error', () => undefined)
    })
    call.on('error', reject)
    call.end()
  })

const measure = async (name, databaseUrl) => {
  const folder = mkdtempSync(join(tmpdir(), 'candid-events-'))
  const server = await startServer({ DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  try {
    const users = []
    for (let n = 0; n < streams / pagesPerUser; n++) {
      const token = await newUser(server.url, `bench${n}@example.com`)
      users.push({ call: callerOf(server.url, token), token, heard: 0, at: [] })
    }
    const memoryBefore = residentMb(server.pid)
    const calls = []
    const began = performance.now()
    for (const user of users) {
      const hear = (text) => {
        const count = text.split('event: change').length - 1
        user.heard += count
        for (let n = 0; n < count; n++) user.at.push(performance.now())
      }
      calls.push(...(await Promise.all(Array.from({ length: pagesPerUser }, () => open(server.url, user.token, hear)))))
    }
    const openedMs = performance.now() - began
    await wait(2_000)
    const memoryAfter = residentMb(server.pid)
    const cpuBefore = cpuUs(server.pid)
    await wait(seconds * 1_000)
    const idleCpu = (cpuUs(server.pid) - cpuBefore) / 1_000 / seconds
    const latencies = []
    for (let n = 0; n < changes; n++) {
      const user = users[n % users.length]
      user.at = []
      const sent = performance.now()
      await user.call('PATCH', '/users/me', { body: { full_name: `Bench ${n}` } })
      const patience = performance.now() + 5_000
      while (user.at.length < pagesPerUser && performance.now() < patience) await wait(1)
      latencies.push(...user.at.map((at) => at - sent))
    }
    const expected = changes * pagesPerUser
    const heard = users.reduce((sum, user) => sum + user.heard, 0)
    failed ||= heard !== expected
    latencies.sort((a, b) => a - b)
    console.log(`\n${name}: ${calls.length} streams of ${users.length} users, opened in ${Math.round(openedMs)} ms`)
    console.log(`memory MB, before and after        ${memoryBefore} ${memoryAfter}`)
    console.log(
      `memory per stream, kB              ${(((memoryAfter - memoryBefore) * 1024) / calls.length).toFixed(1)}`,
    )
    console.log(`CPU while nothing happens, ms/s    ${idleCpu.toFixed(1)}`)
    console.log(
      `from a call to a page, ms p50 p99  ${percentile(latencies, 0.5).toFixed(1)} ${percentile(latencies, 0.99).toFixed(1)}`,
    )
    console.log(`changes heard, of                  ${heard} ${expected}`)
    for (const call of calls) call.destroy()
  } finally {
    await server.stop('SIGTERM')
    console.log(server.output().includes('"level":50') ? 'the server logged errors' : 'no errors logged')
    rmSync(folder, { recursive: true, force: true })
  }
}

await measure('Embedded database')
const bin = findPostgres()
if (bin) {
  const postgres = await startPostgres(bin)
  await measure('PostgreSQL', postgres.url)
  await postgres.stop()
}
process.exit(failed ? 1 : 0)
