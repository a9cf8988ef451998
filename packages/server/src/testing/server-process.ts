import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { TestApp } from './test-app.ts'

/** What one process compiled the next ones need not compile again. */
export const compiledOnce = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../../node_modules/.cache/candid-compiled'),
}

/**
 * How Node runs what lives for seconds, the embedded database above all: the code of its quick compiler, for what the better
 * one takes is never earned back.
 */
export const forShortLives = ['--liftoff-only']

const main = join(import.meta.dirname, '../main.ts')

/** A server in a process of its own. `fetch` takes paths, as that of a test app does. */
export type ServerProcess = Pick<TestApp, 'fetch'> & {
  url: string
  /** Everything it wrote so far. */
  output: () => string
  /** Sends a signal and resolves with the exit code (null when the signal ended it) and the time it took. */
  stop: (signal: NodeJS.Signals) => Promise<{ code: number | null; ms: number }>
}

/** Runs main.ts until it ends; for starts that fail. */
export const runServer = async (env: Record<string, string>, args: string[] = []) => {
  const child = spawnServer(env, args)
  const output = collect(child)
  const [code] = await once(child, 'close')
  return { code, output: output() }
}

/** Starts main.ts on a free port and waits until it is ready. Rejects when it ends before. */
export const startServer = async (env: Record<string, string>, args: string[] = []): Promise<ServerProcess> => {
  const child = spawnServer(env, args)
  const output = collect(child)
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server ended: ${output()}`)))
    child.stdout?.on('data', () => {
      const port = /ready at http:\/\/localhost:(\d+)/.exec(output())?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
  })
  return {
    url,
    output,
    fetch: (request, init) => (typeof request === 'string' ? fetch(new URL(request, url), init) : fetch(request, init)),
    stop: async (signal) => {
      const began = performance.now()
      if (child.exitCode !== null || child.signalCode !== null) return { code: child.exitCode, ms: 0 }
      const ended = once(child, 'exit')
      child.kill(signal)
      const [code] = await ended
      return { code, ms: performance.now() - began }
    },
  }
}

const spawnServer = (env: Record<string, string>, args: string[]) =>
  spawn(process.execPath, [...forShortLives, main, ...args], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT_FACTOR: '1000',
      ...compiledOnce,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const collect = (child: ChildProcess) => {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
  return () => output
}
