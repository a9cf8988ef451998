import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { cx } from './cx.ts'

/** A square button with an icon. Its name is the accessible name and the tooltip. */
export function IconButton({
  label,
  icon,
  className,
  tone = 'quiet',
  ...rest
}: Omit<ButtonProps, 'children' | 'icon'> & { label: string; icon: ReactNode }) {
  return (
    <Button tooltip={label} {...rest} tone={tone} aria-label={label} className={cx('aspect-square px-0!', className)}>
      {rest.busy ? null : icon}
    </Button>
  )
}
