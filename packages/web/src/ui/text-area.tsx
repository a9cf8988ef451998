import type { ChangeEvent, ComponentProps, KeyboardEvent, ReactElement } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldProps, inputClass } from './field.tsx'
import { Marked, type Range } from './marked.tsx'

/** Rows of an empty text area (specification, section 9). */
const minRows = 3

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value'> & {
    value: string
    /** The ranges of the text that are marked. */
    marks?: readonly Range[]
    /** Whether it uses the serif font, in which the person's own words are shown later. */
    serif?: boolean | undefined
    /** A button in the lower right corner beside the text. The area is one line high until more is typed. */
    inside?: ReactElement
    /** Whether it is for a single line such as a name: one line high until the text is longer, and Enter submits the form. */
    single?: boolean | undefined
    /** Whether it starts with five lines, for long answers. */
    tall?: boolean | undefined
  }

/** The font of the area, its replica and its marked copy, which are on top of each other. */
const faces = {
  sans: { area: '', copy: 'text-[1rem]/6 md:text-base', replica: 'after:text-[1rem]/6 md:after:text-base' },
  serif: {
    area: 'font-serif text-lead! py-2!',
    copy: 'font-serif text-lead py-2!',
    replica: 'after:font-serif after:text-lead after:py-2!',
  },
  line: { area: 'font-serif text-lead!', copy: 'font-serif text-lead', replica: 'after:font-serif after:text-lead' },
} as const

/** Imitates a single-line field: Enter submits the form, and pasted line breaks become spaces. */
const asSingle = ({ onChange }: Pick<ComponentProps<'textarea'>, 'onChange'>) => ({
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // With Ctrl or Cmd the form handles it. Enter that ends an IME composition does not submit.
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

/** A text area as high as its text, with at least three rows (five if `tall`). Its direction follows its first letter. */
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
          // The content must be a utility as well, because each `after:` utility sets it again and overrides `.grow`.
          className={cx(
            tall && 'min-h-37',
            inside && 'beside-button',
            'grow after:border after:border-transparent after:px-3 after:py-1.5',
            face.replica,
            'after:content-[attr(data-text)_"_"]',
          )}
        >
          {marks.length > 0 && (
            // The same text in the same cell, visible only where it is marked. Screen readers read the remarks instead.
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
