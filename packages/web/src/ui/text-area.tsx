import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldProps, inputClass } from './field.tsx'

/** Rows of an empty text area (specification, section 9). */
const minRows = 3

/** Text of many lines, as high as what is typed, never under three rows. */
export function TextArea({
  label,
  labelHidden,
  error,
  hint,
  invalid,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value'> & { value: string }) {
  const look = inputClass(Boolean(error || invalid))
  return (
    <Field {...{ label, labelHidden, error, hint, invalid, className }}>
      {(control) => (
        <div
          data-text={input.value}
          // The content must be a utility as well: each `after:` utility sets it anew, and these win over `.grow`.
          className={cx(
            'grow after:border after:border-transparent after:px-3 after:py-1.5 after:text-[1rem]/6 md:after:text-base',
            'after:content-[attr(data-text)_"_"]',
          )}
        >
          <textarea rows={minRows} {...input} {...control} className={look} />
        </div>
      )}
    </Field>
  )
}
