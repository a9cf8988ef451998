import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CornerDownRight } from 'lucide-react'
import { followUpMutation } from '../../entities/question/interview.mutations.ts'
import { interviewQuery, type QuestionAddress } from '../../entities/question/interview.queries.ts'
import { useApi } from '../../platform/services.ts'
import { notifyFailure } from '../../platform/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'

/** Offers a follow-up question about what a saved answer leaves open. */
export function FollowUp({ address }: { address: QuestionAddress }) {
  const api = useApi()
  const client = useQueryClient()
  const followUp = followUpMutation(api, client)
  const { mutate, isPending, data } = useMutation({
    ...followUp,
    mutationFn: async (item: QuestionAddress) => {
      const before = client.getQueryData(interviewQuery(api, item).queryKey)?.questions.length
      const { questions } = await followUp.mutationFn(item)
      return { isNew: questions.length !== before }
    },
    onError: notifyFailure,
  })
  return (
    <>
      <Button
        size="small"
        tone="quiet"
        busy={isPending}
        icon={<CornerDownRight size={14} aria-hidden className="max-sm:hidden" />}
        onClick={() => mutate(address)}
      >
        Ask a follow-up
      </Button>
      <span role="status" className={cx('text-small text-ink-soft', data && 'px-1')}>
        {data && (data.isNew ? 'A follow-up was added below.' : 'There is nothing to follow up in this answer.')}
      </span>
    </>
  )
}
