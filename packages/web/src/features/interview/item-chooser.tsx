import { cx } from '../../ui/cx.ts'
import type { InterviewItem } from './interview.types.ts'

type ItemProgress = { chunk_id: string; questions: number; answered: number }
type ItemChooserProps = {
  items: readonly InterviewItem[]
  chosen: string
  progress: readonly ItemProgress[]
  onChoose: (id: string) => void
}

/** The label of an item: a job's title with the employer on a second line, or the item's name. */
const namesOf = ({ title, content }: InterviewItem) =>
  'title' in content && content.title && content.name
    ? { title: content.title, place: content.name }
    : { title, place: null }

/** The items of a section, each with the number of answered questions. */
export function ItemChooser({ items, chosen, progress, onChoose }: ItemChooserProps) {
  return (
    <nav
      aria-label="Items"
      // During practice a phone has room only for the question.
      className="shrink-0 max-md:group-has-data-practising/interview:hidden md:max-h-[500px] md:w-56 md:overflow-y-auto"
    >
      <ul className="flex gap-1 overflow-x-auto max-md:-mx-6 max-md:px-6 max-md:[scrollbar-width:none] md:flex-col">
        {items.map((item) => {
          const { title, place } = namesOf(item)
          return (
            <li key={item.id} className="shrink-0 md:shrink">
              <button
                type="button"
                aria-current={item.id === chosen || undefined}
                onClick={() => onChoose(item.id)}
                className={cx(
                  'flex w-52 flex-col rounded px-3 py-2 text-left text-small -outline-offset-2 md:w-full',
                  item.id === chosen ? 'bg-hover' : 'hover:bg-hover/60',
                )}
              >
                <span className="w-full font-medium wrap-anywhere max-md:truncate md:line-clamp-2">{title}</span>
                <span className="flex w-full text-ink-soft max-md:gap-2 md:flex-col">
                  {place && (
                    <span className="wrap-anywhere max-md:flex-1 max-md:truncate md:line-clamp-2">{place}</span>
                  )}
                  <ItemState part={progress.find(({ chunk_id }) => chunk_id === item.id)} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** A short form for phones, where it is beside the employer. */
const ItemState = ({ part }: { part: ItemProgress | undefined }) =>
  part && part.questions > 0 ? (
    <span className="shrink-0 tabular-nums">
      {`${part.answered} of ${part.questions}`}
      <span className="max-md:sr-only"> answered</span>
    </span>
  ) : (
    <span className="max-md:sr-only">No questions yet</span>
  )
