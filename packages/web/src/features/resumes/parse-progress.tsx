import { type ParseStage, parseStageTexts } from '@candid/core'
import { Spinner } from '../../ui/spinner.tsx'
import { toElapsed, useNow } from '../../ui/use-now.ts'

/** After this long we say that nobody has to wait here, in milliseconds. */
const longWait = 10_000

type ParseProgressProps = { stage: ParseStage | null; startedAt: string | null }

/** A parse under way: its stage, the time it has taken, and, when it takes long, that one may go. */
export function ParseProgress({ stage, startedAt }: ParseProgressProps) {
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
      {elapsed > longWait && <span className="text-small text-ink-soft">You can leave this page.</span>}
    </span>
  )
}
