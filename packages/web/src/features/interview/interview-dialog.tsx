import { type Section, sectionTitles } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
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

/** The interview of one section: a list of its items if there are several, and the questions of one of them. */
export function InterviewDialog({ resumeId, section, items, startAt, onClose }: InterviewDialogProps) {
  const start = startAt === null ? null : readInterviewPlace(startAt)
  const interview = useInterview(resumeId, start?.itemId ?? items[0]?.id)
  const hasRoom = useAbove('md')
  const api = useApi()
  const voice = useAppVoice()
  const { data: progress } = useQuery(progressQuery(api, resumeId))
  // Leaving the question or closing the dialog stops its audio.
  useEffect(() => () => voice.actor.send({ type: 'voice.silence' }), [voice])
  const choose = (id: string) => {
    voice.actor.send({ type: 'voice.silence' })
    interview.send({ type: 'interview.choose', itemId: id })
  }
  const parts = (progress ?? []).filter(({ chunk_id }) => items.some(({ id }) => id === chunk_id))
  const sum = (field: 'answered' | 'released') => parts.reduce((total, part) => total + part[field], 0)
  const item = items.find(({ id }) => id === interview.itemId) ?? items[0]
  const release = (
    <SectionRelease resumeId={resumeId} section={section} answered={sum('answered')} released={sum('released')} />
  )
  return (
    <Dialog
      open
      tall
      onClose={onClose}
      title={`${sectionTitles[section]} interview`}
      meta={hasRoom && release}
      className="min-w-0 md:min-h-[600px] md:w-[min(60rem,100%)] md:min-w-[min(800px,100%)]"
    >
      {item && (
        <Soon>
          <div className="group/interview flex flex-1 flex-col gap-3 md:flex-row md:gap-6">
            {items.length > 1 && (
              <ItemChooser items={items} chosen={item.id} progress={progress ?? []} onChoose={choose} />
            )}
            <ItemInterview
              key={item.id}
              resumeId={resumeId}
              item={item}
              interview={interview}
              isListed={items.length > 1}
              release={!hasRoom && release}
              startAt={item.id === start?.itemId ? start.questionId : null}
            />
          </div>
        </Soon>
      )}
    </Dialog>
  )
}
