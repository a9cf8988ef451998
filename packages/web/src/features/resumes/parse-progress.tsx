import { type ParseCounts, type ParseStage, parseStageTexts, toParseFacts } from '@candid/core'
import { Spinner } from '../../ui/spinner.tsx'
import { toElapsed, useNow } from '../../ui/use-now.ts'

/** After this long we say that nobody has to wait here, in milliseconds. */
const longWait = 10_000

type ParseProgressProps = {
  resume: { parse_stage: ParseStage | null; parse_started_at: string | null; parse_counts: ParseCounts | null }
}

/** A parse under way: its stage, the time it has taken, what it has counted and, when it takes long, that one may go. */
export function ParseProgress({
  resume: { parse_stage: stage, parse_started_at: startedAt, parse_counts: counts },
}: ParseProgressProps) {
  const now = useNow()
  const elapsed = startedAt === null ? 0 : now - Date.parse(startedAt)
  return (
    <span className="inline-flex flex-col items-end md:items-start">
      <span className="inline-flex items-center gap-2">
        <Spinner size={14} />
        {/* Only the stage is announced; a running clock would never let a screen reader rest. */}
        {/* As wide as the longest of the usual stages, so that neither the clock nor the table moves from one to the next. */}
        <span role="status" className="md:min-w-37 lg:whitespace-nowrap">
          {parseStageTexts[stage ?? 'queued']}
        </span>
        <span aria-hidden className="min-w-8 text-small text-ink-soft tabular-nums">
          {toElapsed(elapsed)}
        </span>
      </span>
      {/* Its line is there from the start: nothing moves when the first count comes. */}
      <span className="min-h-5 text-small text-ink-soft tabular-nums">{counts && toParseFacts(counts).join(', ')}</span>
      <span aria-hidden className="my-1 h-1 w-37 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full bg-act"
          style={{ width: counts?.pages ? `${(100 * counts.pages_read) / counts.pages}%` : 0 }}
        />
      </span>
      {elapsed > longWait && <span className="text-small text-ink-soft">You can leave this page.</span>}
    </span>
  )
}
