import { type Section, sectionTitles } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { progressQuery } from '../../entities/question/interview.queries.ts'
import { readInterviewPlace } from '../../entities/question/interview-place.ts'
import { useApi } from '../../platform/services.ts'
import { useAppVoice } from '../../platform/voice/use-voice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Soon } from '../../ui/soon.tsx'
import { useAbove } from '../../ui/use-above.ts'
import type { InterviewItem } from './interview.types.ts'
import { ItemChooser } from './item-chooser.tsx'
import { ItemInterview } from './item-interview.tsx'
import { SectionRelease } from './section-release.tsx'
import { useInterview } from './use-interview.ts'

type InterviewDialogProps = {
  resumeId: string
  section: Section
  items: readonly InterviewItem[]
  /** Where to start (`toInterviewPlace`); `null` for the first item. */
  startAt: string | null
  onClose: () => void
}

/** The interview of one section. Its frame comes first, and what is in it right after (`Soon`). */
export function InterviewDialog({ onClose, ...about }: InterviewDialogProps) {
  const hasRoom = useAbove('md')
  const release = <ReleaseOfItems {...about} />
  return (
    <Dialog
      open
      tall
      onClose={onClose}
      title={`${sectionTitles[about.section]} interview`}
      meta={hasRoom && release}
      className="min-w-0 md:min-h-[600px] md:w-[min(60rem,100%)] md:min-w-[min(800px,100%)]"
    >
      <Soon>
        <OfItems {...about} release={!hasRoom && release} />
      </Soon>
    </Dialog>
  )
}

type OfItemsProps = Omit<InterviewDialogProps, 'onClose'> & {
  /** The control for who may read the answers, if the dialog's header has no room for it. */
  release: ReactNode
}

/** A list of the section's items if there are several, and the questions of one of them. */
function OfItems({ resumeId, items, startAt, release }: OfItemsProps) {
  const start = startAt === null ? null : readInterviewPlace(startAt)
  const interview = useInterview(resumeId, start?.itemId ?? items[0]?.id)
  const voice = useAppVoice()
  const { data: progress } = useQuery(progressQuery(useApi(), resumeId))
  // Leaving the question or closing the dialog stops its audio.
  useEffect(() => () => voice.actor.send({ type: 'voice.silence' }), [voice])
  const choose = (id: string) => {
    voice.actor.send({ type: 'voice.silence' })
    interview.send({ type: 'interview.choose', itemId: id })
  }
  const item = items.find(({ id }) => id === interview.itemId) ?? items[0]
  return (
    item && (
      <div className="group/interview flex flex-1 flex-col gap-3 md:flex-row md:gap-6">
        {items.length > 1 && <ItemChooser items={items} chosen={item.id} progress={progress ?? []} onChoose={choose} />}
        <ItemInterview
          key={item.id}
          resumeId={resumeId}
          item={item}
          interview={interview}
          isListed={items.length > 1}
          release={release}
          startAt={item.id === start?.itemId ? start.questionId : null}
        />
      </div>
    )
  )
}

/** Who may read the saved answers about these items. */
function ReleaseOfItems({ resumeId, section, items }: Pick<InterviewDialogProps, 'resumeId' | 'section' | 'items'>) {
  const { data: progress } = useQuery(progressQuery(useApi(), resumeId))
  const parts = (progress ?? []).filter(({ chunk_id }) => items.some(({ id }) => id === chunk_id))
  const sum = (field: 'answered' | 'released') => parts.reduce((total, part) => total + part[field], 0)
  return <SectionRelease {...{ resumeId, section }} answered={sum('answered')} released={sum('released')} />
}
