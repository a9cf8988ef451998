import { expect, it } from 'vitest'
import { contentsOf, opening, type Placed } from '../testing/place-lines.ts'

const turned = (y: number, text: string): Placed => [40, y, text, { bold: true, size: 11, turned: true }]

const page: Placed[] = [
  ...opening,
  turned(160, 'Experience'),
  [70, 110, 'Head Nurse | Oakmoor Hospital | 2016 / 09 -'],
  [70, 124, '• Planned the rota of a ward of thirty beds.'],
  [70, 140, 'Nurse | Tideway Clinic | 2011 / 04 - 2016 / 08'],
  [70, 154, '• Dressed wounds.'],
  turned(240, 'Skills'),
  [70, 215, 'Wound care, Triage, First aid'],
  turned(310, 'Awards'),
  [70, 280, 'Nurse of the Year (2021)'],
]

it('headings turned by 90 degrees head what stands beside them', async () => {
  expect(await contentsOf(page, 'experience')).toMatchObject([
    { name: 'Oakmoor Hospital', title: 'Head Nurse', start_date: 'September 2016', end_date: null },
    { name: 'Tideway Clinic', title: 'Nurse', start_date: 'April 2011', end_date: 'August 2016' },
  ])
  expect((await contentsOf(page, 'skills')).map(({ name }) => name)).toEqual(['Wound care', 'Triage', 'First aid'])
  expect(await contentsOf(page, 'achievements')).toMatchObject([{ name: 'Nurse of the Year', date: '2021' }])
})

it('a line of tools between name and first heading is skills', async () => {
  const lines: Placed[] = [
    ...opening,
    [50, 84, 'Techs: Go, Java, SQL'],
    [50, 110, 'Profile', { bold: true, size: 13 }],
    [50, 126, 'I like work that helps people and that I can learn from.'],
  ]
  expect((await contentsOf(lines, 'technical')).map(({ name }) => name)).toEqual(['Go', 'Java', 'SQL'])
  expect(await contentsOf(lines, 'overview')).toHaveLength(1)
})
