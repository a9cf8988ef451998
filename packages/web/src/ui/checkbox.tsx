import { type ComponentProps, useId } from 'react'

/** A check box with its label beside it. */
export function Checkbox({
  label,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> & { label: string }) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-6 w-fit pointer-coarse:min-h-11 items-center gap-2.5">
      <input {...input} id={id} type="checkbox" className="size-4 shrink-0 accent-act" />
      {label}
    </label>
  )
}
