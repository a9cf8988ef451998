import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { BesideApp } from './beside-app.tsx'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { reachKey, useReachKey } from './use-reach-key.ts'

export type ToastTone = 'success' | 'error'
/** An action for a toast, such as undo. Using it closes the toast. */
type ToastAction = { label: string; onSelect: () => void }
export type ToastText = { title: string; message?: string | undefined; action?: ToastAction | undefined }
export type Toast = ToastText & { id: number; tone: ToastTone }
/** The source of the toasts. */
type ToastStore = {
  read: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
  close: (id: number) => void
}

/** How long a success toast stays, and one with an action, in milliseconds. An error stays until it is closed. */
export const successTime = 6_000
export const actionTime = 12_000

/** Scrolls the pressed element, or what follows the focused form, clear of the toasts. */
const keepClear = (place: HTMLElement, pressed: Element) => {
  const { top, right, bottom } = pressed.getBoundingClientRect()
  const toasts = place.getBoundingClientRect()
  const isCovered = bottom > toasts.top && top < toasts.bottom && right > toasts.left
  if (isCovered) pressed.scrollIntoView({ block: 'nearest' })
}

/**
 * Tells the page the height of its toasts, which cover its bottom on a narrow screen: everything ends above them there
 * (`styles.css`). The element that they are about is kept clear of them.
 */
const makeRoom = (place: HTMLElement | null, { length }: readonly Toast[]) => {
  const height = place && length > 0 ? `${place.offsetHeight}px` : ''
  document.documentElement.style.setProperty('--toasts', height)
  const active = document.activeElement
  const form = active?.closest('form')
  // What follows a form helps after a refusal ('Already have an account?'). If that is clear, the submit button is too.
  const pressed =
    form?.parentElement?.querySelector(':scope > [data-after-form]') ?? form?.querySelector('[type=submit]') ?? active
  if (!place || !height || !pressed?.matches('button, a, input, textarea, [data-after-form]')) return
  // A form grows when it shows an error.
  const observer = new ResizeObserver(() => keepClear(place, pressed))
  observer.observe(form ?? pressed)
  return () => observer.disconnect()
}

/**
 * The toasts at the bottom right, each closable. Their timers pause while one is hovered or focused. F8 moves the focus to
 * them and back, also out of an open dialog. Escape closes the focused one.
 */
export function Toaster({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.read, store.read)
  const [held, setHeld] = useState(false)
  const place = useRef<HTMLElement>(null)
  useReachKey(place, toasts.length)
  useLayoutEffect(() => makeRoom(place.current, toasts), [toasts])
  // a removed element fires no event that it lost the pointer or the focus
  useEffect(() => {
    if (toasts.length === 0) setHeld(false)
  }, [toasts.length])
  return (
    <BesideApp>
      <section
        ref={place}
        aria-label={`Notifications (${reachKey})`}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="pointer-events-none fixed right-0 bottom-0 z-50 flex w-full flex-col items-end gap-2 p-4 empty:hidden sm:w-96 print:hidden"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} held={held} store={store} />
        ))}
      </section>
    </BesideApp>
  )
}

function ToastCard({ toast, held, store }: { toast: Toast; held: boolean; store: ToastStore }) {
  const isError = toast.tone === 'error'
  const runs = !isError && !held
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => store.close(toast.id), toast.action ? actionTime : successTime)
    return () => clearTimeout(timer)
  }, [runs, store, toast.id, toast.action])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // the dialog below stays open
    event.preventDefault()
    store.close(toast.id)
  }
  const Icon = isError ? CircleAlert : CircleCheck
  return (
    <div
      role={isError ? 'alert' : 'status'}
      className="pointer-events-auto flex w-full animate-arrive items-start gap-3 rounded-sheet bg-float py-3 pr-2 pl-4 shadow-lift"
    >
      <Icon size={18} aria-hidden className={cx('mt-0.5', isError ? 'text-bad-mark' : 'text-good-mark')} />
      <div className="min-w-0 flex-1 break-words">
        <p className="font-medium">{toast.title}</p>
        {toast.message && <p className="text-ink-soft">{toast.message}</p>}
      </div>
      {toast.action && (
        <Button
          size="small"
          aria-keyshortcuts={reachKey}
          onKeyDown={closeOnEscape}
          onClick={() => {
            toast.action?.onSelect()
            store.close(toast.id)
          }}
        >
          {toast.action.label}
          <kbd aria-hidden className="hidden font-sans text-ink-soft sm:pointer-fine:inline">
            {reachKey}
          </kbd>
        </Button>
      )}
      <button
        type="button"
        aria-label="Close"
        onKeyDown={closeOnEscape}
        onClick={() => store.close(toast.id)}
        className="grid size-7 place-items-center pointer-coarse:size-11 rounded text-ink-soft hover:bg-hover hover:text-ink"
      >
        <X size={14} aria-hidden />
      </button>
    </div>
  )
}
