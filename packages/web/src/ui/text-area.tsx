import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldProps, inputClass } from './field.tsx'
import { Marked, type Range } from './marked.tsx'

/** Rows of an empty text area (specification, section 9). */
const minRows = 3

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value'> & {
    value: string
    /** Words of the text that are highlighted behind it. */
    marks?: readonly Range[]
  }

/** Text of many lines, as high as what is typed, never under three rows; it runs as its first letter does. */
export function TextArea({ label, labelHidden, error, hint, invalid, className, marks = [], ...input }: TextAreaProps) {
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
          {marks.length > 0 && (
            // The same text in the same cell, seen only where it is marked. Who cannot see it reads the remarks.
            <div
              aria-hidden
              dir="auto"
              className="rounded border border-transparent bg-surface px-3 py-1.5 text-[1rem]/6 text-transparent md:text-base [&>mark]:py-0 [&>mark]:text-transparent"
            >
              <Marked text={input.value} ranges={marks} />
            </div>
          )}
          <textarea
            rows={minRows}
            dir="auto"
            {...input}
            {...control}
            className={cx(look, marks.length > 0 && 'bg-transparent!')}
          />
        </div>
      )}
    </Field>
  )
}
