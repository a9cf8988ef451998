import type { Failure } from '../failure.ts'

export type FormValues = Record<string, string | boolean>
/** A message per field; an empty message only marks the field as invalid. */
export type FieldErrors = Record<string, string>

/** A form as it is defined: its fields are those of `Values`, and it becomes a `Request`. */
export type FormDefinition<Values extends FormValues, Request> = {
  /** What the form starts with: blank, or what is saved now. */
  initial: Values
  /** The fields that are wrong, with their messages; empty when the form may be sent. Pure. */
  validate: (values: FormValues) => FieldErrors
  /** What is sent for values in which nothing is wrong. Pure. */
  toRequest: (values: FormValues) => Request
  /** Where a failure belongs: at fields, or nowhere (empty): then it is a notice. Pure. */
  place?: (failure: Failure) => FieldErrors
  /** Whether nothing may be sent before something has changed (profile, edit user). */
  needsChange?: boolean
}

export type FormInput = FormDefinition<FormValues, unknown>

export type FormContext = {
  initial: FormValues
  values: FormValues
  touched: string[] // fields whose errors may be shown, in the order of touching
  failure: Failure | null
  validate: (values: FormValues) => FieldErrors
  toRequest: (values: FormValues) => unknown
  place: (failure: Failure) => FieldErrors
  needsChange: boolean
}

export type FormEvent =
  | { type: 'form.change'; field: string; value: string | boolean }
  | { type: 'form.leave'; field: string }
  | { type: 'form.submit' }
