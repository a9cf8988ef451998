/** The interview progress of some items. */
export type Progress = { questions: number; answered: number }

/** The counts in the header of a panel: items, and answered questions. */
export function SectionMeta({ items, progress }: { items: number; progress: Progress }) {
  return (
    <span className="flex whitespace-nowrap tabular-nums *:pl-3">
      {/* A count of one is only for screen readers. */}
      <span className={items === 1 ? 'in-aria-hidden:hidden' : undefined}>
        {items} {items === 1 ? 'item' : 'items'}
      </span>
      {progress.questions > 0 && (
        <span className="hidden sm:inline">
          {progress.answered} of {progress.questions} answered
        </span>
      )}
    </span>
  )
}

/** Adds up the progress of several items. */
export const sumProgress = (parts: readonly Progress[]): Progress => ({
  questions: parts.reduce((sum, part) => sum + part.questions, 0),
  answered: parts.reduce((sum, part) => sum + part.answered, 0),
})
