import { expectTypeOf, it } from 'vitest'
import type { FormFields, useForm } from './use-form.ts'

type Account = { email: string; is_active: boolean }

it('the elements of a form are named after its fields, texts and choices apart: tsc says so [#15.5]', () => {
  expectTypeOf<Parameters<FormFields<Account>['text']>[0]>().toEqualTypeOf<'email'>()
  expectTypeOf<Parameters<FormFields<Account>['check']>[0]>().toEqualTypeOf<'is_active'>()
  // @ts-expect-error: the field is 'email'
  expectTypeOf<'emial'>().toExtend<Parameters<FormFields<Account>['text']>[0]>()
  expectTypeOf<ReturnType<typeof useForm<Account, unknown, unknown>>['values']>().toEqualTypeOf<Account>()
})
