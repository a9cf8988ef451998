import { PDFDocument, StandardFonts } from 'pdf-lib'
import { afterAll, expect, it } from 'vitest'
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
  const stages: string[] = []
  const result = await parseResume(await resume(), { onStage: (stage) => stages.push(stage) })
  expect(result.ok && result.items.map((item) => item.content)).toMatchObject([
    { name: 'Welding' },
    { name: 'Forecasting' },
  ])
  expect(stages).toEqual(['read_text', 'find_sections', 'fill_items', 'check'])
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
    onStage: () => controller.abort(new Error('gone')),
  })
  await expect(parse).rejects.toThrow('gone')
  await expect(parseResume(await resume(), { signal: controller.signal })).rejects.toThrow('gone')
})

it('says that a PDF without text has none', async () => {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  expect(await parseResume(await pdf.save())).toEqual({ ok: false, code: 'no_text' })
})

it('refuses more pages than a resume has', async () => {
  const pdf = await PDFDocument.create()
  for (let n = 0; n < 31; n++) pdf.addPage()
  expect(await parseResume(await pdf.save())).toMatchObject({ ok: false, code: 'too_many_pages' })
})
