import { overlayMachine, toOverlayView } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useActorRef } from './start-actor.ts'

/** Opens and closes the dialogs of a page, of which at most one is open. The reference is stable. */
export const useOverlayRef = <Kind extends string>() => {
  const actor = useActorRef(overlayMachine)
  return useMemo(
    () => ({
      actor,
      open: (next: Kind, id: string | null = null) => actor.send({ type: 'overlay.open', kind: next, about: id }),
      close: () => actor.send({ type: 'overlay.close' }),
    }),
    [actor],
  )
}

export type OverlayRef<Kind extends string> = ReturnType<typeof useOverlayRef<Kind>>

/** The open dialog (`kind`) and the id of what it is about (`about`). */
export const useOverlayView = <Kind extends string>({ actor }: OverlayRef<Kind>) => {
  const { kind, about } = useSelector(actor, toOverlayView, shallowEqual)
  // Only `open` sets it.
  return { kind: kind as Kind | null, about }
}

/** The dialogs of a page, for the component that renders them. */
export const useOverlay = <Kind extends string>() => {
  const overlay = useOverlayRef<Kind>()
  return { ...overlay, ...useOverlayView(overlay) }
}
