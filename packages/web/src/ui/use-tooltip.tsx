import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

type Place = { left: number; top: number; below: boolean; home: Element }

/** Returns where to render a tooltip: in the landmark or dialog of its control. */
const homes = '[role="dialog"], [role="alertdialog"], main, aside, header'

/** The room that a tooltip needs above its control, in CSS pixels; with less it goes below. */
const roomAbove = 64
/** Half of the widest tooltip plus a margin to the edge of the screen, in CSS pixels. */
const halfWidth = 128

/**
 * A tooltip for one control: shown on hover and focus, stays while it is hovered, closes on Escape (WCAG 1.4.13).
 * Spread `trigger` on a wrapper of the control, name `describedBy` on the control, and render `element` beside it.
 */
export const useTooltip = (text: string | null | undefined) => {
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const [place, setPlace] = useState<Place | null>(null)

  const show = (control: Element) => {
    clearTimeout(timer.current)
    const box = control.getBoundingClientRect()
    const below = box.top < roomAbove
    const left = Math.min(
      Math.max(box.left + box.width / 2, halfWidth),
      Math.max(window.innerWidth - halfWidth, halfWidth),
    )
    setPlace({ left, top: below ? box.bottom + 6 : box.top - 6, below, home: control.closest(homes) ?? document.body })
  }
  // A short delay lets the pointer cross the gap to the tooltip.
  const leave = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setPlace(null), 120)
  }
  const stay = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  const trigger = {
    onPointerEnter: (event: { currentTarget: Element }) => show(event.currentTarget),
    onPointerLeave: leave,
    onFocus: (event: { currentTarget: Element; target: Element }) => {
      if (event.target.matches(':focus-visible')) show(event.currentTarget)
    },
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !place) return
      event.stopPropagation()
      setPlace(null)
    },
  }
  const element: ReactNode = text && (
    <>
      <span id={id} hidden>
        {text}
      </span>
      {place &&
        createPortal(
          <div
            role="tooltip"
            onPointerEnter={stay}
            onPointerLeave={leave}
            style={{ left: place.left, top: place.top }}
            className={`fixed z-50 w-max max-w-60 -translate-x-1/2 rounded bg-ink px-2.5 py-1.5 text-small text-canvas shadow-lift ${place.below ? '' : '-translate-y-full'}`}
          >
            {text}
          </div>,
          place.home,
        )}
    </>
  )
  return { trigger: text ? trigger : {}, describedBy: text ? id : undefined, element, show }
}
