import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseErrorTexts } from '@candid/core'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { maxPages } from './1-glyphs/read-pdf.ts'
import { closeParser } from './guarded-child.ts'
import { inspectPdf } from './inspect-pdf.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'))
})
afterAll(async () => {
  closeParser()
  await rm(folder, { recursive: true })
})

/** A look with time enough for a process to start on a slow machine. */
const look = (path: string) => inspectPdf(path, { timeLimit: 60_000 })

let number = 0
const file = async (bytes: Uint8Array | string) => {
  number += 1
  const path = join(folder, `${number}.pdf`)
  await writeFile(path, bytes)
  return path
}
const ofPages = async (count: number) => {
  const pdf = await PDFDocument.create()
  for (let n = 0; n < count; n++) pdf.addPage()
  return file(await pdf.save())
}

it('counts the pages of a file that opens, be there text or not', async () => {
  expect(await look(await ofPages(3))).toEqual({ ok: true, pages: 3 })
})

it('tells what is no PDF, damaged, or too long', async () => {
  expect(await look(await file('nothing'))).toEqual({ ok: false, code: 'not_a_pdf' })
  expect(await look(await file('%PDF-1.7\n'))).toMatchObject({ ok: false, code: 'damaged' })
  expect(await look(await ofPages(101))).toMatchObject({ ok: false, code: 'too_many_pages' })
})

it('takes 100 pages, and the message for more of them names that limit [#14.10]', async () => {
  expect(await look(await ofPages(100))).toEqual({ ok: true, pages: 100 })
  expect(parseErrorTexts.too_many_pages).toContain(`more than ${maxPages} pages`)
})

it('does not blame a file that cannot be read from the disk', async () => {
  expect(await look(join(folder, 'gone.pdf'))).toMatchObject({ ok: false, code: 'engine_failed' })
})

it('gives up in time, and goes on with the next file', async () => {
  const pages = await ofPages(1)
  const slow = { timeLimit: 1, memoryLimit: 511 * 1024 * 1024 }
  expect(await inspectPdf(pages, slow)).toEqual({ ok: false, code: 'took_too_long' })
  expect((await look(pages)).ok).toBe(true)
})

it('looks at many at once, and says at once when too many wait', async () => {
  const path = await ofPages(1)
  const found = await Promise.all(Array.from({ length: 12 }, () => look(path)))
  expect(found.filter(({ ok }) => ok)).toHaveLength(10)
  expect(found.find(({ ok }) => !ok)).toMatchObject({ code: 'engine_failed' })
})

it('takes a few milliseconds once a process is warm', async () => {
  const path = await ofPages(2)
  await look(path)
  const times: number[] = []
  for (let n = 0; n < 20; n++) {
    const start = performance.now()
    await look(path)
    times.push(performance.now() - start)
  }
  // The least of them: on a busy machine any one may have had to wait.
  const least = Math.min(...times)
  process.stdout.write(`a quick look at a PDF: ${least.toFixed(1)} ms (least of 20, warm)\n`)
  expect(least).toBeLessThan(200)
})
