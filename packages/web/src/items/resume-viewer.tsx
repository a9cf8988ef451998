import { type Section, sections, sectionTitles, texts } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { leaveGuard } from '../app/leave-guard.ts'
import { useApi } from '../app/services.ts'
import { progressQuery } from '../interview/interview.queries.ts'
import { Accordion, type AccordionPanel } from '../ui/accordion.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { later } from '../ui/later.tsx'
import { Notice } from '../ui/notice.tsx'
import { AddItemMenu } from './add-item-menu.tsx'
import type { Detail, ItemLists } from './item.types.ts'
import { toItemTitle, toShownItems } from './item-lists.ts'
import { BesideOriginal } from './original/beside-original.tsx'
import { UnplacedList } from './original/unplaced-list.tsx'
import { isNotFound, resumeQuery } from './resume.queries.ts'
import { SectionItems } from './section-items.tsx'
import { SectionMeta, sumProgress } from './section-meta.tsx'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import { ViewerSkeleton } from './viewer-skeleton.tsx'

const InterviewDialog = later(() =>
  import('../interview/interview-dialog.tsx').then((module) => module.InterviewDialog),
)

/** Which section is being interviewed, and at which of its items it begins. */
type OpenInterview = { section: Section; itemId: string | null }

/** `head` and `actions` stand above the panels: what the resume is, and what can be done with all of it. */
type ResumeViewerProps = { resumeId: string; head?: ReactNode; actions?: ReactNode }

/** A resume as panels, one for each section that it has; every item can be edited and interviewed. */
export function ResumeViewer({ resumeId, head, actions }: ResumeViewerProps) {
  const { data: resume, error } = useQuery(resumeQuery(useApi(), resumeId))
  if (resume) return <Sections resume={resume} head={head} actions={actions} />
  return (
    <>
      {head}
      {error ? <Failure error={error} /> : <ViewerSkeleton />}
    </>
  )
}

function Failure({ error }: { error: Error }) {
  if (isNotFound(error)) return <Notice tone="bad">{texts.resumeNotFound}</Notice>
  return (
    <Notice tone="bad">
      {texts.somethingWrongBefore}
      {error.message}
    </Notice>
  )
}

function Sections({ resume, head, actions }: Omit<ResumeViewerProps, 'resumeId'> & { resume: Detail }) {
  const resumeId = resume.id
  const lists: ItemLists = resume
  const [open, setOpen] = useState<Section | null>(null)
  const openPanel = (next: Section | null) => {
    if (open === null || open === next || leaveGuard.isFree(open)) setOpen(next)
    else void leaveGuard.ask(open).then((isFree) => isFree && setOpen(next))
  }
  const [adding, setAdding] = useState<Section | null>(null)
  const [interview, setInterview] = useState<OpenInterview | null>(null)
  const { data: progress } = useQuery(progressQuery(useApi(), resumeId))
  const shown = sections.filter((section) => lists[section].length > 0 || section === adding)
  const add = (section: Section) => {
    setAdding(section)
    openPanel(section)
  }

  const toPanel = <S extends Section>(section: S): AccordionPanel<Section> => {
    const items = toShownItems(lists, section)
    const ids = new Set(items.map((item) => item.id))
    const parts = (progress ?? []).filter((part) => ids.has(part.chunk_id))
    return {
      id: section,
      title: sectionTitles[section],
      meta: <SectionMeta items={items.length} progress={sumProgress(parts)} />,
      actions: items.length > 0 && (
        <Button size="small" tone="quiet" onClick={() => setInterview({ section, itemId: null })}>
          {texts.interview}
        </Button>
      ),
      content: (
        <SectionItems
          resumeId={resumeId}
          section={section}
          items={items}
          adding={adding === section}
          onAdd={() => add(section)}
          onAdded={() => setAdding(null)}
          onInterview={(itemId) => setInterview({ section, itemId })}
        />
      ),
    }
  }
  return (
    <BesideOriginal resume={resume} head={head} actions={actions} onSection={openPanel}>
      {shown.length > 0 ? (
        <Accordion panels={shown.map((section) => toPanel(section))} open={open} onOpen={openPanel} />
      ) : (
        <EmptyState title="Nothing of this resume could be placed in a section.">Add the first item below.</EmptyState>
      )}
      <AddItemMenu absent={sections.filter((section) => !shown.includes(section))} onAdd={add} />
      <UnsavedDialog />
      <UnplacedList resumeId={resumeId} unplaced={resume.unplaced} />
      {interview && (
        <InterviewDialog
          resumeId={resumeId}
          section={interview.section}
          items={toShownItems(lists, interview.section).map((item) => ({ id: item.id, title: toItemTitle(item) }))}
          startAt={interview.itemId}
          onClose={() => setInterview(null)}
        />
      )}
    </BesideOriginal>
  )
}
