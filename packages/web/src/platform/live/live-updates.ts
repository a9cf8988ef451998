import { liveUpdatesMachine, toLiveUpdatesView } from '@candid/core'
import { type EventObject, fromCallback } from 'xstate'
import { startActor } from '../start-actor.ts'

/** Reads the stream until it ends, and returns how it ended. `stopped` ends it. */
export type ReadEvents = (stopped: AbortController, onOpened: () => void) => Promise<'live.lost' | 'live.unsupported'>

/** The connection on which the server reports changes. */
export type LiveUpdates = {
  /** Whether the app has to poll, because the server cannot report changes at the moment. */
  polls: () => boolean
  /** Says whether a user is logged in. */
  setLoggedIn: (isLoggedIn: boolean) => void
  stop: () => void
}

type LiveUpdatesSettings = {
  /** Loads what reads the stream: no page waits for this code. */
  load: () => Promise<ReadEvents>
  /** Called when the app has to start or stop polling. */
  onPolls: () => void
}

/** The stream of changes as an actor of the live updates machine. If its code cannot be loaded, the connection counts as lost. */
const eventsPort = (load: LiveUpdatesSettings['load']) =>
  fromCallback<EventObject, undefined>(({ sendBack }) => {
    const stopped = new AbortController()
    void load()
      .then((read) => read(stopped, () => sendBack({ type: 'live.opened' })))
      // The connection failed or broke: the machine tries again.
      .catch(() => 'live.lost')
      .then((type) => sendBack({ type }))
    return () => stopped.abort()
  })

/** Keeps the connection open while a user is logged in and the page is visible. */
export const startLiveUpdates = (window: Window, { onPolls, load }: LiveUpdatesSettings): LiveUpdates => {
  const actor = startActor(liveUpdatesMachine.provide({ actors: { readEvents: eventsPort(load) } }))
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
