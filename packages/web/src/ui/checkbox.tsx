import { type ComponentProps, useId } from 'react'
import { cx } from './cx.ts'

// Drawn here, because browsers fill the box with a grey of their own in the dark theme. With forced colours the browser draws it.
const boxClass = cx(
  'mt-0.75 grid size-4.5 shrink-0 appearance-none place-items-center rounded-[5px] border border-line-strong bg-surface',
  'before:h-2.75 before:w-1.5 before:-translate-y-px before:rotate-45 before:border-r-2 before:border-b-2 before:border-white',
  'not-checked:before:hidden checked:border-act checked:bg-act disabled:opacity-60 forced-colors:appearance-auto',
)

/** A check box with a label. */
export function Checkbox({
  label,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> & { label: string }) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex w-fit items-start gap-2.5 pointer-coarse:py-2.5">
      <input {...input} id={id} type="checkbox" className={boxClass} />
      {label}
    </label>
  )
}
