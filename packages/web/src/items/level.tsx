import { type Proficiency, proficiencies, proficiencyToNumber } from '@candid/core'
import { cx } from '../ui/cx.ts'

/** What is said of a level that the resume does not state. */
export const levelNotStated = 'Level not stated'

/** A level of proficiency as a word, with four ticks for the eye. */
export function Level({ level }: { level: Proficiency | null }) {
  const value = proficiencyToNumber(level)
  if (level === null || value === null) return <span>{levelNotStated}</span>
  return (
    <span className="inline-flex items-baseline gap-2">
      <span aria-hidden className="inline-flex -translate-y-0.75 gap-0.5">
        {proficiencies.map((step, index) => (
          <span key={step} className={cx('h-1 w-3.5 rounded', index < value ? 'bg-act-ink' : 'bg-line')} />
        ))}
      </span>
      <span className="capitalize">{level}</span>
    </span>
  )
}
