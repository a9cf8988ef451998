import { overlayMachine, toOverlayView } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { useActorRef } from './start-actor.ts'

/** The dialogs of a page, of which at most one is open: `kind` says which, `about` which thing it is about. */
export const useOverlay = <Kind extends string>() => {
  const actor = useActorRef(overlayMachine)
  const { kind, about } = useSelector(actor, toOverlayView, shallowEqual)
  return {
    // Only `open` below sets it.
    kind: kind as Kind | null,
    about,
    open: (next: Kind, id: string | null = null) => actor.send({ type: 'overlay.open', kind: next, about: id }),
    close: () => actor.send({ type: 'overlay.close' }),
  }
}
