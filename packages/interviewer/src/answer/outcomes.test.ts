import { expect, it } from 'vitest'
import { answer } from './answer.ts'
import { resume } from './examples/example.ts'

const items = resume({
  overview: 'Fruit grower with twelve years of experience in fruit growing. I enjoy fast harvests and good fruit.',
  jobs: [
    [
      'orchard',
      'Orchard Supervisor',
      'Hollins Fruit, Faversham',
      'March 2019',
      null,
      'Apple harvest, two farms, 40 ha\nBruises at packing 12% -> 5%, farm 1 to farm 2\nTaught pruning to groups of twelve apprentices\nThe pass rate of my groups was 83%, compared with 74% for the county',
    ],
    [
      'intern',
      'Farm Intern',
      'Brogdale Farms, Kent',
      'May 2014',
      'August 2014',
      'Counted 900 trees and found two diseases.',
    ],
  ],
  other: ['English (native)'],
})
const told = (question: string) => {
  const result = answer({ firstName: 'Nell', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return [...result.sentences, ...result.related].map(({ text }) => text).join(' ')
}

it.each([
  ['did she bring bruises down in the apple harvest?', '12% -> 5%'],
  ['how did her apprentices do', 'The pass rate'],
  ['what came out of the internship', 'two diseases'],
])('what came of something is told by the line with the figures: %s', (question, line) => {
  expect(told(question)).toContain(line)
})

it('who asks for numbers is shown no line without any', () =>
  expect(told('is the harvest faster, any numbers?')).not.toContain('I enjoy'))

it('of the total that the profile states its own sentence is told, and nothing beside it', () =>
  expect(told('how many years of fruit growing?')).toBe(
    'Nell is a fruit grower with twelve years of experience in fruit growing.',
  ))
