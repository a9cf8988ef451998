import type { Failure } from '../failure.ts'

/** The fields of a form by their names. */
export type FieldOf<Values> = keyof Values & string
/** The fields of a form that hold a value of this type: texts, or choices. */
export type FieldOfType<Values, Type> = {
  [Field in FieldOf<Values>]: Values[Field] extends Type ? Field : never
}[FieldOf<Values>]

/** A message per field; an empty message only marks the field as invalid. */
export type FieldErrors = Record<string, string>

/** A form as it is defined: its fields are those of `Values`, and it becomes a `Request`. */
export type FormDefinition<Values extends object, Request> = {
  /** What the form starts with: blank, or what is saved now. */
  initial: Values
  /** The fields that are wrong, with their messages; empty when the form may be sent. Pure. */
  validate: (values: Values) => FieldErrors
  /** What is sent for values in which nothing is wrong. Pure. */
  toRequest: (values: Values) => Request
  /** Where a failure belongs: at fields, or nowhere (empty): then it is a notice. Pure. */
  place?: (failure: Failure) => FieldErrors
  /** Whether nothing may be sent before something has changed (profile, edit user). */
  needsChange?: boolean
}

export type FormContext<Values extends object, Request> = Required<FormDefinition<Values, Request>> & {
  values: Values
  touched: string[] // fields whose errors may be shown, in the order of touching
  failure: Failure | null
}

export type FormEvent<Values extends object> =
  | { type: 'form.change'; field: FieldOf<Values>; value: Values[FieldOf<Values>] }
  | { type: 'form.leave'; field: FieldOf<Values> }
  | { type: 'form.submit' }
