import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { cx } from './cx.ts'
import { Field, inputClass } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A password with a button that shows or hides it. Paste and password managers work (WCAG 3.3.8). */
export function PasswordField({
  label,
  labelHidden,
  error,
  hint,
  invalid,
  className,
  ...input
}: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field {...{ label, labelHidden, error, hint, invalid, className }}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={cx(inputClass(Boolean(error || invalid)), 'pr-10 pointer-coarse:pr-12')}
          />
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-9 place-items-center pointer-coarse:w-11 rounded text-ink-soft hover:text-ink"
          >
            <Icon size={16} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  )
}
