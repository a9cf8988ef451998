import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'
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
    ['driver turnover', 'likely'],
    ['ran a marathon in Norway?', 'unlikely'],
  ])('is told: %s %s', (question, closeness) => expect(ask(question)).toMatchObject({ outcome: 'closest', closeness }))

  it.each(['which languages does she speak?', 'worked with robots?', 'how old is she?'])(
    'is told of no other outcome: %s',
    (question) => expect(ask(question)).not.toHaveProperty('closeness'),
  )

  it.each([
    [0.9, 'likely', 0.27],
    [0.5, 'likely', 0.15],
    [0.15, 'likely', 0.15],
    [0.14, 'unlikely', 0.15],
  ])('goes by the first: %s is %s, and beside it stands what is %s at least', (likelihood, closeness, least) => {
    expect(closenessOf(likelihood)).toBe(closeness)
    expect(leastBeside(likelihood)).toBeCloseTo(least)
  })
})

it.each(['TIG welding?', 'is he a six sigma green belt?', 'does he hold an EWP licence?'])(
  'what is of the same kind under another name is only near to what the resume does not say: %s',
  (question) => {
    const items = resume({
      overview: 'Maintenance technician.',
      jobs: [['mill', 'Technician', 'Tarn Mill, Ost', 'May 2018', null, 'Pumps and valves.']],
      skills: [['mig', 'MIG welding', '']],
      achievements: [
        ['belt', 'Lean Six Sigma Yellow Belt', '', '2024'],
        ['licence', 'Electrical Licence', '', '2017'],
      ],
    })
    const result = answer({ firstName: 'Luis', items, answers: [], question, today: '2026-11-21' })
    expect(result).toMatchObject({ outcome: 'closest', closeness: 'unlikely' })
  },
)
