import type { ChangeEvent, ComponentProps, KeyboardEvent, ReactElement } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldProps, inputClass } from './field.tsx'
import { Marked, type Range } from './marked.tsx'

/** Rows of an empty text area (specification, section 9). */
const minRows = 3

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value'> & {
    value: string
    /** Words of the text that are marked behind it. */
    marks?: readonly Range[]
    /** Set in the serif face: what is typed are the person's own words, as they are read later. */
    serif?: boolean | undefined
    /** A button in the lower right corner, beside the text: the area is one line high until more is typed. */
    inside?: ReactElement
    /** A single line, for a name or a title: one line high until its text is longer, and Enter sends its form. */
    single?: boolean | undefined
    /** Room for five lines before anything is typed: for an answer, which is told rather than filled in. */
    tall?: boolean | undefined
  }

/** Type of the area, of its replica and of its marked copy: the three lie on each other. */
const faces = {
  sans: { area: '', copy: 'text-[1rem]/6 md:text-base', replica: 'after:text-[1rem]/6 md:after:text-base' },
  serif: {
    area: 'font-serif text-lead! py-2!',
    copy: 'font-serif text-lead py-2!',
    replica: 'after:font-serif after:text-lead after:py-2!',
  },
  line: { area: 'font-serif text-lead!', copy: 'font-serif text-lead', replica: 'after:font-serif after:text-lead' },
} as const

/** What a browser does in a field of a single line: Enter sends the form, and a pasted text stays on the line. */
const asSingle = ({ onChange }: Pick<ComponentProps<'textarea'>, 'onChange'>) => ({
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // With Ctrl or Cmd the form hears it itself; Enter that ends a composition is no answer.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  },
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => {
    const { value } = event.target
    if (/[\r\n]/.test(value)) event.target.value = value.replaceAll(/\r\n|\r|\n/g, ' ')
    onChange?.(event)
  },
})

/** Text of many lines, as high as what is typed, never under three rows (five if `tall`); it runs as its first letter does. */
export function TextArea({
  label,
  labelHidden,
  error,
  hint,
  invalid,
  className,
  marks = [],
  serif = false,
  tall = false,
  single = false,
  inside,
  ...input
}: TextAreaProps) {
  const face = faces[serif ? (single ? 'line' : 'serif') : 'sans']
  const look = inputClass(Boolean(error || invalid))
  return (
    <Field {...{ label, labelHidden, error, hint, invalid, className }}>
      {(control) => (
        <div
          data-text={input.value}
          // The content must be a utility as well: each `after:` utility sets it again, and these win over `.grow`.
          className={cx(
            tall && 'min-h-37',
            inside && 'beside-button',
            'grow after:border after:border-transparent after:px-3 after:py-1.5',
            face.replica,
            'after:content-[attr(data-text)_"_"]',
          )}
        >
          {marks.length > 0 && (
            // The same text in the same cell, seen only where it is marked. Who cannot see it reads the remarks.
            <div
              aria-hidden
              dir="auto"
              className={cx(
                'rounded border border-transparent bg-surface px-3 py-1.5 text-transparent [&>mark]:text-transparent',
                face.copy,
              )}
            >
              <Marked text={input.value} ranges={marks} />
            </div>
          )}
          <textarea
            rows={inside || single ? 1 : minRows}
            dir="auto"
            {...input}
            {...control}
            {...(single && asSingle(input))}
            className={cx(look, face.area, marks.length > 0 && 'bg-transparent!')}
          />
          {inside && <span>{inside}</span>}
        </div>
      )}
    </Field>
  )
}
