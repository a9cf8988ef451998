import { PDFDocument, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { expect, it } from 'vitest'
import { parsePdf } from '../parse-pdf.ts'
import { dottedLevel } from './drawn-levels.ts'

const levelsOf = async (draw: (page: PDFPage) => void) => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  const page = pdf.addPage()
  page.setFont(font)
  page.drawText('Technical Skills', { x: 50, y: 700, size: 16, font: bold })
  draw(page)
  page.drawText('Hobbies', { x: 50, y: 500, size: 16, font: bold })
  page.drawText('Sailing, Chess', { x: 50, y: 480, size: 10 })
  const result = await parsePdf(await pdf.save())
  return result.ok
    ? result.items.flatMap((item) =>
        item.section === 'technical' ? [[item.content.name, item.content.proficiency]] : [],
      )
    : result.code
}
const grey = rgb(0.85, 0.85, 0.85)
const blue = rgb(0.1, 0.3, 0.7)

it('a bar that is filled in part shows a level', async () => {
  const levels = await levelsOf((page) => {
    for (const [n, [name, share]] of (
      [
        ['Welding', 1],
        ['Forklift', 0.5],
        ['Lathe', 0.2],
      ] as const
    ).entries()) {
      const y = 670 - 20 * n
      page.drawText(name, { x: 50, y, size: 10 })
      page.drawRectangle({ x: 150, y, width: 100, height: 6, color: grey })
      page.drawRectangle({ x: 150, y, width: 100 * share, height: 6, color: blue })
    }
  })
  expect(levels).toEqual([
    ['Welding', 'expert'],
    ['Forklift', 'intermediate'],
    ['Lathe', 'beginner'],
  ])
})

it('dots of which the first are filled show a level', async () => {
  const levels = await levelsOf((page) => {
    for (const [n, [name, filled]] of (
      [
        ['Welding', 4],
        ['Forklift', 1],
      ] as const
    ).entries()) {
      const y = 670 - 20 * n
      page.drawText(name, { x: 50, y, size: 10 })
      for (let dot = 0; dot < 5; dot++)
        page.drawCircle({ x: 160 + 12 * dot, y: y + 4, size: 3, color: dot < filled ? blue : grey })
    }
  })
  expect(levels).toEqual([
    ['Welding', 'advanced'],
    ['Forklift', 'beginner'],
  ])
})

it('a skill beside which nothing is drawn has no level', async () => {
  const levels = await levelsOf((page) => {
    page.drawText('Welding', { x: 50, y: 670, size: 10 })
    page.drawRectangle({ x: 40, y: 665, width: 200, height: 16, borderColor: grey })
  })
  expect(levels).toEqual([['Welding', null]])
})

it.each([
  ['●●●○○', 'advanced'],
  ['★☆☆☆', 'beginner'],
  ['■■■■', 'expert'],
  ['●○●', null],
  ['abc', null],
])('%s says %s', (text, level) => {
  expect(dottedLevel(text)).toBe(level)
})

it('dots in a row beside a job make no list item of its head', async () => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  const page = pdf.addPage([595, 842])
  page.setFont(font)
  page.drawText('Skills', { x: 40, y: 742, size: 14, font: bold })
  for (const [n, name] of ['Welding', 'Forklift', 'Lathe', 'Rigging'].entries()) {
    page.drawText(name, { x: 40, y: 720 - 14 * n, size: 10 })
    for (let dot = 0; dot < 5; dot++) page.drawCircle({ x: 170 + 8 * dot, y: 723 - 14 * n, size: 3, color: blue })
  }
  page.drawText('Experience', { x: 220, y: 742, size: 14, font: bold })
  const job = (y: number, lines: string[]) => {
    for (const [n, line] of lines.entries())
      page.drawText(line, { x: 220, y: y - 14 * n, size: 10, font: n === 0 ? bold : font })
  }
  job(720, ['Head Rigger', 'Norden Cranes', '2018 - 2021', '- Lifted nine turbines.'])
  job(650, ['Fitter', 'Tideway Yard', '2014 - 2018', '- Fitted pipes.'])
  const result = await parsePdf(await pdf.save())
  const jobs = result.ok ? result.items.filter((item) => item.section === 'experience') : []
  expect(jobs.map(({ content }) => content)).toMatchObject([
    { title: 'Head Rigger', name: 'Norden Cranes' },
    { title: 'Fitter', name: 'Tideway Yard' },
  ])
})
