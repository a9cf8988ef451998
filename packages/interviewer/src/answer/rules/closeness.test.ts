import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { operationsManager } from '../examples/readers.ts'
import { closenessOf, leastBeside } from './closeness.ts'

const ask = (question: string) => {
  const result = answer({ ...operationsManager, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return result
}

describe('how likely the closest lines are', () => {
  it.each([
    ['did she negotiate with unions', 'likely'],
    ['forklift fleet?', 'likely'],
    ['driver turnover', 'unsure'],
    ['ran a marathon in Norway?', 'unlikely'],
  ])('is told: %s %s', (question, closeness) => expect(ask(question)).toMatchObject({ outcome: 'closest', closeness }))

  it.each(['which languages does she speak?', 'worked with robots?', 'how old is she?'])(
    'is told of no other outcome: %s',
    (question) => expect(ask(question)).not.toHaveProperty('closeness'),
  )

  it.each([
    [0.9, 'likely', 0.27],
    [0.5, 'likely', 0.15],
    [0.49, 'unsure', 0.15],
    [0.15, 'unsure', 0.15],
    [0.14, 'unlikely', 0.15],
  ])('goes by the first: %s is %s, and beside it stands what is %s at least', (likelihood, closeness, least) => {
    expect(closenessOf(likelihood, null)).toBe(closeness)
    expect(leastBeside(likelihood, closenessOf(likelihood, null))).toBeCloseTo(least)
  })

  it.each([
    [0.41, 0],
    [0.21, 0.5],
    [0.21, 1],
  ])('is likely earlier where a thing is asked for: %s with %s of its words', (likelihood, held) =>
    expect(closenessOf(likelihood, held)).toBe('likely'),
  )

  it.each([
    [0.39, 0.4],
    [0.19, 1],
  ])('but not below: %s with %s of its words', (likelihood, held) =>
    expect(closenessOf(likelihood, held)).toBe('unsure'),
  )
})
