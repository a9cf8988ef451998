import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import type { ParseFailureCode } from '../interviewer.ts'
import { childEnvironment } from '../process/child-environment.ts'
import type { ReadLinesReply } from './read-lines-child.ts'

const childFile = fileURLToPath(new URL('./read-lines-child.ts', import.meta.url))
const turn = pLimit(2)
const memoryLimit = 512 * 1024 * 1024
const defaultTimeLimit = 20_000

type Options = { signal?: AbortSignal | undefined; timeLimit?: number }

const readInChild = (pdf: Uint8Array, { signal, timeLimit = defaultTimeLimit }: Options): Promise<ReadLinesReply> =>
  new Promise((resolve) => {
    const child = fork(childFile, [String(memoryLimit)], {
      execArgv: ['--max-old-space-size=256', '--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: childEnvironment(),
    })
    const failed = (code: ParseFailureCode): ReadLinesReply => ({ ok: false, code })
    let reply: ReadLinesReply | undefined
    let late = false
    const kill = () => child.kill('SIGKILL')
    const timer = setTimeout(() => {
      late = true
      kill()
    }, timeLimit)
    const finish = (outcome: ReadLinesReply) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', kill)
      resolve(outcome)
    }
    signal?.addEventListener('abort', kill, { once: true })
    child.once('error', () => finish(failed('engine_failed')))
    child.once('message', (message) => {
      // Our own child answers in this one shape.
      reply = message as ReadLinesReply
    })
    child.once('close', (code) => {
      if (reply) finish(reply)
      else finish(failed(late ? 'took_too_long' : code === null || code > 128 ? 'too_much_memory' : 'engine_failed'))
    })
    // A child that is gone cannot take the file; its end is told by 'close'.
    child.send(pdf, () => undefined)
  })

/** Reads the laid-out lines of a PDF in a process of its own, limited in time and memory, two files at a time. */
export const readLines = (pdf: Uint8Array, options: Options = {}): Promise<ReadLinesReply> =>
  turn(async () => {
    options.signal?.throwIfAborted()
    const reply = await readInChild(pdf, options)
    options.signal?.throwIfAborted()
    return reply
  })
