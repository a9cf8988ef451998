import { firstNameOf, type Rehearsal } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { EmployerAnswerView } from '../../entities/link/employer-answer.tsx'
import { rehearsalQuery } from '../../entities/link/employers.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { QueryView } from '../../platform/query-view.tsx'
import { useApi } from '../../platform/services.ts'
import { useOverlay } from '../../platform/use-overlay.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { QuestionGroup, toGroups } from './question-group.tsx'

/** The most common questions of recruiters, each with this link's answer and how good it is. */
export function RehearsalTab({ linkId, onPrepare }: { linkId: string; onPrepare: (question: string) => void }) {
  const rehearsal = useQuery(rehearsalQuery(useApi(), linkId))
  return (
    <QueryView query={rehearsal} pending={<Skeleton className="h-64 w-full" />}>
      {(entries) => <Entries entries={entries} onPrepare={onPrepare} />}
    </QueryView>
  )
}

type EntriesProps = { entries: Rehearsal; onPrepare: (question: string) => void }

function Entries({ entries, onPrepare }: EntriesProps) {
  const firstName = firstNameOf(useCurrentUser())
  const countOf = (verdict: Rehearsal[number]['verdict']) => entries.filter((entry) => entry.verdict === verdict).length
  const shown = useOverlay<'read'>()
  const groups = toGroups(entries)
  const rows = {
    level: 2 as const,
    shown: shown.about,
    onShow: (question: string | null) => (question === null ? shown.close() : shown.open('read', question)),
    answerOf: (asked: string) => {
      const entry = entries.find(({ question }) => question === asked)
      return entry && <EmployerAnswerView answer={entry.answer} firstName={firstName} />
    },
    onAnswer: onPrepare,
  }
  return (
    <>
      <p className="text-ink-soft" role="status">
        {countOf('answered')} answered, {countOf('weak')} weak, {countOf('not_answerable')} not answerable.
      </p>
      <QuestionGroup title="open" questions={groups.open} {...rows} />
      <QuestionGroup title="answered" questions={groups.answered} {...rows} />
    </>
  )
}
