import { fromMonthInput, toMonthInput } from '@candid/core'
import { cx } from '../../ui/cx.ts'
import { Field, inputClass } from '../../ui/field.tsx'

type MonthFieldProps = {
  label: string
  /** As the wire has it: 'March 2024', the resume's own words, or nothing. */
  value: string | null
  onValue: (value: string) => void
  hint?: string | undefined
  error?: string | null | undefined
}

/** Whether this browser has an input for months. Others show a text field, which has a placeholder of its own. */
const hasMonthInput = (() => {
  const input = document.createElement('input')
  input.type = 'month'
  return input.type === 'month'
})()

/**
 * A month and a year. Words of the resume that are no month ('2019', 'Summer 2018') stand beside the empty input
 * and are kept until a month is chosen; no month is ever invented.
 */
export function MonthField({ label, value, onValue, hint, error }: MonthFieldProps) {
  const month = toMonthInput(value)
  const ownWords =
    value && month === null ? `The resume says “${value}”. This is kept unless you choose a month.` : null
  // Dashes of the browser's own say nothing; a month without its year (`invalid`) stays to be seen.
  const isEmpty = hasMonthInput && month === null
  return (
    <Field label={label} hint={ownWords ?? hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            // A text field keeps what is not a month yet, so that it can be typed.
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
