import { type Release, type Section, sectionTitles, texts } from '@candid/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Building2, Lock } from 'lucide-react'
import { releaseSectionMutation } from '../../entities/question/interview.mutations.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { useApi } from '../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { RowMenu } from '../../ui/menu.tsx'

type SectionReleaseProps = {
  resumeId: string
  section: Section
  /** The number of saved answers in the section, and how many of them may be used to answer employers. */
  answered: number
  released: number
}

const answers = (count: number) => (count === 1 ? '1 answer' : `${count} answers`)

const stateWords = (answered: number, released: number) => {
  if (released === 0) return `${answers(answered)}, for practice only`
  return released === answered
    ? `${answers(answered)}, for employers`
    : `${released} of ${answers(answered)} for employers`
}

/**
 * A menu that sets who may read the saved answers of a section, all at once. A superuser does not get it, because only the
 * owner may release answers.
 */
export function SectionRelease({ resumeId, section, answered, released }: SectionReleaseProps) {
  const api = useApi()
  const client = useQueryClient()
  const mutation = releaseSectionMutation(api, client)
  const undo = useMutation({ ...mutation, onError: notifyFailure })
  const { mutate } = useMutation({
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
  const all = answered === 1 ? 'the answer' : `all ${answered} answers`
  const choose = (release: Release) => () => mutate({ resumeId, section, release })
  const entries = [
    ...(released < answered
      ? [
          {
            label: `Let employers see ${all}`,
            icon: <Building2 size={14} aria-hidden />,
            onSelect: choose('employers'),
          },
        ]
      : []),
    ...(released > 0
      ? [{ label: `Keep ${all} for practice only`, icon: <Lock size={14} aria-hidden />, onSelect: choose('practice') }]
      : []),
  ]
  return (
    // No higher than the title beside it, whatever the size of its button.
    <div className="-my-2 flex items-center gap-1">
      <span role="status" className="text-small text-ink-soft tabular-nums">
        {stateWords(answered, released)}
      </span>
      <RowMenu label="Answers of this section" entries={entries} />
    </div>
  )
}
