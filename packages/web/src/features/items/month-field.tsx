import { fromMonthInput, toMonthInput } from '@candid/core'
import { cx } from '../../ui/cx.ts'
import { Field, inputClass } from '../../ui/field.tsx'

type MonthFieldProps = {
  label: string
  /** As it is sent: 'March 2024', the words of the resume, or empty. */
  value: string | null
  onValue: (value: string) => void
  hint?: string | undefined
  error?: string | null | undefined
}

/** Whether this browser supports month inputs. Others show a text field, which gets a placeholder. */
const hasMonthInput = (() => {
  const input = document.createElement('input')
  input.type = 'month'
  return input.type === 'month'
})()

/**
 * A field for a month and a year. Words of the resume that are not a month ('2019', 'Summer 2018') are shown beside the empty
 * input and kept until a month is chosen. No month is ever invented.
 */
export function MonthField({ label, value, onValue, hint, error }: MonthFieldProps) {
  const month = toMonthInput(value)
  const ownWords =
    value && month === null ? `The resume says “${value}”. This is kept unless you choose a month.` : null
  // The browser's own dashes are hidden; a month without a year (`invalid`) stays visible.
  const isEmpty = hasMonthInput && month === null
  return (
    <Field label={label} hint={ownWords ?? hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            // A text field keeps incomplete text, so that a month can be typed.
            {...(hasMonthInput ? { type: 'month', value: month ?? '' } : { type: 'text', defaultValue: month ?? '' })}
            placeholder="YYYY-MM"
            onChange={(event) => onValue(fromMonthInput(event.target.value) ?? '')}
            className={cx(
              inputClass(Boolean(error)),
              'peer',
              isEmpty && 'not-focus:valid:[&::-webkit-datetime-edit]:text-transparent',
            )}
          />
          {isEmpty && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-soft peer-invalid:hidden peer-focus:hidden"
            >
              Month, year
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
