import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PagePicture } from './page-picture.ts'

/** A word that was read from a picture; lengths in pixels, the baseline as a line through two points. */
export type ReadWord = { text: string; confidence: number; x0: number; y0: number; x1: number; y1: number }
export type ReadLine = {
  words: ReadWord[]
  baseline: { x0: number; y0: number; x1: number; y1: number }
  /** From the foot of its descenders to the top of its capitals. */
  height: number
}

/** Reads pictures of pages. Loading it takes half a second and 150 MB: it is opened for scans only. Close it after use. */
export type PictureReader = { read: (picture: PagePicture) => Promise<ReadLine[]>; close: () => Promise<void> }

/** Opens tesseract with its English data, both from the packages: nothing is fetched, nothing is written. */
export const openPictureReader = async (): Promise<PictureReader> => {
  const { createWorker, OEM, PSM } = await import('tesseract.js')
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO })
  return {
    read: async (picture) => {
      await worker.setParameters({ user_defined_dpi: String(Math.round(picture.perPoint * 72)) })
      const { data } = await worker.recognize(Buffer.from(toPgm(picture)), {}, { text: false, blocks: true })
      return (data.blocks ?? [])
        .flatMap((block) => block.paragraphs)
        .flatMap((paragraph) => paragraph.lines)
        .map((line) => ({
          baseline: line.baseline,
          height: line.rowAttributes.rowHeight,
          words: line.words.map(({ text, confidence, bbox }) => ({ text, confidence, ...bbox })),
        }))
    },
    close: async () => {
      await worker.terminate()
    },
  }
}

/** Portable grey map: the plainest format of pictures, a head of text before the pixels. */
const toPgm = ({ pixels, width, height }: PagePicture): Uint8Array => {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + pixels.length)
  file.set(head)
  file.set(pixels, head.length)
  return file
}
