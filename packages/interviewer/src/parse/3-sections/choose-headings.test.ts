import { expect, it } from 'vitest'
import { openPdf } from '../1-glyphs/read-pdf.ts'
import { readLayout, seePages } from '../2-lines/read-layout.ts'
import { type Placed, placeLines } from '../testing/place-lines.ts'
import { findSections } from './find-headings.ts'

/** Headings of the main column are larger and tagged as one level, those of the rail in bold capitals as another. */
const main = ['About', 'Experience', 'Publications']
const rail = ['CONTACT', 'SKILLS', 'SOFTWARE', 'EDUCATION', 'LANGUAGES']

it('columns whose headings are tagged with levels of their own have them all', async () => {
  const placed: Placed[] = [
    [50, 50, 'Robin Ashdown', { size: 22 }],
    ...main.flatMap((title, n): Placed[] => [
      [50, 90 + n * 90, title, { size: 13, color: [0.1, 0.4, 0.2] }],
      ...[1, 2, 3, 4].map(
        (line): Placed => [50, 90 + n * 90 + 16 * line, 'Fed the patients of three wards from one kitchen and cut'],
      ),
    ]),
    ...rail.flatMap((title, n): Placed[] => [
      [410, 62 + n * 55, title, { size: 11, bold: true, color: [0.1, 0.4, 0.2] }],
      [410, 78 + n * 55, 'Menus'],
      [410, 91 + n * 55, 'Stores'],
    ]),
  ]
  const pdf = await openPdf(await placeLines(placed))
  if (!pdf.ok) throw new Error(pdf.code)
  const layout = readLayout(seePages(pdf.pages))
  await pdf.close()
  const level = (text: string) => (main.includes(text) ? 2 : rail.includes(text) ? 4 : 0)
  const lines = layout.lines.map((line) => ({ ...line, heading: level(line.text) }))
  const titles = findSections(lines, layout.regions).flatMap(({ title }) => title ?? [])
  expect(titles).toEqual([...main, ...rail])
})
