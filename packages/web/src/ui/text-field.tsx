import type { ComponentProps } from 'react'
import { Field, type FieldProps, inputClass } from './field.tsx'

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** One line of text with label, hint and error; it runs as its first letter does, from the left or the right. */
export function TextField({ label, labelHidden, error, hint, invalid, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, error, hint, invalid, className }}>
      {(control) => (
        <input type="text" dir="auto" {...input} {...control} className={inputClass(Boolean(error || invalid))} />
      )}
    </Field>
  )
}
