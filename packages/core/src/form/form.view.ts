import type { SnapshotFrom } from 'xstate'
import type { formMachine } from './form.machine.ts'
import { hasChanged } from './form.rules.ts'
import type { FieldErrors } from './form.types.ts'

const pick = (errors: FieldErrors, fields: string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => fields.includes(field)))

/** Everything a view may know of a form. A failure is shown in one place: at its fields, or as the notice. */
export const toFormView = (snapshot: SnapshotFrom<typeof formMachine>) => {
  const { values, initial, touched, failure, validate, place, needsChange } = snapshot.context
  const found = validate(values)
  const placed = failure === null ? {} : place(failure)
  const dirty = hasChanged(initial, values)
  return {
    mode: snapshot.value,
    values,
    /** Messages to show now, by field: of fields left or sent, and what the server refused. */
    errors: { ...pick(found, touched), ...placed },
    /** The first wrong field in the form's order, to be focused after a refused submit. */
    firstError: Object.keys(initial).find((field) => field in found && touched.includes(field)) ?? null,
    notice: Object.keys(placed).length === 0 ? failure : null,
    dirty,
    /** Whether a submit would be sent. */
    ready: Object.keys(found).length === 0 && (dirty || !needsChange),
    busy: snapshot.matches('submitting'),
  }
}
