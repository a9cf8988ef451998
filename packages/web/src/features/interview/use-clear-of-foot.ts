import { type FocusEvent, type MouseEvent, type RefObject, useEffect } from 'react'

/** The share of the screen's height up to which a box is shown as a whole. In a higher box the browser shows the current line. */
const wholeUpTo = 0.6

const showWhole = (area: HTMLTextAreaElement) => {
  // The form first, because the Save button is below the box. If there is no room for both, the box counts.
  for (const part of [area.form, area])
    if (part && part.offsetHeight <= window.innerHeight * wholeUpTo) part.scrollIntoView({ block: 'nearest' })
}

/**
 * Keeps a focused box and its Save button clear of the sticky edges of a dialog, by its `scroll-padding`: when it is focused,
 * where a browser would show only the line of the cursor, and when a phone's keyboard takes half of the screen.
 */
export const useClearOfFoot = (box: RefObject<HTMLTextAreaElement | null>) => {
  useEffect(() => {
    const onResize = () => {
      if (box.current && document.activeElement === box.current) showWhole(box.current)
    }
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [box])
  return {
    // Text that moves between press and release would be selected, so this waits for the end of the press.
    onFocus: ({ currentTarget }: FocusEvent<HTMLTextAreaElement>) => {
      if (!currentTarget.matches(':active')) showWhole(currentTarget)
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLTextAreaElement>) => showWhole(currentTarget),
  }
}
