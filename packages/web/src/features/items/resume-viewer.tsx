import {
  type AskToLeavePanelInput,
  type Section,
  sections,
  sectionTitles,
  texts,
  toViewerView,
  viewerMachine,
} from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { shallowEqual, useSelector } from '@xstate/react'
import { MessagesSquare } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { fromPromise } from 'xstate'
import type { ItemLists, ItemOf } from '../../entities/item/item.types.ts'
import { toItemTitle, toShownItems } from '../../entities/item/item-lists.ts'
import { progressQuery } from '../../entities/question/interview.queries.ts'
import { resumeQuery } from '../../entities/resume/resume.queries.ts'
import type { Detail } from '../../entities/resume/resume.types.ts'
import { leaveGuard } from '../../platform/leave-guard.ts'
import { isNotFound } from '../../platform/not-found.ts'
import { useApi } from '../../platform/services.ts'
import { useActorRef } from '../../platform/start-actor.ts'
import { type OverlayRef, useOverlayRef, useOverlayView } from '../../platform/use-overlay.ts'
import { Accordion, type AccordionPanel } from '../../ui/accordion.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { onDemand } from '../../ui/load-code.ts'
import { Notice } from '../../ui/notice.tsx'
import { Soon } from '../../ui/soon.tsx'
import { AddItemMenu } from './add-item-menu.tsx'
import { idInAddress } from './id-in-address.ts'
import { BesideOriginal, placeOnArrival } from './original/beside-original.tsx'
import { addIn, isFreeIn, PanelContent } from './panel-content.tsx'
import { SectionMeta, sumProgress } from './section-meta.tsx'
import { toPreview } from './section-preview.ts'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import { ViewerSkeleton } from './viewer-skeleton.tsx'

// Loaded later: only a resume that is not active is reviewed.
const ReviewStrip = onDemand(() => import('./review-strip.tsx').then((module) => module.ReviewStrip))

// Loaded later: it is below all panels, and shown only if the PDF has unplaced text.
const UnplacedList = onDemand(() => import('./original/unplaced-list.tsx').then((module) => module.UnplacedList))

const ArrivalAtItem = onDemand(() => import('./arrival-at-item.tsx').then((module) => module.ArrivalAtItem))

/** What the viewer passes to the interview. */
type InterviewProps = {
  resumeId: string
  section: Section
  items: readonly { id: string; title: string; content: ItemOf<Section> }[]
  startAt: string | null
  onClose: () => void
}

type ResumeViewerProps = {
  resumeId: string
  /** Shown above the panels: which resume it is. */
  head?: ReactNode
  /** Shown above the panels: actions for the whole resume. */
  actions?: ReactNode
  /** Shown beside the sheet. Gets a function that opens the interview of a section at a place (`toInterviewPlace`). */
  aside?: ((resume: Detail, onInterview: (section: Section, place: string) => void) => ReactNode) | undefined
  /** The last step of the review, while the resume is not active. */
  lastStep?: ReactNode
  /** Renders the interview of a section while it is open. The page passes it in, because it is another feature. */
  Interview: ComponentType<InterviewProps>
}

/** A resume as panels, one for each of its sections. Every item can be edited and has an interview. */
export function ResumeViewer({ resumeId, head, actions, aside, lastStep, Interview }: ResumeViewerProps) {
  const { data: resume, error } = useQuery(resumeQuery(useApi(), resumeId))
  if (resume) return <Sections key={resume.id} resume={resume} {...{ head, actions, aside, lastStep, Interview }} />
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

/** The first open panel is Experience, unless the address contains an item. */
const openOnArrival = (lists: ItemLists): Section | null =>
  sections.find((section) => lists[section].some(({ id }) => id === idInAddress())) ??
  ['experience' as const, ...sections].find((section) => toShownItems(lists, section).length > 0) ??
  null

const machine = viewerMachine.provide({
  actors: {
    askToLeave: fromPromise<boolean, AskToLeavePanelInput>(({ input, signal }) => leaveGuard.ask(input.panel, signal)),
  },
})

function Sections({
  resume,
  head,
  actions,
  aside,
  lastStep,
  Interview,
}: Omit<ResumeViewerProps, 'resumeId'> & { resume: Detail }) {
  const resumeId = resume.id
  const lists: ItemLists = resume
  const isReview = Boolean(lastStep)
  const actor = useActorRef(machine, {
    input: { open: openOnArrival(lists), original: placeOnArrival(resume, isReview) },
  })
  const { send } = actor
  const { open, adding, stop, original } = useSelector(actor, toViewerView, shallowEqual)
  const openPanel = (panel: Section | null) => send({ type: 'viewer.open', panel, isFree: isFreeIn(actor) })
  // The interview of a section, starting at an item.
  const interview = useOverlayRef<Section>()
  const { data: progress } = useQuery(progressQuery(useApi(), resumeId))
  const shown = sections.filter((section) => toShownItems(lists, section).length > 0 || section === adding)

  const toPanel = <S extends Section>(section: S): AccordionPanel<Section> => {
    const items = toShownItems(lists, section)
    const ids = new Set(items.map((item) => item.id))
    const parts = (progress ?? []).filter((part) => ids.has(part.chunk_id))
    return {
      id: section,
      title: sectionTitles[section],
      preview: toPreview(lists, section),
      meta: <SectionMeta items={items.length} progress={sumProgress(parts)} />,
      actions: items.length > 0 && (
        <Button
          size="small"
          tone={section === open ? 'neutral' : 'quiet'}
          // Without a border, its label is aligned with the right edge of the sheet's text.
          className={section === open ? undefined : '-mr-[11px] max-sm:-mr-3.5'}
          // On a phone every collapsed panel shows it, so only its icon is shown.
          icon={section !== open && <MessagesSquare size={16} aria-hidden className="sm:hidden" />}
          onClick={() => interview.open(section)}
        >
          <span className={section === open ? undefined : 'max-sm:sr-only'}>{texts.interview}</span>
        </Button>
      ),
      content: (
        <PanelContent {...{ resume, section, progress, interview }} isAdding={adding === section} viewer={actor} />
      ),
    }
  }
  return (
    <BesideOriginal
      resume={resume}
      head={head}
      actions={actions}
      aside={aside?.(resume, interview.open)}
      onSection={openPanel}
      // After the review, the next steps are shown in the place of the PDF.
      showsOriginal={original === 'shown' || (original === 'shownForReview' && isReview)}
      onOriginal={(shows) =>
        send(shows ? { type: 'viewer.showOriginal', forReview: isReview } : { type: 'viewer.hideOriginal' })
      }
      strip={
        isReview
          ? (onStop, onShowOriginal) => (
              // Shown before the code of the strip is loaded, as high as its one line, or two with pages that were not read.
              <section aria-label="Review" className="review-plane">
                <Suspense fallback={<div aria-busy className={resume.unread?.length ? 'h-11.5' : 'h-8'} />}>
                  <ReviewStrip
                    resume={resume}
                    at={stop}
                    onAt={(at) => send({ type: 'viewer.stop', at })}
                    onStop={onStop}
                    onShowOriginal={onShowOriginal}
                    lastStep={lastStep}
                  />
                </Suspense>
              </section>
            )
          : undefined
      }
    >
      {shown.length > 0 ? (
        <Accordion panels={shown.map((section) => toPanel(section))} open={open} onOpen={openPanel} />
      ) : (
        <EmptyState title="No text of this resume could be assigned to a section.">
          Add the first item below.
        </EmptyState>
      )}
      <AddItemMenu
        absent={sections.filter((section) => !shown.includes(section))}
        onAdd={(section) => addIn(actor, section)}
      />
      <UnsavedDialog />
      {idInAddress() && (
        <Suspense>
          <ArrivalAtItem />
        </Suspense>
      )}
      {resume.unplaced.length > 0 && (
        <Suspense>
          <UnplacedList resumeId={resumeId} unplaced={resume.unplaced} />
        </Suspense>
      )}
      <OpenInterview overlay={interview} resume={resume} Interview={Interview} />
    </BesideOriginal>
  )
}

type OpenInterviewProps = { overlay: OverlayRef<Section>; resume: Detail; Interview: ComponentType<InterviewProps> }

/** The open interview, if any. When it opens, only this component rerenders and not the panels behind it. */
function OpenInterview({ overlay, resume, Interview }: OpenInterviewProps) {
  const { kind, about } = useOverlayView(overlay)
  if (kind === null) return null
  const lists: ItemLists = resume
  return (
    <Soon>
      <Interview
        resumeId={resume.id}
        section={kind}
        items={toShownItems(lists, kind).map((item) => ({ id: item.id, title: toItemTitle(item), content: item }))}
        startAt={about}
        onClose={overlay.close}
      />
    </Soon>
  )
}
