import { type Release, texts } from '@candid/core'
import { useMutation } from '@tanstack/react-query'
import { Building2, Lock } from 'lucide-react'
import { setReleaseMutation } from '../../entities/question/interview.mutations.ts'
import type { QuestionAddress } from '../../entities/question/interview.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { useServices } from '../../platform/services.ts'
import { notifyFailure } from '../../platform/toasts.ts'
import { Segmented } from '../../ui/segmented.tsx'

const choices = [
  {
    value: 'practice',
    label: texts.practiceOnly,
    hint: texts.onlyForPractice,
    icon: <Lock size={13} aria-hidden />,
  },
  {
    value: 'employers',
    label: texts.employers,
    hint: texts.mayAnswerEmployers,
    icon: <Building2 size={13} aria-hidden />,
  },
] as const

/** Shows and changes who may read a saved answer. A superuser does not get it, because only the owner may release answers. */
export function ReleaseControl({ address, release }: { address: QuestionAddress; release: Release }) {
  const { api, queryClient } = useServices()
  const { mutate, isPending, variables } = useMutation({
    ...setReleaseMutation(api, queryClient),
    onError: notifyFailure,
  })
  if (useCurrentUser().is_superuser) return null
  return (
    <Segmented
      label="Who may see this answer"
      value={isPending ? variables.release : release}
      options={choices}
      busy={isPending}
      onChange={(chosen) => mutate({ ...address, release: chosen })}
    />
  )
}
