import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { noticesQuery, saveNotices } from '../../entities/link/link-news.queries.ts'
import { useApi } from '../../platform/services.ts'
import { notifyFailure } from '../../platform/toasts.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

/** Whether the owner wants mails about links at all; each link has a choice of its own beside it. */
export function NoticeChoice() {
  const api = useApi()
  const client = useQueryClient()
  const choice = useQuery(noticesQuery(api))
  const saving = useMutation({
    mutationFn: (wanted: boolean) => saveNotices(api, wanted),
    onSuccess: (saved) => client.setQueryData(noticesQuery(api).queryKey, saved),
    onError: notifyFailure,
  })
  if (!choice.data) return null
  return (
    <Checkbox
      label="Email me when a link is first opened or I am sent a question, at most once an hour"
      checked={saving.isPending ? saving.variables : choice.data.wanted}
      onChange={(event) => saving.mutate(event.target.checked)}
    />
  )
}
