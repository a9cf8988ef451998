import { type Interview, toQuestionThreads } from '@candid/core'
import { wordsAskedAbout } from '../../../entities/item/quote.ts'
import type { InterviewItem } from '../interview.types.ts'
import { PracticeQuestion } from './practice-question.tsx'
import { PracticeSummary } from './practice-summary.tsx'
import type { Practice } from './use-practice.ts'

type PracticeViewProps = { practice: Practice; resumeId: string; item: InterviewItem; interview: Interview }

/** Returns the questions to practise: those without an answer, or all if every question is answered. */
export const questionsToPractise = ({ questions, answers }: Interview): string[] => {
  const open = questions.filter((_, index) => !answers[index])
  return (open.length > 0 ? open : questions).map(({ id }) => id)
}

/** A practice session, shown instead of the list of questions. */
export function PracticeView({ practice, resumeId, item, interview }: PracticeViewProps) {
  const address = { resumeId, itemId: item.id }
  if (practice.mode === 'summary')
    return <PracticeSummary practice={practice} address={address} interview={interview} />
  const index = interview.questions.findIndex(({ id }) => id === practice.questionId)
  const question = interview.questions[index]
  if (!question) return null
  const thread = toQuestionThreads(interview.questions).find(({ id }) => id === question.follows)
  const followUp = thread?.followUps.find(({ id }) => id === question.id)
  return (
    <PracticeQuestion
      key={question.id}
      practice={practice}
      listed={interview.questions.length}
      address={{ ...address, questionId: question.id }}
      title={item.title}
      about={wordsAskedAbout(item.content, question.text)}
      question={question}
      follows={
        thread && followUp
          ? {
              number: followUp.number,
              question: interview.questions[thread.index]?.text ?? '',
              answer: interview.answers[thread.index]?.text ?? null,
            }
          : null
      }
      answer={interview.answers[index] ?? null}
      draft={interview.drafts[index] ?? null}
    />
  )
}
