import { expect, it } from 'vitest'
import { openPdf } from '../1-glyphs/read-pdf.ts'
import { heading, type Placed, placeLines } from '../testing/place-lines.ts'
import { readLayout, sameLayout, seePages } from './read-layout.ts'
import { usualChoice } from './readings.ts'

const sightOf = async (lines: Placed[]) => {
  const pdf = await openPdf(await placeLines(lines), {})
  if (!pdf.ok) throw new Error(pdf.code)
  await pdf.close()
  return seePages(pdf.pages)
}

const list: Placed[] = [
  heading(100, 'Tasks'),
  [50, 120, 'Planned the rota of a ward of thirty beds'],
  [50, 140, 'Trained nine newcomers in the first quarter'],
  [50, 160, 'Dressed knees and elbows'],
]
const beside: Placed[] = [
  heading(100, 'Tools', 380),
  [380, 120, 'A ledger with two keys'],
  [380, 140, 'A scale for letters'],
  [380, 160, 'A lamp'],
]

it('a page without gutters has one layout, however gutters are read', async () => {
  const sight = await sightOf(list)
  const usual = readLayout(sight)
  expect(usual.lines.map((line) => line.text)).toContain('Dressed knees and elbows')
  for (const gutters of ['rows', 'columns'] as const)
    expect(sameLayout(usual, readLayout(sight, { ...usualChoice, gutters }))).toBe(true)
})

it('columns and rows of the same words are two layouts', async () => {
  // painted row by row, as a table is
  const rows = list.flatMap((one, n) => [one, ...beside.slice(n, n + 1)])
  const sight = await sightOf(rows)
  const columns = readLayout(sight, { ...usualChoice, gutters: 'columns' })
  const across = readLayout(sight, { ...usualChoice, gutters: 'rows' })
  expect(sameLayout(columns, across)).toBe(false)
  expect(sameLayout(across, readLayout(sight, { ...usualChoice, gutters: 'rows' }))).toBe(true)
})
