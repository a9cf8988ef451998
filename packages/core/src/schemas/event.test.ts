import * as v from 'valibot'
import { expect, it } from 'vitest'
import { changeSchema } from './event.ts'

const resume = '6f1b1c6e-0d0f-4c55-9f0e-6e1f2f3a4b5c'

it.each(['resumes', 'items', 'interview', 'links', 'queries', 'prepared', 'users'])(
  'a change may be of %s',
  (topic) => {
    expect(v.parse(changeSchema, { topic })).toEqual({ topic })
    expect(v.parse(changeSchema, { topic, resume })).toEqual({ topic, resume })
  },
)

it.each([{}, { topic: '' }, { topic: 'session' }, { topic: 'items', resume: '7' }])('%j is no change', (change) => {
  expect(v.is(changeSchema, change)).toBe(false)
})
