import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { besideApp, focusAtFirst, focusEnd, hideAllBut, topModal } from './modal-focus.ts'

/**
 * Makes a dialog modal for the keyboard and for screen readers, as long as it is mounted: it takes the focus and keeps it,
 * Escape closes it, and what is behind it is hidden from screen readers and does not scroll (`styles.css`). `modal` is the child of the body that it is in.
 */
export const useModal = (
  modal: RefObject<HTMLElement | null>,
  dialog: RefObject<HTMLElement | null>,
  onClose: () => void,
) => {
  useLayoutEffect(() => {
    const own = modal.current
    if (!own || !dialog.current) return
    // The focus first: what has it must not be hidden.
    focusAtFirst(dialog.current)
    hideAllBut(topModal())
    return () => hideAllBut(topModal(own))
  }, [modal, dialog])

  // After the frame that shows the dialog: the page's own element changes its style, and with it often every other one.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => modal.current?.setAttribute('data-holds-page', ''))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [modal])

  const isTop = () => modal.current !== null && topModal() === modal.current
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !isTop()) return
    event.preventDefault()
    onClose()
  })
  const keepFocus = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof Element) || !dialog.current || !isTop()) return
    if (dialog.current.contains(target) || target.closest(besideApp)) return
    // An edge of the dialog, or something behind it: from the browser's own controls, or by a script.
    const isEdge = target.parentElement === modal.current
    const isStart = isEdge && target === modal.current?.firstElementChild
    const from = relatedTarget instanceof HTMLElement && dialog.current.contains(relatedTarget) ? relatedTarget : null
    if (!isEdge && from) from.focus({ preventScroll: true })
    else focusEnd(dialog.current, isStart ? 'last' : 'first')
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event)
    const onFocusIn = (event: FocusEvent) => keepFocus(event)
    window.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocusIn)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocusIn)
    }
  }, [])
}
