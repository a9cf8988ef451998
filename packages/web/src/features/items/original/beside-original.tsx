import type { OriginalPlace, Section } from '@candid/core'
import { FileSearch } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import type { Detail } from '../../../entities/resume/resume.types.ts'
import { useOverlay } from '../../../platform/use-overlay.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { onDemand } from '../../../ui/load-code.ts'
import { PartSkeleton } from '../../../ui/skeleton.tsx'
import { IdentityHeader } from '../identity-header.tsx'
import { HighlightContext, useHighlightStore } from './highlight-store.ts'
import type { Place } from './places.ts'

const OriginalPane = onDemand(() => import('./original-pane.tsx').then((module) => module.OriginalPane))

type BesideOriginalProps = {
  resume: Detail
  head: ReactNode
  actions: ReactNode
  /** Shown beside the sheet while the PDF is not shown. */
  aside: ReactNode
  onSection: (section: Section) => void
  showsOriginal: boolean
  onOriginal: (shows: boolean) => void
  /**
   * Renders the strip that leads through places of the resume. It gets functions that go to a place and, on a screen without
   * room beside the items, show the PDF.
   */
  strip?:
    | ((onStop: (stop: Pick<Place, 'id' | 'section'>) => void, onShowOriginal?: () => void) => ReactNode)
    | undefined
  children: ReactNode
}

/** Two parts side by side take the whole width beside the side menu (14.5 rem) and the page's padding. */
const wholeWidth = 'lg:grid-cols-2 min-[1600px]:ml-[calc(50%-(100vw-19.5rem)/2)] min-[1600px]:w-[calc(100vw-19.5rem)]'
const sheetAlone = 'grid-cols-[minmax(0,51rem)]'
const sheetAndRail = 'rail-beside:grid-cols-[minmax(0,51rem)_17.5rem]'

const itemOf = (target: EventTarget) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? null) : null

/** Whether the screen is wide enough (`lg`) to show the PDF beside the items. */
const hasRoomBeside = () => window.matchMedia('(min-width: 64rem)').matches

/** From this width on, in CSS pixels, the PDF is shown beside the items during the review. */
const widthForBoth = 1100

/** Whether the PDF is shown at first: during a review, if there is room for both. */
export const placeOnArrival = (resume: Detail, isReview: boolean): OriginalPlace =>
  isReview && resume.format !== 'json' && window.innerWidth >= widthForBoth ? 'shownForReview' : 'hidden'

/**
 * The items of a resume and, on demand, its PDF beside them. Each highlights places in the other. On a screen that is too
 * narrow for both, the PDF opens as a dialog.
 */
export function BesideOriginal({
  resume,
  head,
  actions,
  aside,
  onSection,
  showsOriginal: shows,
  onOriginal,
  strip,
  children,
}: BesideOriginalProps) {
  const highlight = useHighlightStore()
  const dialog = useOverlay<'original'>()
  const showDialog = () => dialog.open('original')
  const hasOriginal = resume.format !== 'json'
  const open = ({ id, section }: Pick<Place, 'id' | 'section'>) => {
    const unplaced = document.querySelector<HTMLDetailsElement>('#unplaced')
    if (section) flushSync(() => onSection(section))
    else if (unplaced) unplaced.open = true
    const item = document.querySelector(`[data-item="${CSS.escape(id)}"]`)
    item?.scrollIntoView({ block: 'center' })
    item?.querySelector('button')?.focus({ preventScroll: true })
  }
  const stopAt = (stop: Pick<Place, 'id' | 'section'>) => {
    if (hasOriginal && hasRoomBeside()) onOriginal(true)
    flushSync(() => stop.section && onSection(stop.section))
    const unplaced = document.querySelector<HTMLDetailsElement>('#unplaced')
    if (!stop.section && unplaced) unplaced.open = true
    document.querySelector(`[data-item="${CSS.escape(stop.id)}"]`)?.scrollIntoView({ block: 'center' })
    highlight.pin(stop.id)
  }
  return (
    <HighlightContext value={highlight}>
      {strip?.(stopAt, hasOriginal ? showDialog : undefined)}
      <div
        onPointerMove={highlight.unpin}
        onPointerDown={highlight.unpin}
        onFocusCapture={highlight.unpin}
        className={cx(
          'grid items-start gap-6 sm:gap-8 [reading-flow:grid-order]',
          // Below lg the strip covers the bottom of the screen.
          strip && 'max-lg:pb-32 max-lg:[&_[data-item]]:scroll-mb-56 lg:[--beside-top:7.5rem]',
          shows ? wholeWidth : aside ? sheetAndRail : sheetAlone,
        )}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears which item the pointer or the focus is at */}
        <div
          className="@container min-w-0 rounded-sheet bg-surface px-5 py-6 shadow-sheet sm:px-9 sm:py-9 lg:px-13 lg:py-11"
          onPointerOver={({ target }) => shows && highlight.set(itemOf(target))}
          onPointerLeave={() => highlight.set(null)}
          onFocus={({ target }) => shows && highlight.set(itemOf(target))}
          onBlur={() => highlight.set(null)}
        >
          <IdentityHeader
            resume={resume}
            head={head}
            actions={
              <>
                {!hasOriginal ? (
                  <p className="text-small text-ink-soft max-sm:sr-only">Imported from JSON Resume</p>
                ) : (
                  // Below lg the strip has this button.
                  <span className={cx(strip && 'max-lg:hidden')}>
                    <Button
                      size="small"
                      aria-pressed={shows}
                      icon={<FileSearch size={15} aria-hidden />}
                      onClick={() => (shows || hasRoomBeside() ? onOriginal(!shows) : showDialog())}
                    >
                      {/* On a phone, where the file and the actions share a line, only its icon is shown. */}
                      <span className="max-sm:sr-only">{shows ? 'Hide the PDF' : 'Show in PDF'}</span>
                    </Button>
                  </span>
                )}
                {actions}
              </>
            }
          />
          {children}
        </div>
        {shows && (
          <div className="h-full min-w-0 max-lg:hidden">
            <Suspense fallback={<PartSkeleton className="h-[60dvh] w-full" />}>
              <OriginalPane resume={resume} highlight={highlight} onOpen={open} />
            </Suspense>
          </div>
        )}
        {!shows && aside}
      </div>
      {dialog.kind && (
        <Suspense fallback={<PartSkeleton className="fixed inset-0 z-40 h-full" />}>
          <OriginalPane
            resume={resume}
            highlight={highlight}
            onClose={dialog.close}
            onOpen={(place) => {
              dialog.close()
              // After the closing dialog has returned the focus.
              requestAnimationFrame(() => open(place))
            }}
          />
        </Suspense>
      )}
    </HighlightContext>
  )
}
