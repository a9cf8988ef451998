import type { Toast, ToastText, ToastTone } from '../ui/toaster.tsx'
import { createValue } from './value.ts'

/** Whether a toast gives way to a new one: to one that says the same, and an offer to undo to the next offer. */
const yieldsTo = (toast: Toast, { tone, title, message, action }: Omit<Toast, 'id'>): boolean =>
  toast.tone === tone &&
  (toast.action && action ? tone === 'success' : toast.title === title && toast.message === message)

/** The toasts on the screen, oldest first; outside React so that ports and actors can raise one. */
export const createToastStore = () => {
  const { read, set, subscribe } = createValue<readonly Toast[]>([])
  let lastId = 0
  return {
    show: (tone: ToastTone, text: ToastText) => {
      lastId += 1
      // One step back at a time, and nothing twice: they would stack over the page.
      set([...read().filter((toast) => !yieldsTo(toast, { ...text, tone })), { ...text, tone, id: lastId }])
    },
    close: (id: number) => set(read().filter((toast) => toast.id !== id)),
    clear: () => set([]),
    read,
    subscribe,
  }
}
