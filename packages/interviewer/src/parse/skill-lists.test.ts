import { expect, it } from 'vitest'
import { contentsOf, heading, opening } from './testing/place-lines.ts'

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
