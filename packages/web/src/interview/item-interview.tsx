import { texts } from '@candid/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { MessagesSquare, Plus, Sparkles } from 'lucide-react'
import { useServices } from '../app/services.ts'
import { notifyFailure } from '../app/toasts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { askQuestionsMutation, interviewQuery } from './interview.queries.ts'
import type { InterviewItem } from './interview-dialog.tsx'
import { QuestionCard } from './question-card.tsx'

/** How many questions each button asks for (specification, section 9, and decisions). */
const questionsAtOnce = 3
const oneMore = 1

/** The questions about one item with their answers, and the way to more of them. */
export function ItemInterview({ resumeId, item }: { resumeId: string; item: InterviewItem }) {
  const { api, queryClient } = useServices()
  const address = { resumeId, itemId: item.id }
  const { data, error, refetch } = useQuery(interviewQuery(api, address))
  const { mutate, isPending, variables } = useMutation({
    ...askQuestionsMutation(api, queryClient),
    onError: notifyFailure,
  })
  const ask = (num: number) => mutate({ ...address, num })
  return (
    <section aria-label={item.title} className="flex min-w-0 flex-1 flex-col">
      <div
        data-testid="interview-body"
        className="flex flex-col gap-4 md:max-h-[500px] md:overflow-y-auto md:pr-2"
        aria-busy={isPending || !data || undefined}
      >
        <p className="text-ink-soft wrap-anywhere">{item.title}</p>
        {error && !data && (
          <Notice
            tone="bad"
            action={
              <Button size="small" onClick={() => void refetch()}>
                Retry
              </Button>
            }
          >
            {texts.questionsFailed(error.message)}
          </Notice>
        )}
        {!data && !error && <Skeleton className="h-24 w-full" />}
        {data?.questions.length === 0 && (
          <div className="flex flex-col items-center gap-2 rounded border border-dashed border-line-strong/60 px-6 py-12 text-center">
            <MessagesSquare size={24} aria-hidden className="text-ink-soft" />
            <p className="text-lead font-strong">{texts.noQuestions}</p>
            <p className="text-ink-soft">Use the generate button below to get some.</p>
          </div>
        )}
        {data && data.questions.length > 0 && (
          <ol className="flex flex-col gap-4">
            {data.questions.map((question, index) => (
              <QuestionCard
                key={question.id}
                number={index + 1}
                address={{ ...address, questionId: question.id }}
                question={question}
                answer={data.answers[index] ?? null}
                draft={data.drafts[index] ?? null}
              />
            ))}
          </ol>
        )}
      </div>
      {data && (
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button
            tone={data.questions.length === 0 ? 'primary' : 'neutral'}
            icon={<Sparkles size={16} aria-hidden />}
            busy={isPending && variables.num === questionsAtOnce}
            blocked={isPending}
            onClick={() => ask(questionsAtOnce)}
          >
            {texts.generateQuestions}
          </Button>
          <Button
            tone="quiet"
            icon={<Plus size={16} aria-hidden />}
            busy={isPending && variables.num === oneMore}
            blocked={isPending}
            onClick={() => ask(oneMore)}
          >
            {texts.addAnotherQuestion}
          </Button>
          <span role="status" className="text-small text-ink-soft">
            {isPending && 'Thinking of questions…'}
          </span>
        </div>
      )}
    </section>
  )
}
