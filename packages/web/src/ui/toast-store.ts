export type ToastTone = 'success' | 'error'
/** One thing that can still be done about what a toast tells, such as to undo it; doing it closes the toast. */
type ToastAction = { label: string; onSelect: () => void }
export type ToastText = { title: string; message?: string | undefined; action?: ToastAction | undefined }
export type Toast = ToastText & { id: number; tone: ToastTone }

/** The toasts on the screen, oldest first; lives outside React so that ports and actors can raise one. */
export const createToastStore = () => {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    show: (tone: ToastTone, text: ToastText) => {
      lastId += 1
      change([...toasts, { ...text, tone, id: lastId }])
    },
    close: (id: number) => change(toasts.filter((toast) => toast.id !== id)),
    clear: () => change([]),
    read: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type ToastStore = ReturnType<typeof createToastStore>
