import type { FormValues } from './form.types.ts'

/** Whether any field differs from what the form started with. */
export const hasChanged = (initial: FormValues, values: FormValues): boolean =>
  Object.keys(values).some((field) => values[field] !== initial[field])
