import { texts } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { MessagesSquare, Plus, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { interviewQuery, similarAnswersQuery } from '../../entities/question/interview.queries.ts'
import { preloadStaleTime } from '../../platform/query-client.ts'
import { useApi } from '../../platform/services.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AboutLine } from './about-line.tsx'
import type { InterviewItem } from './interview.types.ts'
import { InterviewFrame } from './interview-frame.tsx'
import { PracticeView, questionsToPractise } from './practice/practice-view.tsx'
import { usePractice } from './practice/use-practice.ts'
import { QuestionList } from './question-list.tsx'
import type { useInterview } from './use-interview.ts'

type ItemInterviewProps = {
  resumeId: string
  item: InterviewItem
  interview: ReturnType<typeof useInterview>
  /** Whether its name is also shown in the list of items. */
  isListed: boolean
  /** The control for who may read the answers, if the dialog's header has no room for it. */
  release: ReactNode
  /** The question to start with. */
  startAt: string | null
}

/** How many questions 'Generate questions' requests; 'Add another question' requests one. */
const questionsAtOnce = 3

/** On a phone the two buttons of the footer are small, so that they fit in one row. */
const fitsPhone = 'max-sm:gap-1 max-sm:px-2 max-sm:text-small'

/** Shown if fewer questions came than were requested. The next press can still bring a general question. */
const littleLeft = 'There is little else to ask about this item. Add details to it to get better questions.'

/** The questions about one item with their answers, and buttons to get more. */
export function ItemInterview({ resumeId, item, interview, isListed, release, startAt }: ItemInterviewProps) {
  const address = { resumeId, itemId: item.id }
  const { mode, failure, num, canGenerate, send } = interview
  const isReady = mode !== 'loading' && mode !== 'failed' && mode !== 'closed' && interview.itemId === item.id
  // The machine has just fetched them. From then on they are refetched whenever an answer changes.
  const query = useQuery({ ...interviewQuery(useApi(), address), enabled: isReady, staleTime: preloadStaleTime })
  // Optional: if it cannot be loaded, the questions are shown without it.
  const { data: similar } = useQuery({ ...similarAnswersQuery(useApi(), address), enabled: isReady })
  const data = isReady ? query.data : undefined
  const isPending = mode === 'generating'
  const practice = usePractice()
  return (
    <section aria-label={item.title} className="flex min-w-0 flex-1 flex-col">
      {data && practice.mode !== 'idle' ? (
        <PracticeView practice={practice} resumeId={resumeId} item={item} interview={data} />
      ) : (
        <InterviewFrame
          isBusy={isPending || (!data && mode !== 'failed')}
          yields
          head={
            <>
              <div className={cx('min-w-0', isListed && 'max-md:hidden')}>
                <AboutLine text={item.title} as="plain" isOneLine />
              </div>
              {release}
              {data && data.questions.length > 0 && (
                <div className="ml-auto">
                  <Button
                    size="small"
                    icon={<MessagesSquare size={15} aria-hidden />}
                    blocked={isPending}
                    onClick={() =>
                      practice.send({ type: 'practice.start', questionIds: questionsToPractise(data), now: Date.now() })
                    }
                  >
                    Practise
                  </Button>
                </div>
              )}
            </>
          }
          foot={
            data && (
              <>
                <Button
                  tone={data.questions.length === 0 ? 'primary' : 'neutral'}
                  className={fitsPhone}
                  icon={<Sparkles size={16} aria-hidden />}
                  busy={isPending && num === questionsAtOnce}
                  blocked={!canGenerate}
                  onClick={() => send({ type: 'interview.generate' })}
                >
                  {texts.generateQuestions}
                </Button>
                <Button
                  tone="quiet"
                  className={fitsPhone}
                  icon={<Plus size={16} aria-hidden />}
                  busy={isPending && num !== questionsAtOnce}
                  blocked={!canGenerate}
                  onClick={() => send({ type: 'interview.addAnother' })}
                >
                  {texts.addAnotherQuestion}
                </Button>
              </>
            )
          }
        >
          {mode === 'failed' && (
            <Notice
              tone="bad"
              action={
                <Button size="small" onClick={() => send({ type: 'interview.retry' })}>
                  Retry
                </Button>
              }
            >
              {texts.questionsFailed(failure?.detail ?? failure?.message ?? '')}
            </Notice>
          )}
          {!data && mode !== 'failed' && <Skeleton className="h-24 w-full" />}
          {data?.questions.length === 0 && (
            <div className="flex flex-col items-center gap-2 px-6 py-12 text-center">
              <Drawing scene="question" />
              <p className="font-serif text-head font-medium">{texts.noQuestions}</p>
              <p className="text-ink-soft">Use the generate button below to get some.</p>
            </div>
          )}
          {data && data.questions.length > 0 && (
            <QuestionList address={address} item={item} interview={data} similar={similar ?? []} startAt={startAt} />
          )}
          {/* In the body, because in the footer it would need a line of its own and the dialog would grow. */}
          <p role="status" className="text-small text-ink-soft">
            {isPending && 'Thinking of questions…'}
            {interview.exhausted && littleLeft}
          </p>
        </InterviewFrame>
      )}
    </section>
  )
}
