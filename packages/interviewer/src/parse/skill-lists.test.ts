import { expect, it } from 'vitest'
import { splitList } from './skill-lists.ts'
import { contentsOf, heading, opening, type Placed } from './testing/place-lines.ts'

it('a label that opens inside running text parts the skills before it from its own', async () => {
  const skills = await contentsOf(
    [
      ...opening,
      heading(100, 'Skills'),
      [50, 120, 'Grant writing, Diving. Computing: Modelling, Statistics.'],
      heading(160, 'Education'),
      [50, 180, 'MSc Ecology, University of Bremen, 2010 - 2012'],
    ],
    'skills',
  )
  expect(skills.map((skill) => [skill.name, skill.description])).toEqual([
    ['Grant writing', ''],
    ['Diving', ''],
    ['Modelling', 'Computing'],
    ['Statistics', 'Computing'],
  ])
})

it('the head of a table of skills and its numbers are no skills', async () => {
  const rows: [string, string, string][] = [
    ['Tool', 'Level', 'Years'],
    ['Figma', 'expert', '7'],
    ['Framer', 'advanced', '4'],
    ['Inkscape', 'beginner', '1'],
  ]
  const skills = await contentsOf(
    [
      ...opening,
      heading(100, 'Skills'),
      ...rows.flatMap(([name, level, years], row): Placed[] => [
        [50, 120 + 16 * row, name],
        [160, 120 + 16 * row, level],
        [260, 120 + 16 * row, years],
      ]),
    ],
    'technical',
  )
  expect(skills.map((skill) => [skill.name, skill.proficiency])).toEqual([
    ['Figma', 'expert'],
    ['Framer', 'advanced'],
    ['Inkscape', 'beginner'],
  ])
})

it.each(['⋅', '✦', '◆', '·'])('%s parts the names of a list as a comma does', (sign) => {
  const list = { text: ['Diving', 'Grant writing', 'Mentoring'].join(` ${sign} `), parts: [] }
  expect(splitList(list).map((name) => name.text)).toEqual(['Diving', 'Grant writing', 'Mentoring'])
})
