import type { Readiness } from '@candid/core'
import { ChevronRight } from 'lucide-react'
import { Suspense, useId } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { onDemand } from '../../ui/load-code.ts'
import { PartSkeleton } from '../../ui/skeleton.tsx'
import { verdictBadges } from './verdicts.ts'

const RehearsedAnswer = onDemand(() => import('./rehearsed-answer.tsx').then((module) => module.RehearsedAnswer))

export type CommonQuestion = Readiness['questions'][number]

type QuestionGroupProps = {
  title: 'open' | 'answered'
  questions: readonly CommonQuestion[]
  /** The question whose answer is shown. */
  shown: string | null
  onShow: (question: string | null) => void
  onWrong: (question: string) => void
  onAnswer: (question: string) => void
}

/** Questions that are closed to a line each; one of them at a time opens to what an employer would read. */
export function QuestionGroup({ title, questions, ...rest }: QuestionGroupProps) {
  const id = useId()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="mb-2 text-small font-strong text-ink-soft tabular-nums">
        {`${questions.length} ${title}`}
      </h3>
      <ul aria-labelledby={id} className="divide-y divide-line rounded-sheet bg-surface shadow-sheet">
        {questions.map((question) => (
          <QuestionRow key={question.question} {...question} {...rest} />
        ))}
      </ul>
    </section>
  )
}

type QuestionRowProps = CommonQuestion & Omit<QuestionGroupProps, 'title' | 'questions'>

function QuestionRow({ question, verdict, shown, onShow, onWrong, onAnswer }: QuestionRowProps) {
  const isShown = question === shown
  return (
    <li className="px-4 py-1.5">
      <div className="flex items-center gap-3">
        <button
          type="button"
          aria-expanded={isShown}
          onClick={() => onShow(isShown ? null : question)}
          className="-ml-2 flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded px-2 py-1 text-left wrap-anywhere hover:bg-hover/60 pointer-coarse:min-h-11"
        >
          <ChevronRight size={15} aria-hidden className={cx('text-ink-soft', isShown && 'rotate-90')} />
          {question}
        </button>
        {/* Of the two kinds of open questions, the one that is not plain from its group. */}
        {verdict === 'weak' && <Badge tone={verdictBadges.weak.tone}>{verdictBadges.weak.word}</Badge>}
        {verdict !== 'answered' && (
          <Button size="small" aria-label={`Answer this: ${question}`} onClick={() => onAnswer(question)}>
            Answer this
          </Button>
        )}
      </div>
      {isShown && (
        <div className="py-2 pl-[15px]">
          <Suspense fallback={<PartSkeleton className="h-20 w-full" />}>
            <RehearsedAnswer question={question} onWrong={() => onWrong(question)} />
          </Suspense>
        </div>
      )}
    </li>
  )
}
