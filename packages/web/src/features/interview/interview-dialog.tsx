import { type Section, sectionTitles } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { progressQuery } from '../../entities/question/interview.queries.ts'
import { useServices } from '../../platform/services.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { InterviewItem } from './interview.types.ts'
import { ItemChooser } from './item-chooser.tsx'
import { ItemInterview } from './item-interview.tsx'
import { SectionRelease } from './section-release.tsx'
import { useInterview } from './use-interview.ts'

type InterviewDialogProps = {
  resumeId: string
  section: Section
  items: readonly InterviewItem[]
  /** The item to begin with; `null` for the first. */
  startAt: string | null
  onClose: () => void
}

/** The interview of one section: its items at the side if there are several, the questions of one of them. */
export function InterviewDialog({ resumeId, section, items, startAt, onClose }: InterviewDialogProps) {
  const interview = useInterview(resumeId, startAt ?? items[0]?.id)
  const { api, voice } = useServices()
  const { data: progress } = useQuery(progressQuery(api, resumeId))
  // Whoever leaves the question, or the dialog in whatever way, leaves its sound behind.
  useEffect(() => () => voice.actor.send({ type: 'voice.silence' }), [voice])
  const choose = (id: string) => {
    voice.actor.send({ type: 'voice.silence' })
    interview.send({ type: 'interview.choose', itemId: id })
  }
  const parts = (progress ?? []).filter(({ chunk_id }) => items.some(({ id }) => id === chunk_id))
  const sum = (field: 'answered' | 'released') => parts.reduce((total, part) => total + part[field], 0)
  const item = items.find(({ id }) => id === interview.itemId) ?? items[0]
  return (
    <Dialog
      open
      tall
      onClose={onClose}
      title={`${sectionTitles[section]} interview`}
      meta={
        <SectionRelease resumeId={resumeId} section={section} answered={sum('answered')} released={sum('released')} />
      }
      className="min-w-0 md:min-h-[600px] md:w-[min(60rem,100%)] md:min-w-[min(800px,100%)]"
    >
      {item && (
        <div className="flex flex-1 flex-col gap-6 md:flex-row">
          {items.length > 1 && (
            <ItemChooser items={items} chosen={item.id} progress={progress ?? []} onChoose={choose} />
          )}
          <ItemInterview key={item.id} resumeId={resumeId} item={item} interview={interview} />
        </div>
      )}
    </Dialog>
  )
}
