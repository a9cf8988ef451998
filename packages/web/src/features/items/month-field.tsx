import { fromMonthInput, toMonthInput } from '@candid/core'
import { TextField } from '../../ui/text-field.tsx'

type MonthFieldProps = {
  label: string
  /** As the wire has it: 'March 2024', the resume's own words, or nothing. */
  value: string | null
  onValue: (value: string) => void
  hint?: string | undefined
  error?: string | null | undefined
}

/**
 * A month and a year. Words of the resume that are no month ('2019', 'Summer 2018') stand beside the empty input
 * and are kept until a month is chosen; no month is ever invented.
 */
export function MonthField({ label, value, onValue, hint, error }: MonthFieldProps) {
  const month = toMonthInput(value)
  const ownWords =
    value && month === null ? `The resume says “${value}”. This is kept unless you choose a month.` : null
  return (
    <TextField
      type="month"
      label={label}
      value={month ?? ''}
      // Browsers without a month input show a text field; this is what it then takes.
      placeholder="YYYY-MM"
      onChange={(event) => onValue(fromMonthInput(event.target.value) ?? '')}
      hint={ownWords ?? hint}
      error={error}
    />
  )
}
