import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compiledOnce, forShortLives } from '../packages/server/src/testing/server-process.ts'
import { fillDataFolder } from '../packages/server/src/testing/test-database.ts'

const main = fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url))

/** The first administrator of every product that a test starts. */
export const administrator = { email: 'admin@candid.test', password: 'correct horse battery' }

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  server.close()
  await once(server, 'close')
  return address.port
}

/** The built product as its users get it: one server process on a data folder of its own, which outlives a restart. */
export class Product {
  readonly url: string
  readonly dataDir: string
  readonly #port: number
  readonly #env: Record<string, string>
  readonly #flags: string[]
  #child: ChildProcess | undefined
  #log = ''

  private constructor(port: number, dataDir: string, env: Record<string, string>, flags: string[]) {
    this.#port = port
    this.#flags = flags
    this.dataDir = dataDir
    this.#env = env
    this.url = `http://127.0.0.1:${port}`
  }

  /** With flags of Node's that suit a test; whoever measures the product gives none. */
  static async start(env: Record<string, string> = {}, flags = forShortLives): Promise<Product> {
    const product = new Product(await freePort(), await mkdtemp(join(tmpdir(), 'candid-e2e-')), env, flags)
    if (!('DATABASE_URL' in env)) await fillDataFolder(product.dataDir)
    await product.#run()
    return product
  }

  /** What the server printed so far. */
  get log(): string {
    return this.#log
  }

  async #run() {
    const child = spawn(process.execPath, [...this.#flags, main], {
      env: {
        PATH: process.env['PATH'],
        TMPDIR: tmpdir(),
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        FIRST_SUPERUSER: administrator.email,
        FIRST_SUPERUSER_PASSWORD: administrator.password,
        // All tests of a worker sign up from one address, one after another. The limits have tests of their own, in the server.
        RATE_LIMIT_FACTOR: '1000',
        ...compiledOnce,
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The server ended with ${code}:\n${this.#log}`)
    })
    // Whoever waits for the start sees the failure; a later, wanted end is nobody's failure.
    ended.catch(() => undefined)
    const answers = new Promise<void>((resolve) => {
      const hear = (chunk: Buffer) => {
        this.#log += chunk.toString()
        if (this.#log.includes(this.url) || this.#log.includes(`:${this.#port}`)) resolve()
      }
      child.stdout?.on('data', hear)
      child.stderr?.on('data', hear)
    })
    await Promise.race([answers, ended])
    const health = await fetch(`${this.url}/health`)
    if (!health.ok) throw new Error(`/health answered ${health.status}`)
  }

  /** Ends the server by a signal and waits until it is gone. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  /** Ends the server by a signal and starts it again on the same data and port. */
  async restart(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
    await this.stop(signal)
    this.#log = ''
    await this.#run()
  }

  /** Ends the server and deletes its data. */
  async dispose() {
    await this.stop('SIGKILL')
    await rm(this.dataDir, { recursive: true, force: true })
  }
}
