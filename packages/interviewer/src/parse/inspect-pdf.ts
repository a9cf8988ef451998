import { resolve } from 'node:path'
import type { PdfInspection } from '../interviewer.ts'
import { createTaskLimit } from '../process/task-limit.ts'
import { defaultMemoryLimit, workInChild } from './guarded-child.ts'

/**
 * Milliseconds. Opening takes a few, and the start of a process up to seconds on a busy machine; a file that takes as long
 * as this is for the parse with its longer limit to judge.
 */
const defaultTimeLimit = 10_000
/** Beside the parses, which may take long: an upload never waits for one. */
const atOnce = 2
const mostWaiting = 8

const inspections = createTaskLimit(atOnce, mostWaiting)

/**
 * Has a quick look at a file by its path, in a process of its own with limits of time and memory: whether it opens and
 * has pages. Where too many wait, or it takes too long, it says so as a failure that is not the file's.
 */
export const inspectPdf = async (
  path: string,
  { timeLimit = defaultTimeLimit, memoryLimit = defaultMemoryLimit }: { timeLimit?: number; memoryLimit?: number } = {},
): Promise<PdfInspection> => {
  const look = inspections.run(() => workInChild<PdfInspection>({ inspect: resolve(path) }, { timeLimit, memoryLimit }))
  return look ?? { ok: false, code: 'engine_failed', detail: 'too many files are looked at' }
}
