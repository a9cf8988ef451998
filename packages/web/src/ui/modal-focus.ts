/** What can take the focus by Tab. Of radio buttons only the chosen one does. */
const reachable = 'a[href], button, input:not([type="radio"]:not(:checked)), select, textarea, summary, [tabindex]'
const fields = 'input:not([type="hidden"]), textarea, select'

/** What stands beside the app and its modals, such as notices: `BesideApp`. */
export const besideApp = '[data-beside-app]'
const modals = '[data-modal]'

/** The topmost modal, or the one that will be when another closes. */
export const topModal = (closing?: Element): Element | undefined =>
  [...document.querySelectorAll(modals)].filter((modal) => modal !== closing).at(-1)

/** Hides all but one modal, and all but what stands beside the app, from screen readers; without a modal, it hides nothing. */
export const hideAllBut = (top: Element | undefined) => {
  for (const part of document.body.children)
    if (top && part !== top && !part.matches(besideApp)) part.setAttribute('aria-hidden', 'true')
    else part.removeAttribute('aria-hidden')
}

/** Focuses the first element that takes the focus: one that is disabled or not shown does not. */
const focusFirst = (candidates: readonly (HTMLElement | null)[], otherwise: HTMLElement) => {
  for (const one of candidates) {
    one?.focus()
    if (one && document.activeElement === one) return
  }
  otherwise.focus()
}

/** Focuses the element with `data-autofocus`, or else the first field, or else the dialog itself. */
export const focusAtFirst = (dialog: HTMLElement) => {
  if (dialog.contains(document.activeElement)) return
  focusFirst([dialog.querySelector('[data-autofocus]'), dialog.querySelector(fields)], dialog)
}

/** Focuses the first or the last element of a dialog that Tab reaches. */
export const focusEnd = (dialog: HTMLElement, end: 'first' | 'last') => {
  const all = [...dialog.querySelectorAll<HTMLElement>(reachable)].filter(({ tabIndex }) => tabIndex >= 0)
  focusFirst(end === 'first' ? all : all.toReversed(), dialog)
}
