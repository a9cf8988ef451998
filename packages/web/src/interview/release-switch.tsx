import { type Release, texts } from '@candid/core'
import { useMutation } from '@tanstack/react-query'
import { Lock, LockOpen } from 'lucide-react'
import { useServices } from '../app/services.ts'
import { notifyFailure } from '../app/toasts.ts'
import { Button } from '../ui/button.tsx'
import { type QuestionAddress, setReleaseMutation } from './interview.queries.ts'

const words: Record<Release, string> = {
  practice: texts.onlyForPractice,
  employers: texts.mayAnswerEmployers,
}

/** Who may read a saved answer, and the way to change it. */
export function ReleaseSwitch({ address, release }: { address: QuestionAddress; release: Release }) {
  const { api, queryClient } = useServices()
  const { mutate, isPending } = useMutation({ ...setReleaseMutation(api, queryClient), onError: notifyFailure })
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
