import { hasChanged } from './form.rules.ts'
import type { FieldErrors, FormContext } from './form.types.ts'

const pick = (errors: FieldErrors, fields: string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => fields.includes(field)))

type FormSnapshot<Values extends object, Request> = { value: unknown; context: FormContext<Values, Request> }

/** The view of a form. */
export const toFormView = <Values extends object, Request>(snapshot: FormSnapshot<Values, Request>) => {
  const { values, initial, touched, failure, validate, place } = snapshot.context
  const found = validate(values)
  const placed = failure === null ? {} : place(failure)
  return {
    values,
    /** The messages to show now, by field: of fields that were left or sent, and those of the server. */
    errors: { ...pick(found, touched), ...placed },
    dirty: hasChanged(initial, values),
    busy: snapshot.value === 'submitting',
    sent: snapshot.value === 'submitted',
    /** Why it was not sent; also if it belongs to a field, whose message says it then. */
    failure,
  }
}
