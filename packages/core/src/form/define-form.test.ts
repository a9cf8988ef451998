import { describe, expect, it } from 'vitest'
import { profileFormSchema } from '../schemas/forms.ts'
import { defineForm } from './define-form.ts'

const form = defineForm({
  schema: profileFormSchema,
  initial: { full_name: '', email: '' },
  needsChange: true,
  toRequest: ({ full_name, email }) => ({ name: full_name, email }),
})

describe('a form by its schema', () => {
  it('starts as it says', () => {
    expect([form.initial, form.needsChange]).toEqual([{ full_name: '', email: '' }, true])
  })

  it('tells what is wrong, by field', () => {
    expect(Object.keys(form.validate(form.initial))).toEqual(['email'])
    expect(form.validate({ full_name: '', email: 'ada@example.org' })).toEqual({})
  })

  it('becomes the request from what the schema makes of it', () => {
    expect(form.toRequest({ full_name: ' Ada ', email: ' ada@example.org ' })).toEqual({
      name: 'Ada',
      email: 'ada@example.org',
    })
  })
})
