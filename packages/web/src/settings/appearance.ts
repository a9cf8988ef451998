/** Interim: becomes core's appearance actor. */
export type Mode = 'light' | 'dark'
export const createAppearance = (window: Window) => {
  let mode: Mode = window.localStorage.getItem('appearance') === 'dark' ? 'dark' : 'light'
  const listeners = new Set<() => void>()
  return {
    read: () => mode,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    choose: (next: Mode) => {
      mode = next
      window.localStorage.setItem('appearance', next)
      window.document.documentElement.classList.toggle('dark', next === 'dark')
      window.document.documentElement.classList.toggle('light', next === 'light')
      for (const listener of listeners) listener()
    },
  }
}
export type Appearance = ReturnType<typeof createAppearance>
