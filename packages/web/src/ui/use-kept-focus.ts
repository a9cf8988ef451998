import { useEffect } from 'react'

/** What a lost focus may go to. No fields: on a phone they would bring up the keyboard unasked. */
const controls = 'a[href], button:not([tabindex="-1"]), summary'
/** A lost focus stays within these. */
const bounds = 'main, aside, [role="dialog"], [role="alertdialog"]'

/** An element that held the focused control, and as its which child. */
type Step = { parent: Element; index: number }

const stepsOf = (control: Element): Step[] => {
  const steps: Step[] = []
  for (let child = control; child.parentElement && !child.matches(bounds); child = child.parentElement)
    steps.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  return steps
}

/** The control nearest to where one was: what took its place, else what follows, else what comes before. */
const nearest = (steps: readonly Step[]): HTMLElement | null => {
  for (const { parent, index } of steps) {
    if (!parent.isConnected || !parent.closest(bounds)) continue
    const found = [...parent.querySelectorAll<HTMLElement>(controls)].filter((one) => !one.closest('[hidden]'))
    const isBefore = (one: Element) => [...parent.children].slice(0, index).some((child) => child.contains(one))
    const next = found.find((one) => !isBefore(one)) ?? found.at(-1)
    if (next) return next
  }
  return null
}

/**
 * Keeps the place of whoever works by keyboard: when the focused control leaves the screen, as a pressed button does that
 * is done for good, the nearest control that is left takes the focus, unless something else has taken it (WCAG 2.4.3).
 */
export const useKeptFocus = () => {
  useEffect(() => {
    let last: { control: Element; steps: Step[] } | null = null
    let frame = 0
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = { control: target, steps: stepsOf(target) }
    }
    // Who leaves a control that stays has left it on purpose.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (last?.control === target && last.control.isConnected) last = null
      })
    const settle = () => {
      const { activeElement, body } = document
      if (!last || (activeElement !== body && activeElement !== null)) return
      // A page that was arrived at, and that has got another head since, is told by that one.
      const target = last.control.matches('h1') ? document.querySelector<HTMLElement>('h1') : nearest(last.steps)
      target?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      if (!last || last.control.isConnected) return
      cancelAnimationFrame(frame)
      // Dialogs, menus and pages give the focus themselves, in the next frame.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(settle)
      })
    })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', forget)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', forget)
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
}
