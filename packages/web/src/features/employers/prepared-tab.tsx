import type { PreparedAnswer } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { preparedQuery } from '../../entities/link/employers.queries.ts'
import { QueryView } from '../../platform/query-view.tsx'
import { useApi } from '../../platform/services.ts'
import { Button } from '../../ui/button.tsx'
import { dayOf } from '../../ui/day-of.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useWithdrawAnswer } from './use-withdraw-answer.tsx'

/** Answers that were written before anybody asked. Each can be withdrawn. */
export function PreparedTab() {
  const prepared = useQuery(preparedQuery(useApi()))
  const withdrawal = useWithdrawAnswer()
  return (
    <>
      <QueryView
        query={prepared}
        pending={<Skeleton className="h-24 w-full" />}
        empty={{
          when: (answers) => answers.length === 0,
          show: (
            <EmptyState drawing={<Drawing scene="question" />} title="No prepared answers.">
              Open the preview of a link to try 20 common questions. When your resume does not answer one, you can
              answer it there. Your answers are listed here.
            </EmptyState>
          ),
        }}
      >
        {(answers) => (
          <ul aria-label="Prepared answers" className="divide-y divide-line rounded-sheet bg-surface shadow-sheet">
            {answers.map((answer) => (
              <PreparedRow key={answer.id} answer={answer} onWithdraw={() => withdrawal.ask(answer)} />
            ))}
          </ul>
        )}
      </QueryView>
      {withdrawal.dialog}
    </>
  )
}

function PreparedRow({ answer, onWithdraw }: { answer: PreparedAnswer; onWithdraw: () => void }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-strong wrap-anywhere">{answer.question}</p>
        <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
        <p className="text-small text-ink-soft">{dayOf(answer.answered_at)}</p>
      </div>
      <Button size="small" aria-label={`Withdraw the answer to: ${answer.question}`} onClick={onWithdraw}>
        Withdraw
      </Button>
    </li>
  )
}
