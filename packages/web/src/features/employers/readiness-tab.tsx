import { type Readiness, texts } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'wouter'
import { readinessQuery } from '../../entities/link/employers.queries.ts'
import { paths } from '../../platform/paths.ts'
import { QueryView } from '../../platform/query-view.tsx'
import { useApi } from '../../platform/services.ts'
import { useOverlay } from '../../platform/use-overlay.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { onDemand } from '../../ui/load-code.ts'
import { Meter } from '../../ui/meter.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PartSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { PrepareDialog } from './prepare-dialog.tsx'
import { verdictBadges } from './verdicts.ts'

const RehearsedAnswer = onDemand(() => import('./rehearsed-answer.tsx').then((module) => module.RehearsedAnswer))

/** How many common questions are answered from what is shared, and those that need an answer. */
export function ReadinessTab() {
  const readiness = useQuery(readinessQuery(useApi()))
  return (
    <QueryView
      query={readiness}
      pending={<Skeleton className="h-64 w-full" />}
      missing={
        <Notice title={texts.noActiveResumes}>
          Common questions are answered from your active resume. <Link href={paths.resumes}>Manage your resumes</Link>
        </Notice>
      }
    >
      {(read) => <CommonQuestions readiness={read} />}
    </QueryView>
  )
}

/** What needs the most work comes first; within, the questions are in the order of a first call. */
const order: Record<Readiness['questions'][number]['verdict'], number> = { not_answerable: 0, weak: 1, answered: 2 }
const openFirst = (questions: Readiness['questions']) =>
  questions.toSorted((one, other) => order[one.verdict] - order[other.verdict])

function CommonQuestions({ readiness: { answered, questions, practice_only } }: { readiness: Readiness }) {
  const [search, setSearch] = useSearchParams()
  const shown = useOverlay<'read'>()
  // The address names the question to answer, so that the dashboard leads straight to it.
  const answering = questions.find(({ question }) => question === search.get('question'))
  const answer = (question: string | null) =>
    setSearch({ tab: 'readiness', ...(question !== null && { question }) }, { replace: true })
  return (
    <>
      <h2 id="readiness" className="font-strong tabular-nums">
        {texts.readyForEmployers(answered, questions.length)}
      </h2>
      <Meter labelledBy="readiness" value={answered} of={questions.length} className="mt-2 max-w-md" />
      <p className="mt-2 mb-4 max-w-[64ch] text-ink-soft">
        These questions are asked often. An answer counts when your links share enough to give it.
      </p>
      {practice_only > 0 && (
        <Notice
          title={
            practice_only === 1
              ? '1 interview answer is for practice only.'
              : `${practice_only} interview answers are for practice only.`
          }
        >
          Employers may get more answers when you share more in the <Link href={paths.home}>interview</Link>.
        </Notice>
      )}
      <ol aria-label="Common questions" className="mt-4 divide-y divide-line rounded-sheet bg-surface shadow-sheet">
        {openFirst(questions).map(({ question, verdict }) => {
          const isAnswered = verdict !== 'not_answerable'
          const isShown = isAnswered || question === shown.about
          return (
            <li key={question} className="flex flex-col gap-3 px-4 py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
                <p className="min-w-0 flex-1 basis-64 wrap-anywhere">{question}</p>
                <Badge tone={verdictBadges[verdict].tone}>{verdictBadges[verdict].word}</Badge>
                <div className="flex flex-wrap gap-2 empty:hidden">
                  {verdict !== 'answered' && (
                    <Button size="small" aria-label={`Answer this: ${question}`} onClick={() => answer(question)}>
                      Answer this
                    </Button>
                  )}
                  {!isAnswered && (
                    <Button
                      size="small"
                      aria-expanded={isShown}
                      aria-label={`What they read: ${question}`}
                      onClick={() => (isShown ? shown.close() : shown.open('read', question))}
                    >
                      What they read
                    </Button>
                  )}
                </div>
              </div>
              {isShown && (
                <Suspense fallback={<PartSkeleton className="h-20 w-full" />}>
                  {/* Kept open, also when it is not answered any more by what the owner chooses. */}
                  <RehearsedAnswer question={question} onWrong={() => shown.open('read', question)} />
                </Suspense>
              )}
            </li>
          )
        })}
      </ol>
      {answering && <PrepareDialog question={answering.question} onClose={() => answer(null)} />}
    </>
  )
}
