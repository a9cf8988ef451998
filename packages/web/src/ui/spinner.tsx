import { LoaderCircle } from 'lucide-react'
import { cx } from './cx.ts'

/** A spinner. With `label` it is announced; without one it is decorative. */
export function Spinner({ label, size = 16, className }: { label?: string; size?: number; className?: string }) {
  const mark = (
    <LoaderCircle size={size} aria-hidden className={cx('animate-spin motion-reduce:animate-none', className)} />
  )
  if (!label) return mark
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-soft">
      {mark}
      <span className="sr-only">{label}</span>
    </span>
  )
}
