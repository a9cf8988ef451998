import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldProps, inputClass } from './field.tsx'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & {
    /** Whether it uses the serif font, in which the text is shown later. */
    serif?: boolean | undefined
  }

/** A single-line text field with label, hint and error. Its direction follows its first letter. */
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
