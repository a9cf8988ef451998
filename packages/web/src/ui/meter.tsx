import { cx } from './cx.ts'

type MeterProps = { labelledBy: string; value: number; of: number; className?: string }

/** Progress as a bar. The element that labels it has the words. */
export const Meter = ({ labelledBy, value, of, className }: MeterProps) => (
  <div className={cx('relative h-2 overflow-hidden rounded-full bg-line', className)}>
    <meter aria-labelledby={labelledBy} min={0} max={of} value={value} className="sr-only" />
    <div
      aria-hidden
      className="h-full bg-good forced-colors:bg-[Highlight]"
      style={{ width: `${of === 0 ? 0 : (100 * value) / of}%` }}
    />
  </div>
)
