import pLimit from 'p-limit'
import type { ParseFailure } from '../interviewer.ts'
import { defaultMemoryLimit, workInChild } from '../parse/guarded-child.ts'
import type { ResumeLayout } from '../parse/lay-out-pdf.ts'

const turn = pLimit(2)
const defaultTimeLimit = 20_000

type Options = { signal?: AbortSignal | undefined; timeLimit?: number }

/** Reads the laid-out lines of a PDF in a process of its own, limited in time and memory, two files at a time. */
export const readLines = (
  pdf: Uint8Array,
  { signal, timeLimit = defaultTimeLimit }: Options = {},
): Promise<ResumeLayout | ParseFailure> =>
  turn(async () => {
    signal?.throwIfAborted()
    return workInChild<ResumeLayout>({ lines: pdf }, { signal, timeLimit, memoryLimit: defaultMemoryLimit })
  })
