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
    // In the dark it is raised from the sheet, and from the blue of a strip.
    'border-line bg-surface text-ink dark:bg-float not-aria-disabled:hover:border-line-strong not-aria-disabled:hover:bg-hover',
  quiet:
    'border-transparent bg-transparent text-ink-soft not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-ink',
}
const sizes: Record<ButtonSize, string> = {
  medium: 'h-9 px-3.5 pointer-coarse:min-h-11',
  small: 'h-8 px-2.5 text-small pointer-coarse:min-h-11 pointer-coarse:min-w-11',
}
/** How a button looks that cannot act now. */
const offTones: Record<ButtonTone, string> = {
  primary: 'border-transparent bg-hover text-ink-soft',
  danger: 'border-transparent bg-hover text-ink-soft',
  neutral: 'border-transparent bg-hover/60 text-ink-soft dark:bg-hover/30',
  quiet: 'border-transparent bg-transparent text-ink-soft opacity-70',
}

/** The look of a button, for links that look like one. */
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
  /** Work is under way: the button keeps its place and focus, shows a spinner and ignores presses. */
  busy?: boolean
  /** Not available now, and the surroundings say why. */
  blocked?: boolean
  /** Not available now, and why: told on hover, on focus and to screen readers. */
  reason?: string | null | undefined
  /** What an available button does, where its name alone does not say it. */
  tooltip?: string | undefined
  /** As wide as what holds it. */
  wide?: boolean
}

/** A button that is never `disabled`: one that cannot act stays reachable and says why (`aria-disabled`). */
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
    // Work that was just begun is not begun again by the second press of a double click, however soon that comes.
    const isRepeated = busy !== undefined && event.detail > 1
    if (!off && !isRepeated) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
    // A tap gives no hover, and on some systems no focus: the press itself tells the reason.
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
