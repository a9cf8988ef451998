import { cx } from './cx.ts'

/** A placeholder for content that is loading. It is silent: its surroundings have `aria-busy`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden className={cx('block h-3.5 shrink-0 rounded bg-hover', className)} />
}

/** A placeholder for a part of a page whose code is loading. */
export function PartSkeleton({ className }: { className: string }) {
  return (
    <div aria-busy>
      <Skeleton className={className} />
    </div>
  )
}
