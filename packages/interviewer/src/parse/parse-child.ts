import { readFile } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { ParseFailure, ParseProgress, ParseResult, PdfInspection } from '../interviewer.ts'
import { countPages } from './1-glyphs/read-pdf.ts'
import { layOutPdf, type ResumeLayout } from './lay-out-pdf.ts'
import { parsePdf } from './parse-pdf.ts'

/** What the parent asks: to parse the bytes of a file, only to lay out its lines, or to have a quick look at a file by its path. */
export type ChildRequest =
  | { id: number; pdf: Uint8Array; pictures?: boolean }
  | { id: number; lines: Uint8Array }
  | { id: number; inspect: string }

/** What the child tells: how far it has come, or the result with its own memory in bytes. */
export type ChildReply<Result = unknown> =
  | { id: number; progress: ParseProgress }
  | { id: number; result: Result; memory: number }

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
  (('pdf' in value && value.pdf instanceof Uint8Array) ||
    ('lines' in value && value.lines instanceof Uint8Array) ||
    ('inspect' in value && typeof value.inspect === 'string'))

const answer = async (request: ChildRequest) => {
  const { id } = request
  const send = (reply: ChildReply<ParseResult | ResumeLayout | PdfInspection>) => process.send?.(reply)
  const work = async () => {
    if ('inspect' in request) return countPages(new Uint8Array(await readFile(request.inspect)))
    if ('lines' in request) return layOutPdf(request.lines)
    const pictures = request.pictures === true
    return parsePdf(request.pdf, { onProgress: (progress) => send({ id, progress }), pictures })
  }
  const result = await work().catch(
    // a bug of ours must not look like the file's fault, and must not cost the process
    (error: unknown): ParseFailure => ({
      ok: false,
      code: 'engine_failed',
      detail: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
    }),
  )
  send({ id, result, memory: process.memoryUsage.rss() })
  // It is ended by a kill, which would lose what it compiled.
  flushCompileCache()
}

watchdog(Number(process.argv[2]))
process.on('disconnect', () => process.exit())
process.on('message', (message) => {
  if (isRequest(message)) void answer(message)
})
