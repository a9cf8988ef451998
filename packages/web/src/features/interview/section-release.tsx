import { type Section, sectionTitles, texts } from '@candid/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Lock, LockOpen } from 'lucide-react'
import { releaseSectionMutation } from '../../entities/question/interview.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { useApi } from '../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { Button } from '../../ui/button.tsx'

type SectionReleaseProps = {
  resumeId: string
  section: Section
  /** How many answers of the section are saved, and how many of them may be used to answer employers. */
  answered: number
  released: number
}

const answers = (count: number) => (count === 1 ? '1 answer' : `${count} answers`)

const stateWords = (answered: number, released: number) => {
  if (released === 0) return `${answers(answered)}, for practice only`
  return released === answered ? `All of ${answers(answered)}` : `${released} of ${answers(answered)}`
}

/**
 * Who may read the saved answers of a section, all at once: none, some or all of them are for employers. A superuser has no
 * such choice: answers are their owner's to release.
 */
export function SectionRelease({ resumeId, section, answered, released }: SectionReleaseProps) {
  const api = useApi()
  const client = useQueryClient()
  const mutation = releaseSectionMutation(api, client)
  const undo = useMutation({ ...mutation, onError: notifyFailure })
  const { mutate, isPending } = useMutation({
    ...mutation,
    onError: notifyFailure,
    onSuccess: async ({ changed }, { release }) => {
      await mutation.onSuccess(undefined, { resumeId })
      const former = release === 'employers' ? ('practice' as const) : ('employers' as const)
      notifySuccess({
        title: texts.success,
        message:
          release === 'employers'
            ? `${sectionTitles[section]}: your answers may be used to answer employers.`
            : `${sectionTitles[section]}: your answers are only for your practice.`,
        action: {
          label: 'Undo',
          onSelect: () => undo.mutate({ resumeId, section, release: former, only: changed }),
        },
      })
    },
  })
  const { is_superuser } = useCurrentUser()
  if (answered === 0 || is_superuser) return null
  const isAll = released === answered
  const Icon = released === 0 ? Lock : LockOpen
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-4">
      <Button
        size="small"
        role="checkbox"
        aria-checked={isAll ? true : released === 0 ? false : 'mixed'}
        busy={isPending || undo.isPending}
        icon={<Icon size={14} aria-hidden />}
        tooltip={isAll ? 'Press to keep all of them to yourself' : 'Press to let all of them answer employers'}
        onClick={() => mutate({ resumeId, section, release: isAll ? 'practice' : 'employers' })}
      >
        {texts.mayAnswerEmployers}
        <Track share={isAll ? 'all' : released === 0 ? 'none' : 'some'} />
      </Button>
      <span role="status" className="text-small text-ink-soft tabular-nums">
        {stateWords(answered, released)}
      </span>
    </div>
  )
}

const thumbPlaces = { none: 'translate-x-0', some: 'translate-x-1.5', all: 'translate-x-3' } as const

/** A switch that may stand in the middle. */
function Track({ share }: { share: keyof typeof thumbPlaces }) {
  return (
    <span
      aria-hidden
      className={`inline-flex h-4 w-7 items-center rounded-full border px-px ${share === 'none' ? 'border-line-strong bg-transparent' : 'border-act bg-act'}`}
    >
      <span
        className={`size-3 rounded-full transition-transform duration-100 ${thumbPlaces[share]} ${share === 'none' ? 'bg-line-strong' : 'bg-white'}`}
      />
    </span>
  )
}
