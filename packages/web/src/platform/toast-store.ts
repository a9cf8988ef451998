import type { Toast, ToastText, ToastTone } from '../ui/toaster.tsx'
import { createValue } from './value.ts'

/** Whether a new toast replaces this one: one with the same text does, and an offer to undo replaces the previous offer. */
const yieldsTo = (toast: Toast, { tone, title, message, action }: Omit<Toast, 'id'>): boolean =>
  toast.tone === tone &&
  (toast.action && action ? tone === 'success' : toast.title === title && toast.message === message)

/** Holds the toasts on the screen, oldest first. It is outside React so that ports and actors can show one. */
export const createToastStore = () => {
  const { read, set, subscribe } = createValue<readonly Toast[]>([])
  let lastId = 0
  return {
    show: (tone: ToastTone, text: ToastText) => {
      lastId += 1
      // Only the latest offer to undo stays, and no text is shown twice, so that toasts do not pile up.
      set([...read().filter((toast) => !yieldsTo(toast, { ...text, tone })), { ...text, tone, id: lastId }])
    },
    close: (id: number) => set(read().filter((toast) => toast.id !== id)),
    clear: () => set([]),
    read,
    subscribe,
  }
}
