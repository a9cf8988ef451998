import * as v from 'valibot'
import { validateWith } from '../schemas/forms.ts'
import type { FormDefinition } from './form.types.ts'

type FormParts<Schema extends v.GenericSchema<object, unknown>, Request> = Omit<
  FormDefinition<v.InferInput<Schema>, Request>,
  'validate' | 'toRequest'
> & {
  schema: Schema
  /** What is sent, from what the schema makes of the typed values. */
  toRequest: (output: v.InferOutput<Schema>) => Request
}

/** A form by its schema: what it starts with, what is wrong in it, and the request that it becomes. */
export const defineForm = <Schema extends v.GenericSchema<object, unknown>, Request>({
  schema,
  toRequest,
  ...parts
}: FormParts<Schema, Request>): FormDefinition<v.InferInput<Schema>, Request> => ({
  ...parts,
  validate: validateWith(schema),
  toRequest: (values) => toRequest(v.parse(schema, values)),
})
