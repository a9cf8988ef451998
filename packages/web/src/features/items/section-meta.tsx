/** How far the interview of some items is. */
export type Progress = { questions: number; answered: number }

/** What the head of a panel says beside its name: how many items, how many questions are answered. */
export function SectionMeta({ items, progress }: { items: number; progress: Progress }) {
  return (
    <span className="flex whitespace-nowrap tabular-nums *:pl-3">
      {/* Of one item the eye needs no count. */}
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

/** The progress of several items together. */
export const sumProgress = (parts: readonly Progress[]): Progress => ({
  questions: parts.reduce((sum, part) => sum + part.questions, 0),
  answered: parts.reduce((sum, part) => sum + part.answered, 0),
})
