import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldProps, inputClass } from './field.tsx'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & {
    /** Set in the serif face: what is typed is read in it later. */
    serif?: boolean | undefined
  }

/** One line of text with label, hint and error; it runs as its first letter does, from the left or the right. */
export function TextField({
  label,
  labelHidden,
  error,
  hint,
  invalid,
  className,
  serif = false,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, error, hint, invalid, className }}>
      {(control) => (
        <input
          type="text"
          dir="auto"
          {...input}
          {...control}
          className={cx(inputClass(Boolean(error || invalid)), serif && 'font-serif text-lead!')}
        />
      )}
    </Field>
  )
}
