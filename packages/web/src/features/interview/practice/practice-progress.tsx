import { cx } from '../../../ui/cx.ts'
import type { Practice } from './use-practice.ts'

const colours: Record<Practice['steps'][number], string> = {
  answered: 'bg-good-mark',
  skipped: 'bg-line-strong',
  asking: 'bg-act',
  open: 'bg-hover',
}

/** The progress of a session, with a segment for each question. The text beside it says the same. */
export const PracticeProgress = ({ steps }: { steps: Practice['steps'] }) => (
  <span aria-hidden className="flex w-40 gap-1 max-sm:w-16">
    {steps.map((step, place) => (
      <span key={place} className={cx('h-1 flex-1 rounded-full', colours[step])} />
    ))}
  </span>
)
