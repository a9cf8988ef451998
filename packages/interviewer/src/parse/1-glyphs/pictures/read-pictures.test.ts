import { readFile } from 'node:fs/promises'
import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
} from 'pdf-lib'
import { afterAll, describe, expect, it } from 'vitest'
import type { ParsedItem, ParseProgress } from '../../../interviewer.ts'
import { closeParser } from '../../guarded-child.ts'
import { parseResume } from '../../parse-resume.ts'

afterAll(closeParser)

/** A page printed, scanned in black and white at 150 dots per inch and turned by 0.7 degrees. */
const scan = async () => {
  const pdf = await PDFDocument.create()
  const image = await pdf.embedPng(await readFile(new URL('../../testing/scan.png', import.meta.url)))
  const [width, height] = [(image.width * 72) / 150, (image.height * 72) / 150]
  pdf.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height })
  return pdf
}

/** Pages that an image of so many pixels claims to cover. */
const pagesOfImages = async (count: number, pixels: number) => {
  const pdf = await PDFDocument.create()
  const facts = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: pixels,
    Height: pixels,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
  }
  const image = pdf.context.register(pdf.context.flateStream(new Uint8Array(64).fill(255), facts))
  for (let n = 0; n < count; n++) {
    const page = pdf.addPage([595, 842])
    page.node.setXObject(PDFName.of('Scan'), image)
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(595, 0, 0, 842, 0, 0),
      drawObject('Scan'),
      popGraphicsState(),
    )
  }
  return pdf.save()
}

const contentOf = (items: ParsedItem[], section: ParsedItem['section']) =>
  items.filter((item) => item.section === section).map((item) => item.content)

describe('a scanned page', () => {
  it('is read, and its items say that they come from a picture', async () => {
    const told: ParseProgress[] = []
    const result = await parseResume(await (await scan()).save(), { onProgress: (progress) => told.push(progress) })
    if (!result.ok) throw new Error(result.code)
    expect(contentOf(result.items, 'experience')).toMatchObject([
      { title: 'Head Nurse', name: 'Oakmoor Hospital', start_date: 'March 2016', end_date: null },
      { title: 'Staff Nurse', name: 'Tideway Clinic', start_date: 'May 2012', end_date: 'February 2016' },
    ])
    expect(contentOf(result.items, 'skills').map((content) => 'name' in content && content.name)).toEqual([
      'Wound care',
      'Triage',
      'First aid',
    ])
    for (const item of result.items) expect(item.doubts?.[0]).toEqual({ reason: 'from_picture' })
    const stages = new Set(told.map(({ stage }) => stage))
    expect([...stages]).toEqual(['read_text', 'read_pictures', 'find_sections', 'fill_items', 'check'])
    expect(
      told.filter(({ stage }) => stage === 'read_pictures').map(({ pagesRead, pages }) => [pagesRead, pages]),
    ).toEqual([
      [0, null],
      [0, 1],
      [1, 1],
    ])
  }, 60_000)

  it('among pages with text is read too', async () => {
    const pdf = await scan()
    pdf.insertPage(0, [400, 400]).drawText('Ada Marlowe', { x: 50, y: 300, size: 20 })
    const result = await parseResume(await pdf.save())
    if (!result.ok) throw new Error(result.code)
    expect(contentOf(result.items, 'experience')).toHaveLength(2)
    expect(result.items.filter((item) => !item.doubts)).toHaveLength(1)
    expect(result.unread).toBeUndefined()
  }, 60_000)

  it('is left alone where reading pictures is off, and said to be one', async () => {
    const pdf = await scan()
    expect(await parseResume(await pdf.save(), { pictures: false })).toEqual({
      ok: false,
      code: 'no_text_layer',
      pictures: 1,
    })
    pdf.insertPage(0, [400, 400]).drawText('Ada Marlowe', { x: 50, y: 300, size: 20 })
    expect(await parseResume(await pdf.save(), { pictures: false })).toMatchObject({ ok: true, unread: [2] })
  })
})

describe('pictures made to harm', () => {
  it('of a billion pixels are not decoded', async () => {
    expect(await parseResume(await pagesOfImages(1, 32_000))).toMatchObject({ ok: false, code: 'no_text' })
  }, 60_000)

  it('on a hundred pages cost no more than twenty', async () => {
    const result = await parseResume(await pagesOfImages(100, 8))
    expect(result).toMatchObject({ ok: false, code: 'no_text', pictures: 80 })
  }, 120_000)
})
