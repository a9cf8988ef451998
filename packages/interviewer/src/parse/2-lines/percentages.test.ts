import { expect, it } from 'vitest'
import { parsePdf } from '../parse-pdf.ts'
import { heading, opening, type Placed, placeLines } from '../testing/place-lines.ts'

it('percentages at the ends of bars belong to their skills and are no skills', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Skills'),
    ...['Pricing', 'User research', 'Roadmaps', 'Workshops'].flatMap((name, index): Placed[] => [
      [50, 120 + 20 * index, name],
      [200, 118 + 20 * index, `${95 - 5 * index}%`, { size: 8 }],
    ]),
  ]
  const result = await parsePdf(await placeLines(lines))
  if (!result.ok) throw new Error(result.code)
  const skills = result.items.flatMap((item) => (item.section === 'skills' ? [item.content.name] : []))
  expect(skills).toEqual(['Pricing', 'User research', 'Roadmaps', 'Workshops'])
  expect(result.unplaced).toEqual([])
})

it('the number of a page and the length of a job need no eye', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Experience'),
    [50, 120, 'Tideway Hotel', { bold: true }],
    [400, 120, 'Jun 2018 – Present (2 years 4 months)'],
    [50, 134, 'Head Chef'],
    [50, 148, 'Wrote the menus and kept the books of the kitchen.'],
    [297, 820, '1'],
  ]
  const result = await parsePdf(await placeLines(lines))
  if (!result.ok) throw new Error(result.code)
  expect(result.unplaced).toEqual([])
})
