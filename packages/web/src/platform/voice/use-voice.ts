import { toVoiceViewOf } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { useCallback, useSyncExternalStore } from 'react'
import { useServices } from '../services.ts'

/** What one question may do with the loudspeaker and the microphone, and what it is doing. */
export const useVoice = (owner: string) => {
  const { actor } = useServices().voice
  const select = useCallback(
    (snapshot: ReturnType<typeof actor.getSnapshot>) => toVoiceViewOf(snapshot, owner),
    [owner],
  )
  const view = useSelector(actor, select, shallowEqual)
  return { ...view, send: actor.send }
}

/** Settings and meters of the voice. */
export const useVoiceStatus = () => {
  const { store, voices } = useServices().voice
  const status = useSyncExternalStore(store.subscribe, store.read)
  return { ...status, choose: store.choose, voices }
}
