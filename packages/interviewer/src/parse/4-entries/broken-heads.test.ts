import { describe, expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

const bold = { bold: true }
const jobs = (lines: Placed[]) => contentsOf([...opening, heading(100, 'Experience'), ...lines], 'experience')

describe('a head of several cells', () => {
  it('keeps the last word of its employer that had no room beside the title', async () => {
    expect(
      await jobs([
        [50, 120, '2019 – 2021', bold],
        [180, 120, 'Oakmoor Catering Services Co.,', bold],
        [420, 120, 'Head Chef', bold],
        [180, 134, 'Ltd.', bold],
        [60, 148, '- Fed 640 patients a day.'],
        [50, 170, '2014 – 2018', bold],
        [180, 170, 'Tideway Rooms Ltd', bold],
        [420, 170, 'Sous Chef', bold],
        [60, 184, '- Wrote the autumn menus.'],
      ]),
    ).toMatchObject([
      { title: 'Head Chef', name: 'Oakmoor Catering Services Co., Ltd.', details: 'Fed 640 patients a day.' },
      { title: 'Sous Chef', name: 'Tideway Rooms Ltd' },
    ])
  })

  it('takes no sentence beside its dates for a name that wrapped', async () => {
    expect(
      await jobs([
        [50, 120, '2019 – 2021'],
        [150, 120, 'Head Chef, Oakmoor Hospital, Leeds. Fed 640 patients a day and'],
        [150, 134, 'planned the menus.'],
        [50, 156, '2014 – 2018'],
        [150, 156, 'Sous Chef, Tideway Hotel, York. Wrote the autumn menus.'],
      ]),
    ).toMatchObject([{ details: expect.stringContaining('patients a day and planned the menus') }, {}])
  })

  it('may look alike in both of its lines: the employer stands above the dated title', async () => {
    expect(
      await jobs([
        [50, 120, 'Oakmoor Hospital', bold],
        [480, 120, 'Leeds'],
        [50, 134, 'Head Chef', bold],
        [470, 134, '2018 – 2021'],
        [60, 148, '- Fed 640 patients a day.'],
        [50, 162, 'Tideway Hotel', bold],
        [480, 162, 'York'],
        [50, 176, 'Sous Chef', bold],
        [470, 176, '2014 – 2018'],
        [60, 190, '- Wrote the autumn menus.'],
      ]),
    ).toMatchObject([
      { title: 'Head Chef', name: 'Oakmoor Hospital' },
      { title: 'Sous Chef', name: 'Tideway Hotel', details: 'York\nWrote the autumn menus.' },
    ])
  })

  it('may open with a sign, with its dates on the third line', async () => {
    const job = (y: number, title: string, employer: string, dates: string, duty: string): Placed[] => [
      [50, y, `• ${title}`, bold],
      [50, y + 14, employer],
      [50, y + 28, dates],
      [64, y + 42, `• ${duty}`],
    ]
    expect(
      await jobs([
        ...job(120, 'Head Chef', 'Oakmoor Hospital – Leeds', '2018 – 2021', 'Fed 640 patients a day.'),
        ...job(190, 'Sous Chef', 'Tideway Hotel – York', '2014 – 2018', 'Wrote the autumn menus.'),
      ]),
    ).toMatchObject([
      { title: 'Head Chef', name: expect.stringContaining('Oakmoor Hospital'), start_date: '2018' },
      { title: 'Sous Chef', name: expect.stringContaining('Tideway Hotel'), start_date: '2014' },
    ])
  })
})
