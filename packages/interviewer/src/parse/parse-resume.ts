import type { ParseResult, ParseStage } from '../interviewer.ts'
import { defaultMemoryLimit, workInChild } from './guarded-child.ts'

export type ParseResumeOptions = {
  onStage?: (stage: ParseStage) => void
  /** Aborting kills the process that parses; the promise then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Milliseconds, from when the file's turn has come. */
  timeLimit?: number
  /** Resident memory of the process in bytes. */
  memoryLimit?: number
}

const defaultTimeLimit = 20_000
/** Parses that may run beside each other; more wait for their turn. */
const atOnce = 2

const waiting: (() => void)[] = []
let running = 0

const turn = async () => {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
}
const done = () => {
  const next = waiting.shift()
  if (next) next()
  else running--
}

/**
 * Parses a PDF resume in a process of its own with limits of time and memory, so that no file can harm the caller.
 * Expected failures are values; it rejects only when `signal` is aborted.
 */
export const parseResume = async (pdf: Uint8Array, options: ParseResumeOptions = {}): Promise<ParseResult> => {
  options.signal?.throwIfAborted()
  await turn()
  try {
    options.signal?.throwIfAborted()
    const { timeLimit = defaultTimeLimit, memoryLimit = defaultMemoryLimit } = options
    return await workInChild<ParseResult>({ pdf }, { ...options, timeLimit, memoryLimit })
  } finally {
    done()
  }
}
