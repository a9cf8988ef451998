import { cx } from './cx.ts'

/** The place of something that is being loaded. Silent: its surroundings say `aria-busy`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden className={cx('block h-3.5 shrink-0 rounded bg-hover', className)} />
}

/** The place of a part of a page whose code is being loaded. */
export function PartSkeleton({ className }: { className: string }) {
  return (
    <div aria-busy>
      <Skeleton className={className} />
    </div>
  )
}
