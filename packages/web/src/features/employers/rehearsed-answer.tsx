import { firstNameOf } from '@candid/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { EmployerAnswerView } from '../../entities/link/employer-answer.tsx'
import { refreshEmployers } from '../../entities/link/employers.queries.ts'
import { deleteAnswerChoice, rehearsedQuery } from '../../entities/link/rehearsal.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { QueryView } from '../../platform/query-view.tsx'
import { useApi } from '../../platform/services.ts'
import { notifyFailure } from '../../platform/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type RehearsedAnswerProps = {
  question: string
  /** Called when the owner wants to say what is wrong. */
  onWrong: () => void
}

/** The answer that an employer would get to a question, and what the owner can do if it is wrong. */
export function RehearsedAnswer({ question, onWrong }: RehearsedAnswerProps) {
  const api = useApi()
  const client = useQueryClient()
  const firstName = firstNameOf(useCurrentUser())
  const rehearsed = useQuery(rehearsedQuery(api, question))
  const undo = useMutation({
    mutationFn: (choiceId: string) => deleteAnswerChoice(api, choiceId),
    onSuccess: () => refreshEmployers(client),
    onError: notifyFailure,
  })
  return (
    <QueryView query={rehearsed} pending={<Skeleton className="h-20 w-full" />}>
      {({ answer, choice }) => (
        <div className="flex flex-col gap-3 border-l-3 border-line pl-4">
          <p className="text-small text-ink-soft">Employers would see:</p>
          <EmployerAnswerView answer={answer} firstName={firstName} />
          {choice ? (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <p className="text-small text-ink-soft">
                {choice.item_id === null
                  ? 'You chose not to answer this question.'
                  : 'You chose this item as the answer.'}
              </p>
              <Button
                size="small"
                busy={undo.isPending}
                aria-label={`Undo choice: ${question}`}
                onClick={() => undo.mutate(choice.id)}
              >
                Undo choice
              </Button>
            </div>
          ) : (
            <div>
              <Button size="small" aria-label={`This is wrong: ${question}`} onClick={onWrong}>
                This is wrong
              </Button>
            </div>
          )}
        </div>
      )}
    </QueryView>
  )
}
