import { overlayMachine, toOverlayView } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { useActorRef } from './start-actor.ts'

/** A way to open and close the dialogs of a page, of which at most one is open. It does not change when one does. */
export const useOverlayRef = <Kind extends string>() => {
  const actor = useActorRef(overlayMachine)
  return {
    actor,
    open: (next: Kind, id: string | null = null) => actor.send({ type: 'overlay.open', kind: next, about: id }),
    close: () => actor.send({ type: 'overlay.close' }),
  }
}

export type OverlayRef<Kind extends string> = ReturnType<typeof useOverlayRef<Kind>>

/** Which dialog is open: `kind` says which, `about` which thing it is about. */
export const useOverlayView = <Kind extends string>({ actor }: OverlayRef<Kind>) => {
  const { kind, about } = useSelector(actor, toOverlayView, shallowEqual)
  // Only `open` sets it.
  return { kind: kind as Kind | null, about }
}

/** The dialogs of a page, for a component that shows them itself. */
export const useOverlay = <Kind extends string>() => {
  const overlay = useOverlayRef<Kind>()
  return { ...overlay, ...useOverlayView(overlay) }
}
