import { longAnswerSeconds } from '@candid/core'
import { useNow } from '../../../ui/use-now.ts'

/** Formats seconds as '1:05'. */
export const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Counts up from the moment the question was shown, and says when two minutes are over. */
export function Clock({ since }: { since: number }) {
  const now = useNow()
  const seconds = Math.max(0, Math.round((now - since) / 1_000))
  const isLong = seconds >= longAnswerSeconds
  return (
    <span className={`text-small tabular-nums ${isLong ? 'font-strong text-ink' : 'text-ink-soft'}`}>
      <span role="timer" aria-label="Time for this question">
        {minutes(seconds)}
      </span>
      <span role="status">{isLong && ' · Two minutes. Time to finish.'}</span>
    </span>
  )
}
