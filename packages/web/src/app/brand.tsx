import { cx } from '../ui/cx.ts'

/** The product's mark and name. */
export function Brand({ className }: { className?: string }) {
  return (
    <span className={cx('flex items-center gap-2.5 text-lead font-strong tracking-[-0.01em]', className)}>
      <img src="/icon.svg" alt="" width={22} height={22} />
      Candid
    </span>
  )
}
