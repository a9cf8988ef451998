import { expect, it } from 'vitest'
import { guessHeading } from './lexicon/guess-heading.ts'

it.each([
  ['Career History in Brief', 'experience'],
  ['Employment at a Glance', 'experience'],
  ['Experience Details', 'experience'],
  ['Employers', 'experience'],
  ['In Brief', 'summary'],
  ['At a Glance', 'summary'],
])('"%s" opens %s', (heading, kind) => {
  expect(guessHeading(heading)).toMatchObject({ kind, known: 1 })
})
