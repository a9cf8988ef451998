import { hashOf, type Place, placeOf } from './address.ts'
import { entries } from './entries/index.ts'
import { startOf } from './stage/bring.ts'
import { createFrameSource } from './stage/frame-source.ts'

/** The first state of the first machine, for an address that names none. */
const firstPlace = (machine: string): Place => {
  const entry = entries.find(({ name }) => name === machine) ?? entries[0]
  return { machine: entry?.name ?? '', state: entry ? startOf(entry) : '', way: 0 }
}

const readPlace = (): Place => {
  const place = placeOf(window.location.hash)
  return place.state === '' ? firstPlace(place.machine) : place
}

/** Whether this machine's person prefers dark. */
export const startsDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches

/** Where the gallery is: `visited` is what was asked for; `live` follows the machine from there. */
type Whereabouts = { visited: Place; live: Place }

/** The gallery's own state: the place in its address, the frame of the stage, and how it is looked at. */
export const createGalleryStore = () => {
  const listeners = new Set<() => void>()
  let frame: HTMLIFrameElement | null = null
  const stage = createFrameSource(() => frame?.contentWindow ?? null)
  const first = readPlace()
  const stagePage = `/gallery-stage${startsDark() ? '?dark' : ''}`
  let whereabouts: Whereabouts = { visited: first, live: first }
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const visit = (place: Place) => {
    whereabouts = { visited: place, live: place }
    const address = frame?.contentWindow?.location
    if (address?.hash === hashOf(place)) stage.restart()
    // Replaced, not pushed: the browser's history belongs to the gallery, not to its frame. The whole address, because
    // a hash alone would be resolved against the gallery's own address, not the frame's.
    else address?.replace(stagePage + hashOf(place))
    changed()
  }
  window.addEventListener('hashchange', () => visit(readPlace()))
  stage.source.subscribe(() => {
    const [actor] = stage.source.read().actors
    const { visited, live } = whereabouts
    if (!actor || stage.readPlace() !== hashOf(visited)) return
    const arrived = {
      machine: visited.machine,
      state: actor.state,
      way: actor.state === visited.state ? visited.way : 0,
    }
    if (hashOf(arrived) === hashOf(live)) return
    whereabouts = { visited, live: arrived }
    window.history.replaceState(null, '', hashOf(arrived))
    changed()
  })
  return {
    stage,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => whereabouts,
    /** Goes to a place, also when the address says so already. */
    visit: (place: Place) => {
      if (window.location.hash === hashOf(place)) visit(place)
      else window.location.hash = hashOf(place)
    },
    restart: () => {
      window.history.replaceState(null, '', hashOf(whereabouts.visited))
      visit(whereabouts.visited)
    },
    setFrame: (element: HTMLIFrameElement | null) => {
      frame = element
    },
    /** The frame's address to begin with; later places only change its hash. */
    frameAddress: stagePage + hashOf(first),
  }
}

export type GalleryStore = ReturnType<typeof createGalleryStore>
