import { firstNameOf, type Rehearsal } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { EmployerAnswerView } from '../../entities/link/employer-answer.tsx'
import { rehearsalQuery } from '../../entities/link/employers.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { QueryView } from '../../platform/query-view.tsx'
import { useApi } from '../../platform/services.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { verdictBadges } from './verdicts.ts'

/** The questions that recruiters ask most, each with what this link answers and how well. */
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
  return (
    <>
      <p className="mb-4 text-ink-soft" role="status">
        {countOf('answered')} answered, {countOf('weak')} weak, {countOf('not_answerable')} not answerable.
      </p>
      <ol aria-label="Common questions" className="divide-y divide-line rounded-sheet bg-surface shadow-sheet">
        {entries.map(({ question, answer, verdict }) => (
          <li key={question} className="flex flex-col gap-2.5 px-4 py-4">
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
              <p className="min-w-0 flex-1 font-strong">{question}</p>
              <Badge tone={verdictBadges[verdict].tone}>{verdictBadges[verdict].word}</Badge>
            </div>
            <EmployerAnswerView answer={answer} firstName={firstName} />
            <div>
              <Button size="small" aria-label={`Answer this: ${question}`} onClick={() => onPrepare(question)}>
                Answer this
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
