import { type ParseCounts, type ParseStage, parseStageTexts, toParseFacts } from '@candid/core'
import { cx } from '../../ui/cx.ts'
import { toElapsed, useNow } from '../../ui/use-now.ts'

/** After this long, in milliseconds, a text says that the person can leave the page. */
const longWait = 10_000

type ParseProgressProps = {
  resume: { parse_stage: ParseStage | null; parse_started_at: string | null; parse_counts: ParseCounts | null }
}

/** A running parse: its stage, its time, its counts and, if it takes long, that the person can leave the page. */
export function ParseProgress({
  resume: { parse_stage: stage, parse_started_at: startedAt, parse_counts: counts },
}: ParseProgressProps) {
  const now = useNow()
  const elapsed = startedAt === null ? 0 : now - Date.parse(startedAt)
  const read = counts?.pages ? counts.pages_read / counts.pages : 0
  return (
    <span data-wide className="inline-flex w-56 max-w-full flex-col text-left">
      <span>
        {/* Only the stage is announced. A running clock would keep a screen reader busy. */}
        <span role="status">{parseStageTexts[stage ?? 'queued']}</span>{' '}
        <span aria-hidden className="text-small whitespace-nowrap text-ink-soft tabular-nums">
          · {toElapsed(elapsed)}
        </span>
      </span>
      <span aria-hidden className="mt-1 h-1 overflow-hidden rounded-full bg-line">
        <span
          // Indeterminate until there is something to measure.
          className={cx('block h-full rounded-full bg-act', read === 0 && 'w-1/3 animate-travel')}
          style={read === 0 ? undefined : { width: `${100 * read}%` }}
        />
      </span>
      {/* Its line is reserved from the start, so that nothing moves when the first count comes. */}
      <span className="mt-1 min-h-5 text-small text-ink-soft tabular-nums">
        {counts && toParseFacts(counts).join(', ')}
        {elapsed > longWait && <span className="block">You can leave this page.</span>}
      </span>
    </span>
  )
}
