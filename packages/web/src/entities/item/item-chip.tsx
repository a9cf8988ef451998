import type { Section } from '@candid/core'
import { cx } from '../../ui/cx.ts'
import type { ItemOf } from './item.types.ts'
import { LevelTicks, levelNotStated } from './level.tsx'

export const chipClass =
  'inline-flex min-h-7 items-center gap-2 rounded-full bg-hover/70 px-3 py-0.5 text-left text-ink print:min-h-0 print:border print:border-line'

/** The content of a chip for a skill or tool: its name, and its level as ticks. */
export function ChipFace({ item, name }: { item: ItemOf<Section>; name: string }) {
  if (!('proficiency' in item)) return <span className="wrap-anywhere in-data-highlighted:highlight">{name}</span>
  return (
    <>
      <span className="wrap-anywhere in-data-highlighted:highlight">{name}</span>
      <LevelTicks level={item.proficiency} />
      {/* On paper background colours are left out, so the level is a word instead of ticks. */}
      <span className={cx('sr-only', item.proficiency !== null && 'print:not-sr-only')}>
        {item.proficiency ?? levelNotStated}
      </span>
    </>
  )
}
