import { expect, it } from 'vitest'
import { readLines } from './read-lines.ts'
import { printPdf, printResume } from './testing/resume-pdf.ts'

it('gives the lines of a resume under their headings, in reading order', async () => {
  const layout = await readLines(await printResume())
  if (!layout.ok) throw new Error(layout.code)
  expect(layout.pages).toBe(1)
  expect(layout.sections.map(({ title, lines }) => [title, lines.length])).toEqual([
    [null, 2],
    ['Experience', 5],
    ['Technical Skills', 2],
  ])
})

it('kills the child at the time limit', async () => {
  expect(await readLines(await printResume(), { timeLimit: 1 })).toEqual({ ok: false, code: 'took_too_long' })
})

it('reads many files at once, each to its own end', async () => {
  const files = await Promise.all(['One engine.', 'Two engines.', 'Three engines.'].map((text) => printPdf([{ text }])))
  const layouts = await Promise.all(files.map((file) => readLines(file)))
  expect(layouts.map((layout) => (layout.ok ? layout.lines.map(({ text }) => text) : layout.code))).toEqual([
    ['One engine.'],
    ['Two engines.'],
    ['Three engines.'],
  ])
})
