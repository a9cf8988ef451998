import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { profileFormSchema } from '../schemas/forms.ts'
import { defineForm } from './define-form.ts'
import type { FieldOfType, FormEvent } from './form.types.ts'
import type { toFormView } from './form.view.ts'

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

describe('the fields of a form are known to the compiler', () => {
  const form = defineForm({
    schema: v.object({
      email: v.pipe(v.string(), v.trim()),
      is_active: v.boolean(),
      age: v.pipe(v.string(), v.toNumber()),
    }),
    initial: { email: '', is_active: true, age: '' },
    toRequest: (output) => output,
  })
  type Values = (typeof form)['initial']

  it('the request is made of what the schema makes, and not of what is typed', () => {
    expectTypeOf<ReturnType<typeof form.toRequest>>().toEqualTypeOf<{
      email: string
      is_active: boolean
      age: number
    }>()
    expect(form.toRequest({ email: ' ada@example.org ', is_active: true, age: '36' })).toEqual({
      email: 'ada@example.org',
      is_active: true,
      age: 36,
    })
  })

  it('a view has the values by their fields', () => {
    expectTypeOf<ReturnType<typeof toFormView<Values, unknown>>['values']>().toEqualTypeOf<Values>()
    expectTypeOf<FieldOfType<Values, string>>().toEqualTypeOf<'email' | 'age'>()
    expectTypeOf<FieldOfType<Values, boolean>>().toEqualTypeOf<'is_active'>()
  })

  it('a misspelt field is no event, and no field of a form', () => {
    type Changed = Extract<FormEvent<Values>, { type: 'form.change' }>
    expectTypeOf<Changed['field']>().toEqualTypeOf<'email' | 'is_active' | 'age'>()
    // @ts-expect-error: the field is 'email'
    expectTypeOf<{ type: 'form.leave'; field: 'emial' }>().toExtend<FormEvent<Values>>()
    defineForm({
      schema: profileFormSchema,
      // @ts-expect-error: the field is 'full_name'
      initial: { fullname: '', email: '' },
      toRequest: ({ full_name }) => full_name,
    })
    defineForm({
      schema: profileFormSchema,
      initial: { full_name: '', email: '' },
      // @ts-expect-error: the schema makes no 'phone'
      toRequest: ({ phone }) => phone,
    })
  })
})
