import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { chunksQuery } from '../../../entities/resume/resume.queries.ts'
import { QueryView } from '../../../platform/query-view.tsx'
import { useApi } from '../../../platform/services.ts'
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

/** The PDF that a resume was read from. */
export function OriginalPane({ resume, highlight, onOpen }: OriginalPaneProps) {
  const api = useApi()
  const file = useQuery(originalQuery(api, resume))
  const { data: chunks } = useQuery(chunksQuery(api, resume.id))
  const pane = usePaneThatFollows(highlight)
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
      className="relative h-[45dvh] overflow-y-auto rounded-sheet bg-hover p-3 lg:sticky lg:top-(--beside-top,1rem) lg:h-[calc(100dvh-var(--beside-top,1rem)-1rem)]"
    >
      <QueryView query={file} pending={<Skeleton className="h-full w-full" />}>
        {(bytes) => <Pages bytes={bytes} places={toPlaces(chunks ?? [], resume.unplaced)} onOpen={onOpen} />}
      </QueryView>
    </section>
  )
}

type PagesProps = { bytes: ArrayBuffer; places: Map<number, Place[]>; onOpen: (place: Place) => void }

function Pages({ bytes, places, onOpen }: PagesProps) {
  const pdf = usePdf(bytes)
  switch (pdf.state) {
    case 'opening':
      return <Skeleton className="h-full w-full" />
    case 'failed':
      return <Notice tone="bad">This PDF cannot be shown here. Its items are not affected.</Notice>
    case 'open':
      return (
        <div className="flex flex-col gap-3">
          {pdf.pages.map((page) => (
            <PdfPage key={page.pageNumber} page={page} places={places.get(page.pageNumber) ?? []} onOpen={onOpen} />
          ))}
        </div>
      )
  }
}

const margin = 48

/** Scrolls the pane, and nothing but the pane, to the lines of the item that is highlighted. */
const usePaneThatFollows = (highlight: HighlightStore) => {
  const pane = useRef<HTMLElement>(null)
  useEffect(
    () =>
      highlight.subscribe(() => {
        const id = highlight.read()
        const line = id === null ? null : pane.current?.querySelector(`[data-line="${CSS.escape(id)}"]`)
        if (!pane.current || !line || pane.current.matches(':hover')) return
        const [outer, inner] = [pane.current.getBoundingClientRect(), line.getBoundingClientRect()]
        if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
        pane.current.scrollTop += inner.top - outer.top - margin
      }),
    [highlight],
  )
  return pane
}
