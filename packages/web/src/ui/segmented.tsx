import { Radio, RadioGroup } from '@headlessui/react'
import type { ReactNode } from 'react'

type SegmentedProps<Value extends string> = {
  label: string
  value: Value
  /** `hint` says what the option does, on hover and to screen readers. */
  options: readonly { value: Value; label: string; hint?: string; icon?: ReactNode }[]
  onChange: (value: Value) => void
  /** Whether a choice is being saved: it is shown already, and other choices are blocked. */
  busy?: boolean
}

/** A radio group with a few options in one row; arrow keys change the choice. */
export const Segmented = <Value extends string>({ label, value, options, onChange, busy }: SegmentedProps<Value>) => (
  <RadioGroup
    aria-label={label}
    aria-busy={busy || undefined}
    value={value}
    onChange={(chosen: Value) => {
      if (!busy && chosen !== value) onChange(chosen)
    }}
    className="inline-flex max-w-full rounded border border-line bg-sunken p-0.5 max-sm:flex max-sm:*:flex-1 dark:bg-transparent"
  >
    {options.map((option) => (
      <Radio
        key={option.value}
        value={option.value}
        title={option.hint}
        className="flex h-7 cursor-pointer items-center justify-center gap-1.5 rounded-[6px] border border-transparent px-2.5 text-small font-medium whitespace-nowrap text-ink-soft transition-colors duration-100 select-none hover:text-ink data-checked:border-line-strong data-checked:bg-surface data-checked:text-ink dark:data-checked:bg-hover pointer-coarse:h-11 pointer-coarse:min-w-11"
      >
        {option.icon}
        {option.label}
      </Radio>
    ))}
  </RadioGroup>
)
