import { type Interview, type QuestionThread, type SimilarAnswer, toQuestionThreads } from '@candid/core'
import { memo, useMemo } from 'react'
import { wordsAskedAbout } from '../../entities/item/quote.ts'
import type { InterviewAddress } from '../../entities/question/interview.queries.ts'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { InterviewItem } from './interview.types.ts'
import { QuestionCard } from './question-card.tsx'
import { useShownQuestions } from './use-shown-questions.ts'
import { useSteps } from './use-steps.ts'

type QuestionListProps = {
  address: InterviewAddress
  item: InterviewItem
  interview: Interview
  /** Earlier answers to questions similar to the open ones. */
  similar: readonly SimilarAnswer[]
  /** The question to start with; `null` for the first. */
  startAt: string | null
}

/** The questions about one item with their answers, in order. */
export function QuestionList({ startAt, ...about }: QuestionListProps) {
  const { questions } = about.interview
  const threads = useMemo(() => toQuestionThreads(questions), [questions])
  const { isWhole, shown } = useSteps(threads.length)
  const list = useShownQuestions(
    questions.map(({ id }) => id),
    startAt,
    isWhole,
  )
  return (
    <>
      {!isWhole && <Skeleton className="absolute inset-x-0 h-24" />}
      {/* Out of sight until it is at the question to start with. */}
      <ol ref={list} aria-hidden={!isWhole || undefined} className={cx('flex flex-col gap-6', !isWhole && 'opacity-0')}>
        {threads.slice(0, shown).map((thread) => (
          <Thread key={thread.id} thread={thread} {...about} />
        ))}
      </ol>
    </>
  )
}

type ThreadProps = Omit<QuestionListProps, 'startAt'> & { thread: QuestionThread }

/** A question; its follow-ups are nested under the answer that they are about. It stays as it is while others come. */
const Thread = memo(function Thread({ thread, address, item, interview, similar }: ThreadProps) {
  const propsOf = ({ id, index, number }: Omit<QuestionThread, 'followUps'>) => {
    const question = interview.questions[index]
    return (
      question && {
        number,
        address: { ...address, questionId: id },
        question,
        // A follow-up is about the answer that it is nested under.
        about: question.follows === null ? wordsAskedAbout(item.content, question.text) : null,
        answer: interview.answers[index] ?? null,
        draft: interview.drafts[index] ?? null,
        earlier: similar.find(({ question_id }) => question_id === id)?.earlier ?? null,
      }
    )
  }
  const props = propsOf(thread)
  if (!props) return null
  return (
    <QuestionCard {...props}>
      {thread.followUps.length > 0 && (
        <ol
          aria-label={`Follow-ups to question ${thread.number}`}
          className="flex flex-col gap-5 border-l-2 border-line pl-4"
        >
          {thread.followUps.map((followUp) => {
            const nested = propsOf(followUp)
            return nested && <QuestionCard key={followUp.id} {...nested} />
          })}
        </ol>
      )}
    </QuestionCard>
  )
})
