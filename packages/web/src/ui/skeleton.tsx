import { cx } from './cx.ts'

/** The place of something that is being loaded. Silent: its surroundings say `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block h-3.5 rounded bg-hover', className)} />
}
