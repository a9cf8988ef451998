import { hashOf, placeOf } from '../address.ts'
import type { AnyEntry } from '../entries/entry.ts'
import { entries } from '../entries/index.ts'
import { nothingInspected } from '../inspect/source.ts'
import { type Brought, bring, waysOf } from './bring.ts'
import { type FromStage, isOurs, type ToStage } from './messages.ts'

export type Staged =
  | { key: string; place: string; entry: AnyEntry; brought: Promise<Brought> }
  | { problem: string }
  | null

const tellGallery = (message: FromStage) => {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/** Follows the frame's hash: each place is staged again; what goes on there is told to the gallery around. */
const createStageStore = () => {
  const listeners = new Set<() => void>()
  let staged: Staged = null
  let times = 0
  let current: Brought['source'] | null = null

  const show = (next: Staged) => {
    staged = next
    for (const listener of listeners) listener()
  }

  const tell = (place: string, brought: Brought) => {
    current = brought.source
    let waiting = false
    const send = () => {
      waiting = false
      if (current === brought.source) tellGallery({ candid: 'stage', place, inspected: brought.source.read() })
    }
    // Many lines come at once: they are told together.
    brought.source.subscribe(() => {
      if (!waiting) queueMicrotask(send)
      waiting = true
    })
    send()
  }

  const restage = () => {
    const place = placeOf(window.location.hash)
    const entry = entries.find(({ name }) => name === place.machine)
    const path = entry && waysOf(entry).find(({ state }) => state === place.state)?.ways[place.way]
    current = null
    if (!entry || !path) {
      show({ problem: `There is no state “${place.state}” of “${place.machine}”.` })
      tellGallery({ candid: 'stage', place: hashOf(place), inspected: nothingInspected })
      return
    }
    times += 1
    const brought = bring(entry, path.events)
    brought.then((it) => tell(hashOf(place), it), reportError)
    show({ key: `${times}`, place: hashOf(place), entry, brought })
  }

  const hear = (message: ToStage) => {
    if (message.candid === 'choose') current?.choose(message.actorId, message.index)
    if (message.candid === 'clear') current?.clear()
    if (message.candid === 'restart') restage()
  }

  window.addEventListener('hashchange', restage)
  window.addEventListener('message', (event) => {
    if (isOurs<ToStage>(event, window.parent)) hear(event.data)
  })
  restage()

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => staged,
  }
}

export const stageStore = createStageStore()
