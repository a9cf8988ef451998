import { cx } from '../../ui/cx.ts'
import type { InterviewItem } from './interview.types.ts'

type ItemProgress = { chunk_id: string; questions: number; answered: number }
type ItemChooserProps = {
  items: readonly InterviewItem[]
  chosen: string
  progress: readonly ItemProgress[]
  onChoose: (id: string) => void
}

/** A job by its title, with the employer on a line of its own; anything else by its name. */
const namesOf = ({ title, content }: InterviewItem) =>
  'title' in content && content.title && content.name
    ? { title: content.title, place: content.name }
    : { title, place: null }

/** The items of a section, each with how many of its questions are answered. */
export function ItemChooser({ items, chosen, progress, onChoose }: ItemChooserProps) {
  return (
    <nav
      aria-label="Items"
      // On a phone there is room for one question only while it is practised.
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

/** On a phone, in a word or two: it stands beside the employer there. */
const ItemState = ({ part }: { part: ItemProgress | undefined }) =>
  part && part.questions > 0 ? (
    <span className="shrink-0 tabular-nums">
      {`${part.answered} of ${part.questions}`}
      <span className="max-md:sr-only"> answered</span>
    </span>
  ) : (
    <span className="max-md:sr-only">No questions yet</span>
  )
