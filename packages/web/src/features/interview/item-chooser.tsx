import { cx } from '../../ui/cx.ts'
import type { InterviewItem } from './interview.types.ts'

type ItemProgress = { chunk_id: string; questions: number; answered: number }
type ItemChooserProps = {
  items: readonly InterviewItem[]
  chosen: string
  progress: readonly ItemProgress[]
  onChoose: (id: string) => void
}

const toWords = (part: ItemProgress | undefined) =>
  part && part.questions > 0 ? `${part.answered} of ${part.questions} answered` : 'No questions yet'

/** The items of a section, each with how many of its questions are answered. */
export function ItemChooser({ items, chosen, progress, onChoose }: ItemChooserProps) {
  return (
    <nav
      aria-label="Items"
      className="shrink-0 md:max-h-[min(500px,max(20rem,calc(100dvh-12.5rem)))] md:w-56 md:overflow-y-auto"
    >
      <ul className="flex gap-1 overflow-x-auto md:flex-col">
        {items.map(({ id, title }) => (
          <li key={id} className="shrink-0 md:shrink">
            <button
              type="button"
              aria-current={id === chosen || undefined}
              onClick={() => onChoose(id)}
              className={cx(
                'w-48 rounded px-3 py-2 text-left -outline-offset-2 md:w-full',
                id === chosen ? 'bg-hover' : 'hover:bg-hover/60',
              )}
            >
              <span className="line-clamp-2 text-small font-medium wrap-anywhere">{title}</span>
              <span className="text-small text-ink-soft tabular-nums">
                {toWords(progress.find(({ chunk_id }) => chunk_id === id))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
