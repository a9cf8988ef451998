import type { ParseFailure } from '../interviewer.ts'
import type { Link, Word } from './1-glyphs/pdf-page.ts'
import { type OpenPdf, openPdf } from './1-glyphs/read-pdf.ts'
import type { Line } from './2-lines/group-lines.ts'
import { readLayout, seePages } from './2-lines/read-layout.ts'
import { classifySections } from './3-sections/classify-sections.ts'
import type { ResumeSection } from './3-sections/cut-sections.ts'
import { findSections } from './3-sections/find-headings.ts'

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

/** Reads the lines of a PDF under their headings. */
export const layOutPdf = async (pdf: Uint8Array): Promise<ResumeLayout | ParseFailure> => {
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
