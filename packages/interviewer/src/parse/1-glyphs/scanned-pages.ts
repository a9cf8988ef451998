import { getResolvedPDFJS } from 'unpdf'
import type { Matrix } from './matrix.ts'
import type { Document } from './open-document.ts'
import type { PdfPage } from './pdf-page.ts'
import { imageNames, pictureOf } from './pictures/page-picture.ts'
import { wordsOfPicture } from './pictures/picture-words.ts'
import type { Page } from './read-page.ts'

/** More pages that are pictures are not read: each takes seconds. */
export const mostPictures = 20

/** Of a page that an image must cover for the page to be a scan, and no portrait. */
const leastCover = 0.3

/** Is most of the page covered by images, as that of a scan is? */
export const isPicture = ({ shapes, width, height }: PdfPage) => {
  const images = shapes.filter((shape) => shape.kind === 'image')
  return images.reduce((sum, one) => sum + (one.x1 - one.x0) * (one.y1 - one.y0), 0) >= leastCover * width * height
}

/** An image, which pdf.js decodes after it has said where it stands; nothing when that fails. */
const imageOf = (page: Page, id: string) =>
  new Promise<unknown>((resolve) => {
    const objects = id.startsWith('g_') ? page.commonObjs : page.objs
    objects.get(id, resolve)
  })

/** Reads pages that are pictures, one after the other, and puts their words on them. */
export const readPictures = async (pdf: Document, pages: PdfPage[], onRead: (read: number) => void) => {
  const { openPictureReader } = await import('./pictures/read-picture.ts')
  const { OPS: ops } = await getResolvedPDFJS()
  const reader = await openPictureReader()
  try {
    onRead(0)
    for (const [index, scanned] of pages.entries()) {
      const page = await pdf.getPage(scanned.number)
      const { width, height, transform } = page.getViewport({ scale: 1 })
      const list = await page.getOperatorList()
      const images = new Map<string, unknown>()
      for (const id of imageNames(list, ops)) images.set(id, await imageOf(page, id))
      const picture = pictureOf({
        list,
        ops,
        base: transform as Matrix,
        width,
        height,
        imageOf: (id) => images.get(id),
      })
      page.cleanup()
      if (picture) {
        scanned.words = wordsOfPicture(await reader.read(picture), picture, scanned.number)
        scanned.shapes = []
        scanned.picture = true
      }
      onRead(index + 1)
    }
  } finally {
    await reader.close()
  }
}
