import type { FieldErrors, FormValues } from '@candid/core'
import * as v from 'valibot'

/** A form's validation from a schema: the first message of each field that is wrong. */
export const validateWith =
  (schema: v.GenericSchema<unknown>) =>
  (values: FormValues): FieldErrors => {
    const { issues = [] } = v.safeParse(schema, values)
    const errors: FieldErrors = {}
    for (const { path, message } of issues) {
      const field = path?.[0]?.key
      if (typeof field === 'string') errors[field] ??= message
    }
    return errors
  }
