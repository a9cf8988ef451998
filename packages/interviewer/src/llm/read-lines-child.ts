import { Worker } from 'node:worker_threads'
import type { ParseFailure } from '../interviewer.ts'
import type { Link, Word } from '../parse/1-glyphs/pdf-page.ts'
import { type OpenPdf, openPdf } from '../parse/1-glyphs/read-pdf.ts'
import type { Line } from '../parse/2-lines/group-lines.ts'
import { readLayout, seePages } from '../parse/2-lines/read-layout.ts'
import { classifySections } from '../parse/3-sections/classify-sections.ts'
import type { ResumeSection } from '../parse/3-sections/cut-sections.ts'
import { findSections } from '../parse/3-sections/find-headings.ts'

/** A resume as laid-out lines under their headings, before anything is placed. */
export type ResumeLayout = {
  ok: true
  pages: number
  /** Links of each page. */
  links: Link[][]
  sections: ResumeSection[]
  lines: Line[]
  /** Left and right edge of each region that a line may stand in. */
  columns: { x0: number; x1: number }[]
  hidden: Word[]
  /** Text that is not set level. */
  turned: Word[]
}
export type ReadLinesReply = ResumeLayout | ParseFailure

const read = async (pdf: Uint8Array): Promise<ReadLinesReply> => {
  const file = await openPdf(pdf)
  if (!file.ok) return file
  try {
    return await layOut(file)
  } finally {
    await file.close()
  }
}

const layOut = async ({ pages, linksOf }: OpenPdf): Promise<ResumeLayout> => {
  const { lines, regions, hidden, turned } = readLayout(seePages(pages))
  const links: Link[][] = []
  for (const page of pages) links.push(await linksOf(page.number))
  return {
    ok: true,
    pages: pages.length,
    links,
    sections: classifySections(findSections(lines, regions)),
    lines,
    columns: regions.map(({ x0, x1 }) => ({ x0, x1 })),
    hidden,
    turned,
  }
}

// Array buffers are outside the heap limit and a busy read answers no timer: a thread of its own watches the memory.
const watchdog = `setInterval(() => { if (process.memoryUsage.rss() > ${Number(process.argv[2])}) process.kill(process.pid, 'SIGKILL') }, 25)`
new Worker(watchdog, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref()

process.once('message', (pdf) => {
  if (!(pdf instanceof Uint8Array)) return
  read(pdf)
    .catch(
      (): ReadLinesReply => ({ ok: false, code: 'engine_failed', detail: 'the lines of the file could not be read' }),
    )
    .then((reply) => process.send?.(reply, () => process.disconnect?.()))
    .catch(() => process.exit(1))
})
