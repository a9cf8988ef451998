import { describe, expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const [dates, employer, title, duties] = [50, 120, 200, 270]

const rows: Placed[] = [
  [dates, 140, '2019 - 2022'],
  [employer, 140, 'Oakmoor'],
  [employer, 153, 'Hospital Leeds'],
  [title, 140, 'Head Chef of'],
  [title, 153, 'two kitchens'],
  [duties, 140, 'Fed 640 patients a day from one kitchen and cut'],
  [duties, 153, 'the waste by a third.'],
  [dates, 180, '2015 - 2018'],
  [employer, 180, 'Tideway Hotel'],
  [title, 180, 'Sous Chef'],
  [duties, 180, 'Wrote the autumn menus for two restaurants and'],
  [duties, 193, 'kept the books of the bar in the yard as well.'],
]
const expected = [
  { name: 'Oakmoor Hospital Leeds', title: 'Head Chef of two kitchens', start_date: '2019', end_date: '2022' },
  { name: 'Tideway Hotel', title: 'Sous Chef', start_date: '2015', end_date: '2018' },
]

describe('a table without rules', () => {
  it('has whole names where they wrap in their cells, and its labels are none', async () => {
    const labels: Placed[] = [
      [dates, 122, 'Period'],
      [employer, 122, 'Employer'],
      [title, 122, 'Job Title'],
      [duties, 122, 'Duties'],
    ]
    const found = await contentsOf([...opening, heading(100, 'Employment'), ...labels, ...rows], 'experience')
    expect(found).toMatchObject(expected)
    expect(found[0]?.details).toBe('Fed 640 patients a day from one kitchen and cut the waste by a third.')
  })

  it('keeps what is below a name and had room beside it on a line of its own', async () => {
    const towns = rows.map(([x, y, text]): Placed => [x, y, text === 'Hospital Leeds' ? 'Leeds' : text])
    const [first] = await contentsOf(
      [...opening, heading(100, 'Employment'), ...towns.filter(([x]) => x !== title)],
      'experience',
    )
    expect(first?.name).not.toBe('Oakmoor Leeds')
  })
})
