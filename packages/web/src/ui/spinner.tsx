import { LoaderCircle } from 'lucide-react'
import { cx } from './cx.ts'

/** A turning mark for work under way. With `label` it is announced; without, it is decoration beside words. */
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
