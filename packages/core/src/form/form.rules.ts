import type { FieldOf } from './form.types.ts'

/** Whether any field differs from its initial value. */
export const hasChanged = <Values extends object>(initial: Values, values: Values): boolean =>
  // the keys of the values are the fields
  (Object.keys(values) as FieldOf<Values>[]).some((field) => values[field] !== initial[field])
