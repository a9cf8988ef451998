import { type Interview, type QuestionThread, type SimilarAnswer, toQuestionThreads } from '@candid/core'
import { wordsAskedAbout } from '../../entities/item/quote.ts'
import type { InterviewAddress } from '../../entities/question/interview.queries.ts'
import type { InterviewItem } from './interview.types.ts'
import { QuestionCard } from './question-card.tsx'
import { useShownQuestions } from './use-shown-questions.ts'

type QuestionListProps = {
  address: InterviewAddress
  item: InterviewItem
  interview: Interview
  /** Earlier answers to questions similar to the open ones. */
  similar: readonly SimilarAnswer[]
  /** The question to start with; `null` for the first. */
  startAt: string | null
}

/** The questions about one item with their answers, in order; follow-ups are nested under the answer that they are about. */
export function QuestionList({ address, item, interview, similar, startAt }: QuestionListProps) {
  const threads = toQuestionThreads(interview.questions)
  const list = useShownQuestions(
    interview.questions.map(({ id }) => id),
    startAt,
  )
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
  return (
    <ol ref={list} className="flex flex-col gap-6">
      {threads.map((thread) => {
        const props = propsOf(thread)
        if (!props) return null
        return (
          <QuestionCard key={thread.id} {...props}>
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
      })}
    </ol>
  )
}
