import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'
import { useTooltip } from './use-tooltip.tsx'

export type ButtonTone = 'primary' | 'neutral' | 'danger' | 'quiet'
export type ButtonSize = 'medium' | 'small'

const tones: Record<ButtonTone, string> = {
  primary: 'border-transparent bg-act text-white not-aria-disabled:hover:bg-act-hover',
  danger: 'border-transparent bg-bad text-white not-aria-disabled:hover:bg-bad-hover',
  neutral:
    // In the dark theme it is lighter than the sheet, and than the blue of a strip.
    'border-line bg-surface text-ink dark:bg-float not-aria-disabled:hover:border-line-strong not-aria-disabled:hover:bg-hover',
  quiet:
    'border-transparent bg-transparent text-ink-soft not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-ink',
}
const sizes: Record<ButtonSize, string> = {
  medium: 'h-9 px-3.5 pointer-coarse:min-h-11',
  small: 'h-8 px-2.5 text-small pointer-coarse:min-h-11 pointer-coarse:min-w-11',
}
/** The look of an unavailable button. */
const offTones: Record<ButtonTone, string> = {
  primary: 'border-transparent bg-hover text-ink-soft',
  danger: 'border-transparent bg-hover text-ink-soft',
  neutral: 'border-transparent bg-hover/60 text-ink-soft dark:bg-hover/30',
  quiet: 'border-transparent bg-transparent text-ink-soft opacity-70',
}

/** Classes for links that look like a button. */
export const buttonClass = (tone: ButtonTone = 'neutral', size: ButtonSize = 'medium', isOff = false) =>
  cx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded border font-medium whitespace-nowrap transition-colors duration-100 select-none',
    isOff ? cx('cursor-not-allowed', offTones[tone]) : tones[tone],
    sizes[size],
  )

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  tone?: ButtonTone
  size?: ButtonSize
  icon?: ReactNode
  /** Whether work is running: the button keeps its place and focus, shows a spinner and ignores presses. */
  busy?: boolean
  /** Whether it is unavailable and its surroundings say why. */
  blocked?: boolean
  /** Why it is unavailable: shown on hover and focus, and read by screen readers. */
  reason?: string | null | undefined
  /** What the button does, if its name alone does not say it. */
  tooltip?: string | undefined
  /** Whether it is as wide as its container. */
  wide?: boolean
}

/** A button that is never `disabled`. While it is unavailable it stays focusable and says why (`aria-disabled`). */
export function Button({
  tone,
  size,
  icon,
  busy,
  blocked,
  reason,
  tooltip,
  wide,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const tip = useTooltip(reason ?? tooltip)
  const off = Boolean(busy || blocked || reason)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second press of a double click never starts the work again.
    const isRepeated = busy !== undefined && event.detail > 1
    if (!off && !isRepeated) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
    // A tap causes no hover, and on some systems no focus, so the press itself shows the reason.
    if (reason) tip.show(event.currentTarget)
  }
  return (
    <span className={wide ? 'flex' : 'inline-flex'} {...tip.trigger}>
      <button
        type="button"
        {...rest}
        onClick={press}
        aria-disabled={off || undefined}
        aria-busy={busy || undefined}
        aria-describedby={cx(rest['aria-describedby'], tip.describedBy) || undefined}
        className={cx(buttonClass(tone, size, off && !busy), wide && 'w-full', className)}
      >
        {busy ? <Spinner /> : icon}
        {children}
      </button>
      {tip.element}
    </span>
  )
}
