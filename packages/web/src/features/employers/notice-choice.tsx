import { notifyManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, useOptimistic } from 'react'
import { noticesQuery, saveNotices } from '../../entities/link/link-news.queries.ts'
import { useApi } from '../../platform/services.ts'
import { notifyFailure } from '../../platform/toasts.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

/** The setting whether the owner wants emails about links at all. Each link also has its own setting. */
export function NoticeChoice() {
  const api = useApi()
  const client = useQueryClient()
  const choice = useQuery(noticesQuery(api))
  const { mutateAsync } = useMutation({
    mutationFn: (wanted: boolean) => saveNotices(api, wanted),
    onSuccess: async (saved) => {
      client.setQueryData(noticesQuery(api).queryKey, saved)
      // Queries notify components in a later task; until then this is not shown as saved.
      await new Promise<void>((resolve) => notifyManager.schedule(resolve))
    },
    onError: notifyFailure,
  })
  // Mutations also notify in a later task. By then the pressed box would be back in its old state.
  const [wanted, showWanted] = useOptimistic(choice.data?.wanted)
  if (wanted === undefined) return null
  const choose = (chosen: boolean) =>
    startTransition(async () => {
      showWanted(chosen)
      await Promise.allSettled([mutateAsync(chosen)])
    })
  return (
    <Checkbox
      label="Email me when a link is first opened or I am sent a question, at most once an hour"
      checked={wanted}
      onChange={(event) => choose(event.target.checked)}
    />
  )
}
