import { liveUpdatesMachine, toLiveUpdatesView } from '@candid/core'
import { startActor } from '../start-actor.ts'
import { type EventsPort, eventsPort } from './read-events.ts'

/** The connection by which the server reports changes. */
export type LiveUpdates = {
  /** Whether changes must be asked for, because the server cannot report them now. */
  polls: () => boolean
  /** Somebody is logged in, or nobody any more. */
  setLoggedIn: (isLoggedIn: boolean) => void
  stop: () => void
}

type LiveUpdatesSettings = EventsPort & {
  /** Changes must be asked for from now on, or need not be any more. */
  onPolls: () => void
}

/** Keeps the connection for as long as somebody is logged in and can see the page. */
export const startLiveUpdates = (window: Window, { onPolls, ...port }: LiveUpdatesSettings): LiveUpdates => {
  const actor = startActor(liveUpdatesMachine.provide({ actors: { readEvents: eventsPort(port) } }))
  let polled = false
  actor.subscribe((snapshot) => {
    const { polls } = toLiveUpdatesView(snapshot)
    if (polls === polled) return
    polled = polls
    onPolls()
  })
  let isLoggedIn = false
  const update = () => actor.send({ type: isLoggedIn && !window.document.hidden ? 'live.start' : 'live.stop' })
  const retry = () => actor.send({ type: 'live.retry' })
  window.document.addEventListener('visibilitychange', update)
  window.addEventListener('online', retry)
  return {
    polls: () => toLiveUpdatesView(actor.getSnapshot()).polls,
    setLoggedIn: (now) => {
      isLoggedIn = now
      update()
    },
    stop: () => {
      window.document.removeEventListener('visibilitychange', update)
      window.removeEventListener('online', retry)
      actor.stop()
    },
  }
}
