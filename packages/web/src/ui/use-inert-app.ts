import { useLayoutEffect, useRef } from 'react'

/** How many dialogs are open over an element of the page. */
const dialogsOver = new WeakMap<Element, number>()

const setInert = (app: HTMLElement, isInert: boolean) => {
  app.inert = isInert
  if (isInert) app.setAttribute('aria-hidden', 'true')
  else app.removeAttribute('aria-hidden')
}

/**
 * Makes the app inert while a dialog is shown over it. All styles of the page follow from that, so it waits for the frame that
 * shows the dialog, which has the focus by then. Put the ref on an element in the place where the dialog is rendered; a dialog
 * within a dialog leaves the page as it is.
 */
export const useInertApp = (isShown: boolean) => {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const app = place.current?.closest<HTMLElement>('body > :not(#headlessui-portal-root)')
    if (!app || !isShown) return
    const add = (change: number) => {
      const count = (dialogsOver.get(app) ?? 0) + change
      dialogsOver.set(app, count)
      return count
    }
    add(1)
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setInert(app, true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      // Before the focus returns: nothing inert can take it.
      if (add(-1) === 0) setInert(app, false)
    }
  }, [isShown])
  return place
}
