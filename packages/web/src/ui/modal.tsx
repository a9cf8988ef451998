import { type ComponentProps, useRef } from 'react'
import { createPortal } from 'react-dom'
import { cx } from './cx.ts'
import { useModal } from './use-modal.ts'
import { useReturnFocus } from './use-return-focus.ts'

type ModalProps = ComponentProps<'div'> & {
  onClose: () => void
  /** What a press on the veil does; by default nothing. */
  onPressBeside?: () => void
}

/**
 * A dialog over a veil, which covers the whole page; focus stays inside and returns to the element that opened it. The page
 * behind it does not scroll (`styles.css`). The page is not `inert`, as it would be under `<dialog>.showModal()`: for that a
 * browser computes the styles of every element anew, which takes a slow phone longer than the rest of the press.
 */
export function Modal({ onClose, onPressBeside, className, children, role = 'dialog', ...rest }: ModalProps) {
  const modal = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDivElement>(null)
  useReturnFocus()
  useModal(modal, dialog, onClose)
  return createPortal(
    <div ref={modal} data-modal>
      <Edge />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is one of two that support it */}
      <div ref={dialog} role={role} aria-modal tabIndex={-1} className={cx('fixed inset-0 z-40', className)} {...rest}>
        <div aria-hidden data-veil className="fixed inset-0 bg-veil" onClick={onPressBeside} />
        {children}
      </div>
      <Edge />
    </div>,
    document.body,
  )
}

/** Where Tab leaves the dialog: the focus goes on at its other end (`useModal`). */
function Edge() {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it is there to be reached by Tab
  return <span tabIndex={0} className="fixed top-0 left-0 size-px opacity-0" />
}
