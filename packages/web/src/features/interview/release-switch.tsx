import { type Release, texts } from '@candid/core'
import { useMutation } from '@tanstack/react-query'
import { Lock, LockOpen } from 'lucide-react'
import { type QuestionAddress, setReleaseMutation } from '../../entities/question/interview.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { useServices } from '../../platform/services.ts'
import { notifyFailure } from '../../platform/toasts.ts'
import { Button } from '../../ui/button.tsx'

const words: Record<Release, string> = {
  practice: texts.onlyForPractice,
  employers: texts.mayAnswerEmployers,
}

/** Who may read a saved answer, and the way to change it. A superuser has none: answers are their owner's to release. */
export function ReleaseSwitch({ address, release }: { address: QuestionAddress; release: Release }) {
  const { api, queryClient } = useServices()
  const { mutate, isPending } = useMutation({ ...setReleaseMutation(api, queryClient), onError: notifyFailure })
  if (useCurrentUser().is_superuser) return null
  const Icon = release === 'practice' ? Lock : LockOpen
  return (
    <Button
      size="small"
      tone="quiet"
      role="switch"
      aria-checked={release === 'employers'}
      busy={isPending}
      icon={<Icon size={14} aria-hidden />}
      tooltip={release === 'practice' ? 'Press to let it answer employers' : 'Press to keep it to yourself'}
      className="-ml-2.5"
      onClick={() => mutate({ ...address, release: release === 'practice' ? 'employers' : 'practice' })}
    >
      {words[release]}
    </Button>
  )
}
