import { liveUpdatesMachine, toLiveUpdatesView } from '@candid/core'
import { startActor } from '../start-actor.ts'
import { type EventsPort, eventsPort } from './read-events.ts'

/** The connection on which the server reports changes. */
export type LiveUpdates = {
  /** Whether the app has to poll, because the server cannot report changes at the moment. */
  polls: () => boolean
  /** Says whether a user is logged in. */
  setLoggedIn: (isLoggedIn: boolean) => void
  stop: () => void
}

type LiveUpdatesSettings = EventsPort & {
  /** Called when the app has to start or stop polling. */
  onPolls: () => void
}

/** Keeps the connection open while a user is logged in and the page is visible. */
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
