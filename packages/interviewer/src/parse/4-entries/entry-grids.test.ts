import { describe, expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const awards = (lines: Placed[]) => contentsOf([...opening, heading(100, 'Awards'), ...lines], 'achievements')

describe('awards beside each other in one look', () => {
  it('are read column by column', async () => {
    expect(
      await awards([
        [50, 122, 'Golden Ladle'],
        [300, 122, 'Best Menu of the North'],
        [50, 136, 'Guild of Cooks, 2018'],
        [300, 136, 'Night festival, 2021'],
      ]),
    ).toMatchObject([
      { name: 'Golden Ladle', date: '2018' },
      { name: 'Best Menu of the North', date: '2021' },
    ])
  })

  it('are read row by row of the grid, and names that wrap are whole', async () => {
    expect(
      await awards([
        [50, 122, '2022 Prize for the renewal of'],
        [200, 122, '2013 Best Thesis, Oakmoor'],
        [350, 122, '2011 Young Talent, Leeds'],
        [50, 136, 'towns, Order of Builders'],
        [200, 136, 'University'],
        [50, 158, '2009 Silver Trowel, Guild'],
        [200, 158, '2008 Best Apprentice, Norden'],
        [350, 158, '2007 First Prize, Night School'],
      ]),
    ).toMatchObject([
      { name: expect.stringContaining('renewal of towns'), date: '2022' },
      { name: expect.stringContaining('Best Thesis'), date: '2013' },
      { name: expect.stringContaining('Young Talent'), date: '2011' },
      { name: expect.stringContaining('Silver Trowel'), date: '2009' },
      { name: expect.stringContaining('Best Apprentice'), date: '2008' },
      { name: expect.stringContaining('First Prize'), date: '2007' },
    ])
  })

  it('go on below where a bracket is open, however much room is left', async () => {
    expect(
      await awards([
        [50, 122, 'Good Menu Mark (Guild of'],
        [220, 122, 'Best Soup, Finalist'],
        [50, 136, 'Cooks, 2022)'],
        [220, 136, '(Night School, 2020)'],
      ]),
    ).toMatchObject([
      { name: expect.stringContaining('Good Menu Mark'), date: '2022' },
      { name: expect.stringContaining('Best Soup'), date: '2020' },
    ])
  })
})
