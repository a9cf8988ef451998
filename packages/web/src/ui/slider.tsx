import { Field, type FieldProps } from './field.tsx'

/** A slider with a few named steps. `null` means unset: no step is chosen until the person moves it. */
export function Slider({
  steps,
  value,
  onValue,
  unset,
  ...field
}: FieldProps & { steps: readonly string[]; value: number | null; onValue: (value: number) => void; unset: string }) {
  const word = value === null ? unset : (steps[value - 1] ?? unset)
  return (
    <Field {...field}>
      {(control) => (
        <div className="flex items-center gap-4">
          <input
            {...control}
            type="range"
            min={1}
            max={steps.length}
            step={1}
            value={value ?? 1}
            data-unset={value === null || undefined}
            aria-valuetext={word}
            onChange={(event) => onValue(event.target.valueAsNumber)}
            // An unset slider is already at the first step, so choosing that step fires no change event.
            onClick={(event) => value === null && onValue(event.currentTarget.valueAsNumber)}
            onKeyDown={(event) => {
              if (value === null && (event.key === 'Enter' || event.key === 'Home')) onValue(1)
            }}
            className="h-6 w-48 accent-act data-unset:opacity-60"
          />
          <output htmlFor={control.id} className="text-ink-soft">
            {word}
          </output>
        </div>
      )}
    </Field>
  )
}
