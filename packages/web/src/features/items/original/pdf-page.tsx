import type { PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef } from 'react'
import { cx } from '../../../ui/cx.ts'
import { useIsHighlighted } from './highlight-store.ts'
import type { Place } from './places.ts'

/** Pixels for each point of the page: sharp at the displayed widths, also on screens with double density. */
const dotsPerPoint = 2

type PdfPageProps = { page: PDFPageProxy; places: readonly Place[]; onOpen: (place: Place) => void }

/** One page of the PDF, with its lines on top. */
export function PdfPage({ page, places, onOpen }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = page.getViewport({ scale: 1 })
  useEffect(() => {
    if (!canvas.current) return
    const drawing = page.render({ canvas: canvas.current, viewport: page.getViewport({ scale: dotsPerPoint }) })
    drawing.promise.catch((error: unknown) => {
      // A page that was unmounted cancels its rendering.
      if (!(error instanceof Error && error.name === 'RenderingCancelledException')) throw error
    })
    return () => drawing.cancel()
  }, [page])
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <div className="relative bg-white shadow-sheet" style={{ aspectRatio: `${width} / ${height}` }}>
      <canvas
        ref={canvas}
        width={width * dotsPerPoint}
        height={height * dotsPerPoint}
        role="img"
        aria-label={`Page ${page.pageNumber} of the PDF`}
        className="absolute inset-0 size-full dark:brightness-[.88]"
      />
      {places.map((place) => (
        <Line
          key={place.key}
          place={place}
          style={{
            left: share(place.x, width),
            top: share(place.y, height),
            width: share(place.width, width),
            height: share(place.height, height),
          }}
          onOpen={onOpen}
        />
      ))}
    </div>
  )
}

type LineProps = {
  place: Place
  style: { left: string; top: string; width: string; height: string }
  onOpen: (place: Place) => void
}

/** A line that reacts to hover and press. Keyboard users go through the items, which highlight their lines. */
function Line({ place, style, onOpen }: LineProps) {
  const highlighted = useIsHighlighted(place.id)
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={place.section ? 'Open the item of this line' : 'Show this text under Not placed'}
      data-line={place.id}
      data-highlighted={highlighted || undefined}
      style={style}
      onClick={() => onOpen(place)}
      className={cx(
        'absolute -m-px box-content rounded-[2px] p-px',
        'mix-blend-multiply transition-colors duration-200',
        // The page is white in both themes, so the highlight is yellow in both.
        highlighted ? 'bg-[#ffee9c]' : 'hover:bg-[#fff6cc]',
      )}
    />
  )
}
