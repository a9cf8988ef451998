// CPU time of another process, and of its answers to one kind of call.
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { at } from '../../scripts/paths.mjs'
import { createClient } from './client.mjs'

const ticksPerS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Microseconds of CPU that a process has used (Linux: /proc). */
export const cpuUs = (pid) => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).map(Number)
  return ((user + system) / ticksPerS) * 1e6
}

/** Resident memory of a process in MB. */
export const residentMb = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024)

/** CPU of the server per call, in microseconds, over `count` calls by `atOnce` connections after a warm-up. */
export const cpuPerCall = async (url, pid, count, args) => {
  const atOnce = 4
  const client = createClient(url, atOnce)
  const go = (total) =>
    Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let n = 0; n < total / atOnce; n++) {
          const { status } = await client.call(...args)
          if (status !== 200) throw new Error(`${args[1]}: ${status}`)
        }
      }),
    )
  await go(count / 5)
  const before = cpuUs(pid)
  await go(count)
  client.close()
  return (cpuUs(pid) - before) / count
}

/** CPU of the framework's empty JSON route per call, in microseconds. */
export const emptyRouteCpu = async (count) => {
  const child = fork(at('bench/api/floor.mjs'), ['empty'])
  const [{ port }] = await once(child, 'message')
  const cpu = await cpuPerCall(`http://127.0.0.1:${port}`, child.pid, count, ['GET', '/empty', {}])
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
  return cpu
}
