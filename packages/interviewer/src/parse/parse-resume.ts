import pLimit from 'p-limit'
import type { ParseProgress, ParseResult } from '../interviewer.ts'
import { defaultMemoryLimit, workInChild } from './guarded-child.ts'

export type ParseResumeOptions = {
  onProgress?: (progress: ParseProgress) => void
  /** Aborting kills the process that parses; the promise then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Milliseconds, from when the file's turn has come. */
  timeLimit?: number
  /** Resident memory of the process in bytes. */
  memoryLimit?: number
  /** Whether pages that are pictures are read (OCR); they are unless it is off. */
  pictures?: boolean
}

const defaultTimeLimit = 20_000
/** A page takes three to four seconds alone, several times that on a busy machine. */
const timePerPicture = 20_000
const mostTimeForPictures = 240_000
/** A decoded page takes 50 MB, the reader 150. */
const pictureMemory = 900 * 1024 * 1024

/** Parses that may run beside each other; more wait for their turn. */
const turn = pLimit(2)
/** Pictures keep a core busy for a minute: files with text need not wait for them. */
const pictureTurn = pLimit(1)

/**
 * Parses a PDF resume in a process of its own with limits of time and memory, so that no file can harm the caller. Where
 * pages are pictures it is read a second time, with more of both. Expected failures are values; it rejects only when
 * `signal` is aborted.
 */
export const parseResume = async (pdf: Uint8Array, options: ParseResumeOptions = {}): Promise<ParseResult> => {
  const { timeLimit = defaultTimeLimit, memoryLimit = defaultMemoryLimit } = options
  const work: typeof workInChild<ParseResult> = (request, limits) => {
    // Whoever has left while waiting needs no work.
    options.signal?.throwIfAborted()
    return workInChild<ParseResult>(request, limits)
  }
  const plain = await turn(() => work({ pdf }, { ...options, timeLimit, memoryLimit }))
  if (options.pictures === false) return plain
  const waiting = plain.ok ? (plain.unread?.length ?? 0) : (plain.pictures ?? 0)
  // Without a picture there is nothing more to read.
  if (waiting === 0) return plain.ok || plain.code !== 'no_text_layer' ? plain : { ...plain, code: 'no_text' }
  const limits = {
    timeLimit: Math.min(timeLimit + waiting * timePerPicture, mostTimeForPictures),
    memoryLimit: Math.max(memoryLimit, pictureMemory),
  }
  const read = await pictureTurn(() => work({ pdf, pictures: true }, { ...options, ...limits }))
  // what stands on the pages with text is kept when the pictures could not be read
  return read.ok || !plain.ok ? read : plain
}
