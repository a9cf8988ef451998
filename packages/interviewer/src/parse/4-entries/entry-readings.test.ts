import { describe, expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const bold = { bold: true }

describe('awards', () => {
  it('whose names are bold begin there, though issuer and year wrap', async () => {
    const lines: Placed[] = [
      ...opening,
      heading(100, 'Awards'),
      [50, 116, 'Best Poster', bold],
      [112, 116, 'Biennale'],
      [50, 130, 'of graphic arts, 2019'],
      [50, 144, 'Golden Ladle', bold],
      [122, 144, 'Night'],
      [50, 158, 'festival, 2017'],
    ]
    expect(await contentsOf(lines, 'achievements')).toMatchObject([
      { name: 'Best Poster', date: '2019' },
      { name: 'Golden Ladle', date: '2017' },
    ])
  })

  it('in twos, the year of each in its second line, are told apart', async () => {
    const lines: Placed[] = [
      ...opening,
      heading(100, 'Awards'),
      [50, 116, 'Best Poster', bold],
      [50, 130, '2019, Biennale of graphic arts'],
      [50, 144, 'Golden Ladle', bold],
      [50, 158, '2017, Night festival'],
      [50, 172, 'Safety Medal', bold],
      [50, 186, '2015, City of Leeds'],
    ]
    expect(await contentsOf(lines, 'achievements')).toMatchObject([
      { name: 'Best Poster', date: '2019' },
      { name: 'Golden Ladle', date: '2017' },
      { name: 'Safety Medal', date: '2015' },
    ])
  })
})

describe('awards under headings of their own', () => {
  it('do not begin with them', async () => {
    const lines: Placed[] = [
      ...opening,
      heading(100, 'Awards'),
      [50, 116, 'Prizes', { italic: true }],
      [50, 130, 'Best Poster, Biennale of graphic arts'],
      [480, 130, '2019'],
      [50, 144, 'Golden Ladle, Night festival'],
      [480, 144, '2017'],
      [50, 158, 'Grants', { italic: true }],
      [50, 172, 'Travel Grant, City of Leeds'],
      [480, 172, '2015'],
    ]
    expect(await contentsOf(lines, 'achievements')).toMatchObject([
      { name: 'Best Poster, Biennale of graphic arts', date: '2019' },
      { name: 'Golden Ladle, Night festival', date: '2017' },
      { name: 'Travel Grant, City of Leeds', date: '2015' },
    ])
  })
})

describe('a heading of two kinds', () => {
  it('has its lists and its entries parted', async () => {
    const lines: Placed[] = [
      ...opening,
      heading(100, 'Skills & Awards'),
      [50, 116, 'Skills: Route planning, Load matching, First aid'],
      [50, 130, '2016 Million Mile Award'],
      [50, 144, '2021 Dispatcher of the Quarter'],
    ]
    expect((await contentsOf(lines, 'skills')).map(({ name }) => name)).toEqual([
      'Route planning',
      'Load matching',
      'First aid',
    ])
    expect(await contentsOf(lines, 'achievements')).toMatchObject([
      { name: 'Million Mile Award', date: '2016' },
      { name: 'Dispatcher of the Quarter', date: '2021' },
    ])
  })
})
