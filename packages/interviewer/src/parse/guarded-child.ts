import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ParseFailure, ParseFailureCode, ParseProgress } from '../interviewer.ts'
import { childEnvironment } from '../process/child-environment.ts'
import { engineFlags } from './engine-flags.ts'
import type { ChildReply, ChildRequest } from './parse-child.ts'

/** What a process of its own is given for one file. */
export type ChildLimits = {
  onProgress?: ((progress: ParseProgress) => void) | undefined
  /** Aborting kills the process; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Milliseconds. */
  timeLimit: number
  /** Resident memory of the process in bytes. */
  memoryLimit: number
}

export const defaultMemoryLimit = 512 * 1024 * 1024
const heapMegabytes = 256
/** As many as parse and inspect at once at most: two each. */
const mostWarm = 4
/** A child that has done this many files, or holds this much memory, is not used again. */
const mostFiles = 40
const mostIdleMemory = 300 * 1024 * 1024
const idleMilliseconds = 30_000

type Warm = { child: ChildProcess; memoryLimit: number; files: number; timer: NodeJS.Timeout }

const idle: Warm[] = []
const alive = new Set<ChildProcess>()
let nextId = 1

/** Kills the warm processes that wait for files. For an orderly shutdown; exit does it anyway. */
export const closeParser = () => {
  for (const warm of idle.splice(0)) clearTimeout(warm.timer)
  for (const child of alive) child.kill('SIGKILL')
}

const start = (memoryLimit: number): ChildProcess => {
  if (alive.size === 0) process.once('exit', closeParser)
  const child = fork(fileURLToPath(new URL('./parse-child.ts', import.meta.url)), [String(memoryLimit)], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, ...engineFlags, '--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: childEnvironment(),
  })
  alive.add(child)
  child.once('exit', () => {
    alive.delete(child)
    forgetWarm(child)
    if (alive.size === 0) process.removeListener('exit', closeParser)
  })
  return child
}

const forgetWarm = (child: ChildProcess) => {
  const at = idle.findIndex((warm) => warm.child === child)
  if (at < 0) return
  for (const warm of idle.splice(at, 1)) clearTimeout(warm.timer)
}

const takeWarm = (memoryLimit: number): Warm | null => {
  const at = idle.findIndex((warm) => warm.memoryLimit === memoryLimit && warm.child.connected)
  const warm = idle[at]
  if (!warm) return null
  idle.splice(at, 1)
  clearTimeout(warm.timer)
  return warm
}

const keepWarm = (child: ChildProcess, memoryLimit: number, files: number, memory: number) => {
  if (files >= mostFiles || memory > mostIdleMemory || idle.length >= mostWarm) {
    child.kill('SIGKILL')
    return
  }
  child.removeAllListeners('message')
  const warm: Warm = {
    child,
    memoryLimit,
    files,
    timer: setTimeout(() => {
      idle.splice(idle.indexOf(warm), 1)
      child.kill('SIGKILL')
    }, idleMilliseconds),
  }
  warm.timer.unref()
  // a waiting child must not keep the process of its parent alive
  child.unref()
  child.channel?.unref()
  idle.push(warm)
}

// Our own child answers in the shape of the work that it was given.
const isReply = <Result>(value: unknown): value is ChildReply<Result> =>
  value !== null && typeof value === 'object' && 'id' in value

const failed = (code: ParseFailureCode, detail?: string): ParseFailure =>
  detail === undefined ? { ok: false, code } : { ok: false, code, detail }

/** What is asked, without the number that the pool gives it. */
type Work = { pdf: Uint8Array; pictures?: boolean } | { lines: Uint8Array } | { inspect: string }

/**
 * Has one file worked on in a process of its own, a warm one where there is one. `Result` is what the child answers to
 * such work. Expected failures are values; it rejects only when `signal` is aborted.
 */
export const workInChild = <Result>(work: Work, limits: ChildLimits): Promise<Result | ParseFailure> => {
  const { onProgress, signal, timeLimit, memoryLimit } = limits
  const warm = takeWarm(memoryLimit)
  const child = warm?.child ?? start(memoryLimit)
  const id = nextId++
  return new Promise((resolve, reject) => {
    let late = false
    const stop = () => child.kill('SIGKILL')
    const timer = setTimeout(() => {
      late = true
      stop()
    }, timeLimit)
    const leave = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      child.removeListener('exit', onExit)
      child.removeListener('message', onMessage)
      child.removeListener('error', onError)
    }
    const onExit = (code: number | null, cause: NodeJS.Signals | null) => {
      leave()
      if (signal?.aborted) reject(signal.reason)
      else if (late) resolve(failed('took_too_long'))
      // the watchdog kills; a full heap aborts
      else if (cause === 'SIGKILL' || cause === 'SIGABRT' || cause === 'SIGTRAP' || code === 134 || code === 5)
        resolve(failed('too_much_memory'))
      else resolve(failed('engine_failed', `the parser ended with ${cause ?? code}`))
    }
    const onError = (error: Error) => {
      leave()
      child.kill('SIGKILL')
      resolve(failed('engine_failed', error.message))
    }
    const onMessage = (message: unknown) => {
      if (!isReply<Result>(message) || message.id !== id) return
      if ('progress' in message) {
        onProgress?.(message.progress)
        return
      }
      // Stopped while its result was on its way: its end comes next, and a dying process is not kept warm.
      if (late || signal?.aborted) return
      leave()
      keepWarm(child, memoryLimit, (warm?.files ?? 0) + 1, message.memory)
      resolve(message.result)
    }
    child.ref()
    child.channel?.ref()
    child.once('exit', onExit)
    child.once('error', onError)
    child.on('message', onMessage)
    signal?.addEventListener('abort', stop, { once: true })
    child.send({ id, ...work } satisfies ChildRequest, (error) => {
      if (error && child.connected) onError(error)
    })
  })
}
