import { useQuery } from '@tanstack/react-query'
import { ZoomIn, ZoomOut } from 'lucide-react'
import type { PDFPageProxy } from 'pdfjs-dist'
import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react'
import { chunksQuery } from '../../../entities/resume/resume.queries.ts'
import { QueryView } from '../../../platform/query-view.tsx'
import { useApi } from '../../../platform/services.ts'
import { cx } from '../../../ui/cx.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { HighlightStore } from './highlight-store.ts'
import { originalQuery } from './original.queries.ts'
import { PdfPage } from './pdf-page.tsx'
import { type Place, toPlaces, toPrintedPart } from './places.ts'
import { usePdf } from './use-pdf.ts'

type OriginalPaneProps = {
  resume: { id: string; path: string; unplaced: Parameters<typeof toPlaces>[1] }
  highlight: HighlightStore
  onOpen: (place: Place) => void
}

/** The PDF of a resume; with `onClose` as a dialog, for screens without room beside the items. */
export const OriginalPane = ({ onClose, ...pane }: OriginalPaneProps & { onClose?: () => void }) =>
  onClose ? (
    <Dialog open tall title="Original PDF" className="max-w-4xl" onClose={onClose}>
      {/* On a phone it fills the whole screen. */}
      <div className="max-sm:-mx-6 max-sm:-mb-5">
        <Pane {...pane} />
      </div>
    </Dialog>
  ) : (
    <Pane {...pane} />
  )

function Pane({ resume, highlight, onOpen }: OriginalPaneProps) {
  const api = useApi()
  const file = useQuery(originalQuery(api, resume))
  const { data: chunks } = useQuery(chunksQuery(api, resume.id))
  const { pane, follow } = usePaneThatFollows(highlight)
  const point = (target: EventTarget) =>
    highlight.set(target instanceof HTMLElement ? (target.dataset['line'] ?? null) : null)
  return (
    <section
      ref={pane}
      aria-label="Original PDF"
      // A scrolling area must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      onPointerOver={({ target }) => point(target)}
      onPointerLeave={() => highlight.set(null)}
      // Beside the items or in a dialog, whose header takes 5 rem, its footer 1, and its margins 3.
      className="relative h-[calc(100dvh-5rem)] overflow-auto rounded-sheet bg-hover p-3 max-sm:rounded-none md:h-[calc(100dvh-9rem)] lg:sticky lg:top-(--beside-top,1rem) lg:h-[calc(100dvh-var(--beside-top,1rem)-1rem)]"
    >
      <QueryView query={file} pending={<Skeleton className="h-full w-full" />}>
        {(bytes) => (
          <Pages bytes={bytes} places={toPlaces(chunks ?? [], resume.unplaced)} onOpen={onOpen} onShown={follow} />
        )}
      </QueryView>
    </section>
  )
}

type PagesProps = {
  bytes: ArrayBuffer
  places: Map<number, Place[]>
  onOpen: (place: Place) => void
  /** Called when the pages and their lines are loaded. */
  onShown: () => void
}

function Pages({ bytes, places, onOpen, onShown }: PagesProps) {
  const pdf = usePdf(bytes)
  const [isNear, setIsNear] = useState(false)
  const isShown = pdf.state === 'open' && places.size > 0
  useEffect(() => {
    if (isShown) onShown()
  }, [isShown, onShown])
  switch (pdf.state) {
    case 'opening':
      return <Skeleton className="h-full w-full" />
    case 'failed':
      return <Notice tone="bad">This PDF cannot be shown here. Its items are not affected.</Notice>
    case 'open':
      return (
        <>
          <div className={cx('flex flex-col gap-3', isNear && 'max-lg:w-180')}>
            {pdf.pages.map((page, index) => (
              <div key={page.pageNumber}>
                {pdf.pages.length > 1 && (
                  <p className="mb-1.5 text-small text-ink-soft tabular-nums">
                    Page {index + 1} of {pdf.pages.length}
                  </p>
                )}
                {/* If there is little room, it is as wide as the printed area of the page, without its margins. */}
                <div className="max-lg:overflow-hidden">
                  <div style={widthOf(page, places)} className="max-lg:ml-(--page-left) max-lg:w-(--page-width)">
                    <PdfPage page={page} places={places.get(page.pageNumber) ?? []} onOpen={onOpen} />
                  </div>
                </div>
              </div>
            ))}
          </div>
          <div className="sticky right-0 bottom-0 left-0 flex justify-end pt-3 lg:hidden">
            <IconButton
              label={isNear ? 'Fit to width' : 'Zoom in'}
              tone="neutral"
              className="shadow-lift"
              icon={isNear ? <ZoomOut size={18} aria-hidden /> : <ZoomIn size={18} aria-hidden />}
              onClick={() => setIsNear(!isNear)}
            />
          </div>
        </>
      )
  }
}

/** The width of a page and its start, as shares of the room for the printed area. */
const widthOf = (page: PDFPageProxy, places: Map<number, Place[]>): CSSProperties => {
  const { width } = page.getViewport({ scale: 1 })
  const part = toPrintedPart(places, width)
  // Seam: React's types know no custom properties.
  return {
    '--page-width': `${(100 * width) / part.width}%`,
    '--page-left': `${(-100 * part.left) / part.width}%`,
  } as CSSProperties
}

const margin = 48

/** Scrolls only the pane to the lines of the highlighted item. */
const usePaneThatFollows = (highlight: HighlightStore) => {
  const pane = useRef<HTMLElement>(null)
  const follow = useCallback(() => {
    const id = highlight.read()
    const line = id === null ? null : pane.current?.querySelector(`[data-line="${CSS.escape(id)}"]`)
    if (!pane.current || !line || pane.current.matches(':hover')) return
    const [outer, inner] = [pane.current.getBoundingClientRect(), line.getBoundingClientRect()]
    if (inner.top < outer.top || inner.bottom > outer.bottom) pane.current.scrollTop += inner.top - outer.top - margin
    if (inner.left < outer.left || inner.right > outer.right)
      pane.current.scrollLeft += inner.left - outer.left - margin
  }, [highlight])
  useEffect(() => highlight.subscribe(follow), [highlight, follow])
  return { pane, follow }
}
