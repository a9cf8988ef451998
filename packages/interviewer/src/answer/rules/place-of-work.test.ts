import { expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const ask = (question: string, line: string) => {
  const items = resume({
    overview: 'Reliable in a crisis, known for calm in surgery and for clear plans in recovery.',
    jobs: [['vet', 'Veterinary Nurse', 'Pfotenhof, Kiel', 'May 2017', null, line]],
  })
  const result = answer({ firstName: 'Wiebke', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return result
}

it.each(['Has she worked in a surgery department?', 'Has she worked on a recovery ward?'])(
  'a kind of place is not stated by its first word alone: %s',
  (question) => expect(ask(question, 'Feeds and walks 20 dogs.').outcome).not.toBe('answered'),
)
it.each([
  ['Has she worked in a surgery department?', 'Prepared rooms in the surgery department.'],
  ['Has she worked on a recovery ward?', 'Ran the recovery ward with 12 kennels.'],
])('a kind of place is stated where its noun stands: %s', (question, line) =>
  expect(ask(question, line)).toMatchObject({ outcome: 'answered' }),
)
