import { expect, it } from 'vitest'
import { placeOf } from './place-of.ts'

const [name, mail, school, hobby] = ['name', 'mail', 'school', 'hobby'].map((id) => ({ id })) as [
  { id: string },
  { id: string },
  { id: string },
  { id: string },
]

it('moves past the neighbour that is shown, whatever stands between them in the section', () => {
  const all = [name, school, mail, hobby]
  expect(placeOf([school, hobby], all, 0)).toEqual({ up: null, down: 3 })
  expect(placeOf([school, hobby], all, 1)).toEqual({ up: 1, down: null })
})
