import { type Proficiency, proficiencies, proficiencyToNumber } from '@candid/core'
import { cx } from '../../ui/cx.ts'

/** The text for a level that the resume does not state. */
export const levelNotStated = 'Level not stated'

/** Shows a level of proficiency as four ticks; nothing if the resume states none. */
export function LevelTicks({ level }: { level: Proficiency | null }) {
  const value = proficiencyToNumber(level)
  if (value === null) return null
  return (
    <span aria-hidden className="inline-flex items-end gap-0.5 print:hidden">
      {proficiencies.map((step, index) => (
        <span
          key={step}
          className={cx('h-3 w-0.75 rounded-full', index < value ? 'bg-act-ink' : 'bg-line-strong/35')}
        />
      ))}
    </span>
  )
}

/** Shows a level of proficiency as a word, with four decorative ticks. */
export function Level({ level }: { level: Proficiency | null }) {
  if (level === null) return <span>{levelNotStated}</span>
  return (
    <span className="inline-flex items-center gap-2">
      <LevelTicks level={level} />
      <span className="capitalize">{level}</span>
    </span>
  )
}
