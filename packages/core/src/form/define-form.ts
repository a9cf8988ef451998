import * as v from 'valibot'
import { validateWith } from '../schemas/forms.ts'
import type { FormDefinition } from './form.types.ts'

type FormParts<Schema extends v.GenericSchema<object, unknown>, Request> = Omit<
  FormDefinition<v.InferInput<Schema>, Request>,
  'validate' | 'toRequest'
> & {
  schema: Schema
  /** Builds the request from the schema's output. */
  toRequest: (output: v.InferOutput<Schema>) => Request
}

/** Defines a form by a schema, its initial values, and the request that valid values become. */
export const defineForm = <Schema extends v.GenericSchema<object, unknown>, Request>({
  schema,
  toRequest,
  ...parts
}: FormParts<Schema, Request>): FormDefinition<v.InferInput<Schema>, Request> => ({
  ...parts,
  validate: validateWith(schema),
  toRequest: (values) => toRequest(v.parse(schema, values)),
})
