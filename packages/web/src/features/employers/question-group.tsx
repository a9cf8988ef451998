import type { Readiness } from '@candid/core'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { verdictBadges } from './verdicts.ts'

export type CommonQuestion = Readiness['questions'][number]

/** The questions that need the most work come first; within each group they keep the order of a first interview call. */
const order: Record<CommonQuestion['verdict'], number> = { not_answerable: 0, weak: 1, answered: 2 }

/** Splits the questions into those that need work and those that are answered. */
export const toGroups = <Question extends Pick<CommonQuestion, 'verdict'>>(questions: readonly Question[]) => {
  const sorted = questions.toSorted((one, other) => order[one.verdict] - order[other.verdict])
  return {
    open: sorted.filter(({ verdict }) => verdict !== 'answered'),
    answered: sorted.filter(({ verdict }) => verdict === 'answered'),
  }
}

type QuestionGroupProps = {
  title: 'open' | 'answered'
  /** The level of the heading. */
  level: 2 | 3
  questions: readonly CommonQuestion[]
  /** The question that is expanded. */
  shown: string | null
  onShow: (question: string | null) => void
  /** The answer that an employer would get, shown if the question is expanded. */
  answerOf: (question: string) => ReactNode
  onAnswer: (question: string) => void
}

/** A list of questions in one line each. One at a time can be expanded to show what an employer would see. */
export function QuestionGroup({ title, level, questions, ...rest }: QuestionGroupProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const id = useId()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-6">
      <Heading id={id} className="mb-2 text-small font-strong text-ink-soft tabular-nums">
        {`${questions.length} ${title}`}
      </Heading>
      <ul aria-labelledby={id} className="divide-y divide-line rounded-sheet bg-surface shadow-sheet">
        {questions.map((question) => (
          <QuestionRow key={question.question} question={question.question} verdict={question.verdict} {...rest} />
        ))}
      </ul>
    </section>
  )
}

type QuestionRowProps = CommonQuestion & Omit<QuestionGroupProps, 'title' | 'level' | 'questions'>

function QuestionRow({ question, verdict, shown, onShow, answerOf, onAnswer }: QuestionRowProps) {
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
        {/* The kind of open question that is not clear from its group. */}
        {verdict === 'weak' && <Badge tone={verdictBadges.weak.tone}>{verdictBadges.weak.word}</Badge>}
        {verdict !== 'answered' && (
          <Button size="small" aria-label={`Answer this: ${question}`} onClick={() => onAnswer(question)}>
            Answer this
          </Button>
        )}
      </div>
      {isShown && <div className="py-2 pl-[15px]">{answerOf(question)}</div>}
    </li>
  )
}
