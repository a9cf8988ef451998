import { type Readiness, texts } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'wouter'
import { readinessQuery } from '../../entities/link/employers.queries.ts'
import { paths } from '../../platform/paths.ts'
import { QueryView } from '../../platform/query-view.tsx'
import { useApi } from '../../platform/services.ts'
import { useOverlay } from '../../platform/use-overlay.ts'
import { later } from '../../ui/later.tsx'
import { Link } from '../../ui/link.tsx'
import { onDemand } from '../../ui/load-code.ts'
import { Meter } from '../../ui/meter.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PartSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { PrepareDialog } from './prepare-dialog.tsx'
import { QuestionGroup, toGroups } from './question-group.tsx'

const RehearsedAnswer = onDemand(() => import('./rehearsed-answer.tsx').then((module) => module.RehearsedAnswer))
const WrongAnswer = later(() => import('./wrong-answer.tsx').then((module) => module.WrongAnswer))

/** Shows how many common questions are answered from what is shared, and which ones need an answer. */
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

function CommonQuestions({ readiness: { answered, questions, practice_only } }: { readiness: Readiness }) {
  const [search, setSearch] = useSearchParams()
  const shown = useOverlay<'read' | 'wrong'>()
  const show = (question: string | null) => (question === null ? shown.close() : shown.open('read', question))
  const groups = toGroups(questions)
  // The address contains the question to answer, so that the dashboard can link to it.
  const answering = questions.find(({ question }) => question === search.get('question'))
  const answer = (question: string | null) =>
    setSearch({ tab: 'readiness', ...(question !== null && { question }) }, { replace: true })
  const rows = {
    level: 3 as const,
    shown: shown.about,
    onShow: show,
    answerOf: (question: string) => (
      <Suspense fallback={<PartSkeleton className="h-20 w-full" />}>
        <RehearsedAnswer question={question} onWrong={() => shown.open('wrong', question)} />
      </Suspense>
    ),
    onAnswer: answer,
  }
  return (
    <>
      <h2 id="readiness" className="font-strong tabular-nums">
        {texts.readyForEmployers(answered, questions.length)}
      </h2>
      <Meter labelledBy="readiness" value={answered} of={questions.length} className="mt-2 max-w-md" />
      <p className="mt-2 mb-4 max-w-[64ch] text-ink-soft">
        Employers often ask these questions. A question counts as answered when your links share enough to answer it.
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
      <QuestionGroup title="open" questions={groups.open} {...rows} />
      <QuestionGroup title="answered" questions={groups.answered} {...rows} />
      {answering && <PrepareDialog question={answering.question} onClose={() => answer(null)} />}
      {/* Rendered here, because the choice in it can move the question to another group. */}
      {shown.kind === 'wrong' && shown.about !== null && (
        <WrongAnswer question={shown.about} onClose={() => show(shown.about)} />
      )}
    </>
  )
}
