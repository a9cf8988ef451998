import { useEffect } from 'react'

/** The elements that can receive a lost focus. Fields are excluded, because on a phone they would open the keyboard. */
const controls = 'a[href], button:not([tabindex="-1"]), summary'
/** A lost focus stays within one of these elements. */
const bounds = 'main, aside, [role="dialog"], [role="alertdialog"]'

/** An element that contained the focused control, and the index of the child. */
type Step = { parent: Element; index: number }

const stepsOf = (control: Element): Step[] => {
  const steps: Step[] = []
  for (let child = control; child.parentElement && !child.matches(bounds); child = child.parentElement)
    steps.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  return steps
}

/** Returns the control nearest to the removed one: its replacement, else the next one, else the previous one. */
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
 * Keeps the keyboard focus near its place. If the focused control is removed, as a button is whose work is done, the nearest
 * remaining control is focused, unless something else has taken the focus (WCAG 2.4.3).
 */
export const useKeptFocus = () => {
  useEffect(() => {
    let last: { control: Element; steps: Step[] } | null = null
    let frame = 0
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = { control: target, steps: stepsOf(target) }
    }
    // If the control still exists, the user left it on purpose.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (last?.control === target && last.control.isConnected) last = null
      })
    const settle = () => {
      const { activeElement, body } = document
      if (!last || (activeElement !== body && activeElement !== null)) return
      // After a navigation, if the page's heading was replaced, the new heading is focused.
      const target = last.control.matches('h1') ? document.querySelector<HTMLElement>('h1') : nearest(last.steps)
      target?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      if (!last || last.control.isConnected) return
      cancelAnimationFrame(frame)
      // Dialogs, menus and pages set the focus themselves, in the next frame.
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
