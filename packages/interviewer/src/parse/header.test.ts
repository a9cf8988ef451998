import { expect, it } from 'vitest'
import { parsePdf } from './parse-pdf.ts'
import { contentsOf, heading, type Placed, placeLines } from './testing/place-lines.ts'

const name: Placed = [50, 50, 'Robin Ashdown', { bold: true, size: 20 }]
const jobs: Placed[] = [
  heading(130, 'Experience'),
  [50, 150, 'Head Chef, Oakmoor Hospital', { bold: true }],
  [50, 164, '2018 - 2021'],
  [60, 178, '- Fed 640 patients a day.'],
]

it.each([
  '17 Prime Avenue, Apt 37, Springfield, Pennsylvania 10111, USA',
  'Faculty of Law, University of Lower Saxony, Northern Germany',
])('"%s" below the name is no summary', async (text) => {
  const lines: Placed[] = [name, [50, 68, text], [50, 82, 'robin@example.org'], ...jobs]
  expect(await contentsOf(lines, 'overview')).toEqual([])
  expect((await contentsOf(lines, 'other')).map((item) => item.text)).toContain(text)
})

it('a sentence, or a line that goes on in the next, is a summary', async () => {
  const text = ['Chef who has fed hospitals and hotels from', 'kitchens of every size in three towns']
  const lines: Placed[] = [name, [50, 68, 'robin@example.org'], ...text.map((one, n): Placed => [50, 92 + 12 * n, one])]
  expect(await contentsOf([...lines, ...jobs], 'overview')).toMatchObject([{ text: text.join(' ') }])
})

it.each(['Page 1 – Curriculum vitae of ASHDOWN, Robin', 'Page 1/1 - Ashdown'])(
  '"%s" at the foot is no item',
  async (foot) => {
    const result = await parsePdf(await placeLines([name, ...jobs, [200, 820, foot, { size: 8 }]]))
    expect(result.ok && JSON.stringify(result.items)).not.toContain('Page 1')
  },
)
