import type { Interview, SimilarAnswer } from '@candid/core'
import { lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const QuestionCard = lazyScreen(
  async () => (await import('@candid/web/features/interview/question-card.tsx')).QuestionCard,
)

type QuestionsProps = {
  shown: Interview['questions']
  /** The saved answers, matched by position; empty for none. */
  answers: string[]
  /** What was answered before to a question like these. */
  earlier?: SimilarAnswer['earlier']
}

/** Questions as the interview lists them. */
export const Questions = ({ shown, answers, earlier }: QuestionsProps) => (
  <Inset title="Experience interview">
    <ol className="g-stack">
      {shown.map((question, index) => (
        <QuestionCard
          key={question.id}
          number={String(index + 1)}
          address={{ resumeId: 'resume-1', itemId: 'item-1', questionId: question.id }}
          question={question}
          about={null}
          answer={answers[index] ? { text: answers[index], version: 1, release: 'practice' } : null}
          draft={null}
          earlier={earlier ?? null}
        />
      ))}
    </ol>
  </Inset>
)
