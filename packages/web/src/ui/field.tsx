import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

export const inputClass = (invalid: boolean) =>
  cx(
    // 16 px on a phone: with a smaller font, iOS zooms into a focused field.
    'w-full min-w-0 rounded border bg-surface px-3 py-1.5 text-[1rem]/6 text-ink transition-[border-color,box-shadow] duration-100',
    'pointer-coarse:min-h-11 focus:ring-3 focus:outline-2 focus:-outline-offset-1 read-only:bg-sunken md:text-base',
    invalid
      ? 'border-bad-mark focus:ring-bad-wash focus:outline-bad-ink'
      : 'border-line-strong focus:ring-act-wash focus:outline-act-ink',
  )

export type FieldProps = {
  label: string
  /** Whether the label is only for screen readers; the surroundings must show what the field is. */
  labelHidden?: boolean | undefined
  error?: string | null | undefined
  hint?: ReactNode
  /** Whether it is marked invalid although the message is at another field. */
  invalid?: boolean | undefined
  className?: string | undefined
}

/** A control with a label, a hint and an error that are connected for assistive technology. */
export function Field({
  label,
  labelHidden,
  error,
  hint,
  invalid,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const describedBy = cx(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'w-fit font-medium'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error || invalid ? true : undefined })}
      <div aria-live="polite" className="-mt-1.5">
        {error && (
          <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-small text-bad-ink">
            <CircleAlert size={14} aria-hidden className="mt-0.75" />
            {error}
          </p>
        )}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </div>
      )}
    </div>
  )
}

export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
