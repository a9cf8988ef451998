import type { Failure } from '../failure.ts'

/** The fields of a form by their names. */
export type FieldOf<Values> = keyof Values & string
/** The names of the fields that hold a value of this type (text or boolean). */
export type FieldOfType<Values, Type> = {
  [Field in FieldOf<Values>]: Values[Field] extends Type ? Field : never
}[FieldOf<Values>]

/** A message for each wrong field; an empty message marks the field as invalid without a text. */
export type FieldErrors = Record<string, string>

/** The definition of a form with the fields of `Values`, which becomes a `Request`. */
export type FormDefinition<Values extends object, Request> = {
  /** The initial values: blank, or what is saved now. */
  initial: Values
  /** Returns the wrong fields with their messages; empty if the form can be sent. Pure. */
  validate: (values: Values) => FieldErrors
  /** Returns the request for valid values. Pure. */
  toRequest: (values: Values) => Request
  /** Returns the fields that a failure belongs to; empty if it belongs to none and is shown as a notice. Pure. */
  place?: (failure: Failure) => FieldErrors
  /** Whether the form can be sent only after a change (profile, edit user). */
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
