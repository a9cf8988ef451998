import { type FocusEvent, type MouseEvent, type RefObject, useEffect } from 'react'

/** Of the screen's height, what a box may have to be shown as a whole; of a higher one, the browser shows the line typed in. */
const wholeUpTo = 0.6

const showWhole = (area: HTMLTextAreaElement) => {
  // The form first, as what saves the text is below the box; where there is no room for both, the box counts.
  for (const part of [area.form, area])
    if (part && part.offsetHeight <= window.innerHeight * wholeUpTo) part.scrollIntoView({ block: 'nearest' })
}

/**
 * Keeps a box that is typed in, and what saves it, clear of what sticks to the edges of a dialog, by its `scroll-padding`:
 * when it gets the focus, for which a browser shows only the line of the cursor, and when a phone's keyboard takes half of the screen.
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
    // Text that moves between press and release would be selected: a press is followed once it has ended.
    onFocus: ({ currentTarget }: FocusEvent<HTMLTextAreaElement>) => {
      if (!currentTarget.matches(':active')) showWhole(currentTarget)
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLTextAreaElement>) => showWhole(currentTarget),
  }
}
