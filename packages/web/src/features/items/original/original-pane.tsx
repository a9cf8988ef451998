import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { chunksQuery } from '../../../entities/resume/resume.queries.ts'
import { QueryView } from '../../../platform/query-view.tsx'
import { useApi } from '../../../platform/services.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { HighlightStore } from './highlight-store.ts'
import { originalQuery } from './original.queries.ts'
import { PdfPage } from './pdf-page.tsx'
import { type Place, toPlaces } from './places.ts'
import { usePdf } from './use-pdf.ts'

type OriginalPaneProps = {
  resume: { id: string; path: string; unplaced: Parameters<typeof toPlaces>[1] }
  highlight: HighlightStore
  onOpen: (place: Place) => void
}

/** The PDF that a resume was read from; with `onClose` as a dialog, where there is no room for it beside the items. */
export const OriginalPane = ({ onClose, ...pane }: OriginalPaneProps & { onClose?: () => void }) =>
  onClose ? (
    <Dialog open tall title="Original PDF" className="max-w-4xl" onClose={onClose}>
      <div className="max-sm:-mx-6">
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
      // A place that scrolls must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      onPointerOver={({ target }) => point(target)}
      onPointerLeave={() => highlight.set(null)}
      // Beside the items, or in a dialog, of which its head and foot take 6 rem, and 3 more the room around it.
      className="relative h-[calc(100dvh-6rem)] overflow-auto rounded-sheet bg-hover p-3 max-sm:rounded-none md:h-[calc(100dvh-9rem)] lg:sticky lg:top-(--beside-top,1rem) lg:h-[calc(100dvh-var(--beside-top,1rem)-1rem)]"
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
  /** The pages and their lines are there. */
  onShown: () => void
}

function Pages({ bytes, places, onOpen, onShown }: PagesProps) {
  const pdf = usePdf(bytes)
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
        // As wide as can be read; on a phone one moves over it.
        <div className="flex flex-col gap-3 max-lg:min-w-160">
          {pdf.pages.map((page, index) => (
            <div key={page.pageNumber}>
              {pdf.pages.length > 1 && (
                <p className="mb-1.5 text-small text-ink-soft tabular-nums">
                  Page {index + 1} of {pdf.pages.length}
                </p>
              )}
              <PdfPage page={page} places={places.get(page.pageNumber) ?? []} onOpen={onOpen} />
            </div>
          ))}
        </div>
      )
  }
}

const margin = 48

/** Scrolls the pane, and nothing but the pane, to the lines of the item that is highlighted. */
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
