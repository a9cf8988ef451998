import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

export const inputClass = (invalid: boolean) =>
  cx(
    'w-full min-w-0 rounded border bg-canvas px-3 py-1.5 text-lead text-ink transition-colors duration-100 md:text-base',
    'focus:outline-2 focus:-outline-offset-1 focus:outline-act-ink read-only:bg-sunken',
    invalid ? 'border-bad-mark' : 'border-line-strong',
  )

export type FieldProps = {
  label: string
  /** The label is read out but not seen; the surroundings must say it. */
  labelHidden?: boolean | undefined
  error?: string | null | undefined
  hint?: ReactNode
  /** Marked invalid although the message stands at another field. */
  invalid?: boolean | undefined
  className?: string | undefined
}

/** A control with its label, hint and error wired for assistive technology. */
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
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'w-fit font-strong'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error || invalid ? true : undefined })}
      {hint && (
        <div id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </div>
      )}
      <div aria-live="polite" className="-mt-1.5">
        {error && (
          <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-small text-bad-ink">
            <CircleAlert size={14} aria-hidden className="mt-0.75" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
