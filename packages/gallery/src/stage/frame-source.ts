import { type Inspected, nothingInspected, type Source } from '../inspect/source.ts'
import { type FromStage, isOurs, type ToStage } from './messages.ts'

/** What goes on in the stage's frame, as the gallery around it reads it. */
export const createFrameSource = (frame: () => Window | null) => {
  const listeners = new Set<() => void>()
  let inspected: Inspected = nothingInspected
  let place = ''
  const tell = (message: ToStage) => frame()?.postMessage(message, window.location.origin)
  const changed = () => {
    for (const listener of listeners) listener()
  }
  window.addEventListener('message', (event) => {
    if (!isOurs<FromStage>(event, frame()) || event.data.candid !== 'stage') return
    inspected = event.data.inspected
    place = event.data.place
    changed()
  })
  const source: Source = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => inspected,
    choose: (actorId, index) => tell({ candid: 'choose', actorId, index }),
    clear: () => tell({ candid: 'clear' }),
  }
  return {
    source,
    /** The place that is on the stage; empty before the first. */
    readPlace: () => place,
    restart: () => tell({ candid: 'restart' }),
    setTheme: (dark: boolean) => tell({ candid: 'theme', dark }),
  }
}
