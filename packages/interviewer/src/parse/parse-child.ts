import { Worker } from 'node:worker_threads'
import type { ParseResult, ParseStage } from '../interviewer.ts'
import { parsePdf } from './parse-pdf.ts'

/** What the parent asks: one file. */
export type ChildRequest = { id: number; pdf: Uint8Array }

/** What the child tells: a stage, or the result with its own memory in bytes. */
export type ChildReply = { id: number; stage: ParseStage } | { id: number; result: ParseResult; memory: number }

/**
 * Array buffers are outside the heap limit, and a busy parse answers no timer; so a thread of its own watches the
 * memory of the process, and whether its parent still lives.
 */
const watchdog = (limit: number) => {
  const code = `
    const { ppid } = process
    setInterval(() => {
      if (process.memoryUsage.rss() > ${limit} || process.ppid !== ppid) process.kill(process.pid, 'SIGKILL')
    }, 25)`
  new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 } }).unref()
}

const isRequest = (value: unknown): value is ChildRequest =>
  value !== null &&
  typeof value === 'object' &&
  'id' in value &&
  typeof value.id === 'number' &&
  'pdf' in value &&
  value.pdf instanceof Uint8Array

const answer = async ({ id, pdf }: ChildRequest) => {
  const send = (reply: ChildReply) => process.send?.(reply)
  const result = await parsePdf(pdf, { onStage: (stage) => send({ id, stage }) }).catch(
    // a bug of ours must not look like the file's fault, and must not cost the process
    (error: unknown): ParseResult => ({
      ok: false,
      code: 'engine_failed',
      detail: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
    }),
  )
  send({ id, result, memory: process.memoryUsage.rss() })
}

watchdog(Number(process.argv[2]))
process.on('disconnect', () => process.exit())
process.on('message', (message) => {
  if (isRequest(message)) void answer(message)
})
