import { PDFDocument, StandardFonts } from 'pdf-lib'
import { afterAll, expect, it } from 'vitest'
import type { ParseProgress } from '../interviewer.ts'
import { closeParser } from './guarded-child.ts'
import { parseResume } from './parse-resume.ts'

afterAll(closeParser)

const resume = async (lines = ['Skills', 'Welding, Forecasting']) => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.HelveticaBold)
  const page = pdf.addPage()
  for (const [n, line] of lines.entries())
    page.drawText(line, { x: 50, y: 700 - 20 * n, size: n === 0 ? 18 : 10, font })
  return pdf.save()
}

it('parses in a process of its own and tells its stages', async () => {
  const stages = new Set<string>()
  const result = await parseResume(await resume(), { onProgress: ({ stage }) => stages.add(stage) })
  expect(result.ok && result.items.map((item) => item.content)).toMatchObject([
    { name: 'Welding' },
    { name: 'Forecasting' },
  ])
  expect([...stages]).toEqual(['read_text', 'find_sections', 'fill_items', 'check'])
})

it('counts the pages that it has read and the items that it has found, one after the other', async () => {
  const pdf = await PDFDocument.load(await resume(['Experience', 'Welder, Halden Yard, 2015 - 2019', 'Welded hulls.']))
  const font = await pdf.embedFont(StandardFonts.HelveticaBold)
  for (const [heading, text] of [
    ['Skills', 'Welding, Forecasting'],
    ['Languages', 'Norwegian'],
  ] as const) {
    const page = pdf.addPage()
    page.drawText(heading, { x: 50, y: 700, size: 18, font })
    page.drawText(text, { x: 50, y: 680, size: 10, font })
  }
  const told: ParseProgress[] = []
  const result = await parseResume(await pdf.save(), { onProgress: (progress) => told.push(progress) })
  if (!result.ok) throw new Error(result.code)
  const counted = (stage: ParseProgress['stage']) => told.filter((progress) => progress.stage === stage)
  expect(counted('read_text').map(({ pagesRead, pages }) => [pagesRead, pages])).toEqual([
    [0, null],
    [1, 3],
    [2, 3],
    [3, 3],
  ])
  const items = counted('fill_items').map((progress) => progress.items)
  expect(new Set(items).size).toBeGreaterThan(2)
  expect(items).toEqual(items.toSorted((a, b) => a - b))
  expect(told.at(-1)).toEqual({ stage: 'check', pagesRead: 3, pages: 3, items: result.items.length })
})

it('parses many at once, each with its own answer', async () => {
  const names = ['Lathe', 'Sewing', 'Piano', 'Archery', 'Baking']
  const results = await Promise.all(names.map(async (name) => parseResume(await resume(['Skills', name]))))
  expect(results.map((result) => result.ok && result.items[0]?.content)).toMatchObject(names.map((name) => ({ name })))
})

it('answers a file that is no PDF with a failure, and goes on', async () => {
  expect(await parseResume(new Uint8Array([1, 2, 3]))).toEqual({ ok: false, code: 'not_a_pdf' })
  expect((await parseResume(await resume())).ok).toBe(true)
})

it('stops a parse that takes too long', async () => {
  expect(await parseResume(await resume(), { timeLimit: 1, memoryLimit: 511 * 1024 * 1024 })).toEqual({
    ok: false,
    code: 'took_too_long',
  })
})

it('stops a parse that takes too much memory', async () => {
  expect(await parseResume(await resume(), { memoryLimit: 30 * 1024 * 1024 })).toEqual({
    ok: false,
    code: 'too_much_memory',
  })
})

it('rejects with the reason of its signal when that is aborted', async () => {
  const controller = new AbortController()
  const parse = parseResume(await resume(), {
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('gone')),
  })
  await expect(parse).rejects.toThrow('gone')
  await expect(parseResume(await resume(), { signal: controller.signal })).rejects.toThrow('gone')
})

it('rejects with the reason of its signal also when the result is on its way already, and goes on after it', async () => {
  const pdf = await resume()
  for (let round = 0; round < 5; round += 1) {
    const controller = new AbortController()
    const abort = () => controller.abort(new Error('gone'))
    const onProgress = ({ stage }: ParseProgress) => stage === 'check' && abort()
    await expect(parseResume(pdf, { signal: controller.signal, onProgress })).rejects.toThrow('gone')
    expect(await parseResume(pdf)).toMatchObject({ ok: true })
  }
})

it('says that a PDF without text has none', async () => {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  const bytes = await pdf.save()
  expect(await parseResume(bytes)).toEqual({ ok: false, code: 'no_text' })
  // No sharper scan would help where scans are not read.
  expect(await parseResume(bytes, { pictures: false })).toEqual({ ok: false, code: 'no_text_layer' })
})

it('refuses more pages than a resume has', async () => {
  const pdf = await PDFDocument.create()
  for (let n = 0; n < 101; n++) pdf.addPage()
  expect(await parseResume(await pdf.save())).toMatchObject({ ok: false, code: 'too_many_pages' })
})

it('reads a resume of 100 pages of publications within its limits of time and memory [#14.10]', async () => {
  const pdf = await PDFDocument.create()
  const [plain, bold] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)]
  for (let n = 0; n < 100; n++) {
    const page = pdf.addPage([595, 842])
    if (n === 0) page.drawText('Publications', { x: 50, y: 800, size: 14, font: bold })
    for (let line = 1; line <= 40; line++) {
      const text = `Caldera I, Ferro M. On property ${n * 40 + line} of riveted bridges. J Struct Eng ${1980 + (n % 40)}.`
      page.drawText(text, { x: 50, y: 780 - line * 18, size: 9, font: plain })
    }
  }
  const parsed = await parseResume(await pdf.save())
  expect(parsed).toMatchObject({ ok: true, pages: 100 })
  const told = JSON.stringify(parsed)
  for (const number of [1, 2_000, 4_000]) expect(told).toContain(`property ${number} of riveted bridges`)
})
