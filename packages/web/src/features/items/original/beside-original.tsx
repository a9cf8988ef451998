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
  /** Beside the sheet while the PDF is not shown. */
  aside: ReactNode
  onSection: (section: Section) => void
  showsOriginal: boolean
  onOriginal: (shows: boolean) => void
  /**
   * Leads through places of the resume; given a way to go to one, and to show the PDF on a screen that has no room for
   * it beside the items.
   */
  strip?:
    | ((onStop: (stop: Pick<Place, 'id' | 'section'>) => void, onShowOriginal?: () => void) => ReactNode)
    | undefined
  children: ReactNode
}

/** Two things side by side take the whole width beside the side menu (14.5 rem) and the page's padding. */
const wholeWidth = 'lg:grid-cols-2 min-[1600px]:ml-[calc(50%-(100vw-19.5rem)/2)] min-[1600px]:w-[calc(100vw-19.5rem)]'
const sheetAlone = 'grid-cols-[minmax(0,51rem)]'
const sheetAndRail = 'rail-beside:grid-cols-[minmax(0,51rem)_17.5rem]'

const itemOf = (target: EventTarget) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? null) : null

/** Whether the screen is so wide (`lg`) that the PDF can be shown beside the items. */
const hasRoomBeside = () => window.matchMedia('(min-width: 64rem)').matches

/** From here on, in CSS pixels, the PDF stands beside the items while they are reviewed. */
const widthForBoth = 1100

/** Where the PDF is on arrival: beside the items while what was read is looked through, if there is room for both. */
export const placeOnArrival = (resume: Detail, isReview: boolean): OriginalPlace =>
  isReview && resume.format !== 'json' && window.innerWidth >= widthForBoth ? 'shownForReview' : 'hidden'

/**
 * The items of a resume, and on demand its PDF beside them; each highlights the other. On a screen too narrow for both,
 * the PDF opens as a dialog: it never covers an item that somebody is reading.
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
          // Below lg the strip lies over the lower edge of the screen.
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
                  // The strip has one below lg.
                  <span className={cx(strip && 'max-lg:hidden')}>
                    <Button
                      size="small"
                      aria-pressed={shows}
                      icon={<FileSearch size={15} aria-hidden />}
                      onClick={() => (shows || hasRoomBeside() ? onOriginal(!shows) : showDialog())}
                    >
                      {/* On a phone, where file and actions share a line, its icon is enough. */}
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
              // The closing dialog gives the focus back first.
              requestAnimationFrame(() => open(place))
            }}
          />
        </Suspense>
      )}
    </HighlightContext>
  )
}
