import type { Toast, ToastText, ToastTone } from '../ui/toaster.tsx'
import { createValue } from './value.ts'

const isOffer = (toast: Toast): boolean => toast.tone === 'success' && toast.action !== undefined

/** The toasts on the screen, oldest first; outside React so that ports and actors can raise one. */
export const createToastStore = () => {
  const { read, set, subscribe } = createValue<readonly Toast[]>([])
  let lastId = 0
  return {
    show: (tone: ToastTone, text: ToastText) => {
      lastId += 1
      // One step back at a time: a second offer to undo takes the place of the first instead of stacking over the page.
      const staying = text.action && tone === 'success' ? read().filter((toast) => !isOffer(toast)) : read()
      set([...staying, { ...text, tone, id: lastId }])
    },
    close: (id: number) => set(read().filter((toast) => toast.id !== id)),
    clear: () => set([]),
    read,
    subscribe,
  }
}
